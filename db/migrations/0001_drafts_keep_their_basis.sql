ALTER TABLE `form_drafts` ADD `basis` text;
