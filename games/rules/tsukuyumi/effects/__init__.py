"""What cards do: the vocabulary, then one file per deck or faction."""
