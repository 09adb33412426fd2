CREATE TRIGGER help_votes_counted_insert AFTER INSERT ON help_votes BEGIN
  UPDATE help_articles
    SET helpful = helpful + new.is_helpful, not_helpful = not_helpful + (1 - new.is_helpful)
    WHERE id = new.article_id;
END;

CREATE TRIGGER help_votes_counted_update AFTER UPDATE OF is_helpful ON help_votes BEGIN
  UPDATE help_articles
    SET
      helpful = helpful + new.is_helpful - old.is_helpful,
      not_helpful = not_helpful + old.is_helpful - new.is_helpful
    WHERE id = new.article_id;
END;

CREATE TRIGGER help_votes_counted_delete AFTER DELETE ON help_votes BEGIN
  UPDATE help_articles
    SET helpful = helpful - old.is_helpful, not_helpful = not_helpful - (1 - old.is_helpful)
    WHERE id = old.article_id;
END;
