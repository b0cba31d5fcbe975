"""What the boards of all games are drawn with: shapes, looks, colours, geometry."""
