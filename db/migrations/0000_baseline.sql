CREATE TABLE `activity` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`kind` text NOT NULL,
	`actor_id` integer,
	`workspace_id` integer,
	`task_id` integer,
	`document_id` integer,
	`person_id` integer,
	`subject` text,
	`data` text,
	`reference` text NOT NULL,
	`ip` text,
	`country` text,
	`user_agent` text
);
--> statement-breakpoint
CREATE INDEX `activity_at_idx` ON `activity` (`at`);
--> statement-breakpoint
CREATE INDEX `activity_workspace_id_idx` ON `activity` (`workspace_id`,`at`,`id`);
--> statement-breakpoint
CREATE INDEX `activity_actor_id_idx` ON `activity` (`actor_id`,`at`);
--> statement-breakpoint
CREATE INDEX `activity_kind_idx` ON `activity` (`kind`,`at`);
--> statement-breakpoint
CREATE TABLE `address_changes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`from_email` text NOT NULL,
	`to_email` text NOT NULL,
	`new_hash` text NOT NULL,
	`old_hash` text NOT NULL,
	`asked_by_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`confirmed_at` integer,
	`agreed_at` integer,
	`done_at` integer,
	`undo_hash` text,
	`undo_until` integer,
	`ended_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`asked_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `address_changes_new_hash_idx` ON `address_changes` (`new_hash`);
--> statement-breakpoint
CREATE UNIQUE INDEX `address_changes_old_hash_idx` ON `address_changes` (`old_hash`);
--> statement-breakpoint
CREATE UNIQUE INDEX `address_changes_undo_hash_idx` ON `address_changes` (`undo_hash`);
--> statement-breakpoint
CREATE INDEX `address_changes_user_id_idx` ON `address_changes` (`user_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `address_changes_awaited_idx` ON `address_changes` (`user_id`) WHERE done_at is null and ended_at is null;
--> statement-breakpoint
CREATE TABLE `airports` (
	`id` integer PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`name` text NOT NULL,
	`city` text NOT NULL,
	`country` text NOT NULL,
	`lat` real NOT NULL,
	`lng` real NOT NULL,
	`time_zone` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `airports_code_unique` ON `airports` (`code`);
--> statement-breakpoint
CREATE TABLE `api_connections` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`prefix` text NOT NULL,
	`key_hash` text NOT NULL,
	`scopes` text NOT NULL,
	`created_by_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer,
	`expires_at` integer,
	`revoked_at` integer,
	`request_id` text NOT NULL,
	FOREIGN KEY (`created_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `api_connections_key_hash_idx` ON `api_connections` (`key_hash`);
--> statement-breakpoint
CREATE UNIQUE INDEX `api_connections_request_id_idx` ON `api_connections` (`request_id`);
--> statement-breakpoint
CREATE INDEX `api_connections_created_at_idx` ON `api_connections` (`created_at`,`id`);
--> statement-breakpoint
CREATE TABLE `attempts` (
	`request_id` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`operation` text NOT NULL,
	`body_hash` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `attempts_created_at_idx` ON `attempts` (`created_at`);
--> statement-breakpoint
CREATE TABLE `authenticators` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`sealed_secret` text NOT NULL,
	`confirmed_at` integer,
	`last_step` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `backups` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`started_at` integer NOT NULL,
	`finished_at` integer,
	`status` text NOT NULL,
	`file_key` text NOT NULL,
	`byte_size` integer DEFAULT 0 NOT NULL,
	`row_count` integer DEFAULT 0 NOT NULL,
	`error` text,
	`made_by_id` integer,
	FOREIGN KEY (`made_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "backups_status_check" CHECK("backups"."status" in ('running', 'done', 'failed'))
);
--> statement-breakpoint
CREATE INDEX `backups_started_at_idx` ON `backups` (`started_at`,`id`);
--> statement-breakpoint
CREATE TABLE `bookings` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`task_id` integer,
	`workspace_id` integer NOT NULL,
	`host_id` integer NOT NULL,
	`event_id` integer NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`free_before` integer NOT NULL,
	`free_after` integer NOT NULL,
	`booked_by_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`cancelled_at` integer,
	`reminded_at` integer,
	FOREIGN KEY (`task_id`) REFERENCES `tasks`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`event_id`) REFERENCES `schedule_events`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`booked_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "bookings_free_before_check" CHECK("bookings"."free_before" >= 0),
	CONSTRAINT "bookings_free_after_check" CHECK("bookings"."free_after" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bookings_task_id_idx` ON `bookings` (`task_id`) WHERE cancelled_at is null;
--> statement-breakpoint
CREATE UNIQUE INDEX `bookings_event_id_idx` ON `bookings` (`event_id`);
--> statement-breakpoint
CREATE INDEX `bookings_host_idx` ON `bookings` (`host_id`,`starts_at`) WHERE cancelled_at is null;
--> statement-breakpoint
CREATE INDEX `bookings_remind_idx` ON `bookings` (`starts_at`) WHERE cancelled_at is null and reminded_at is null;
--> statement-breakpoint
CREATE INDEX `bookings_workspace_id_idx` ON `bookings` (`workspace_id`);
--> statement-breakpoint
CREATE TABLE `calendar_feeds` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_feeds_token_hash_idx` ON `calendar_feeds` (`token_hash`);
--> statement-breakpoint
CREATE TABLE `client_groups` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `client_groups_name_idx` ON `client_groups` (`name`);
--> statement-breakpoint
CREATE TABLE `clients` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`group_id` integer,
	`full_name` text NOT NULL,
	`name_key` text DEFAULT '' NOT NULL,
	`email` text NOT NULL,
	`phone` text,
	`search_text` text DEFAULT '' NOT NULL,
	`address` text,
	`emergency_contact` text,
	`emergency_phone` text,
	`status` text DEFAULT 'active' NOT NULL,
	`archived_at` integer,
	`pets_total` integer DEFAULT 0 NOT NULL,
	`workspaces_total` integer DEFAULT 0 NOT NULL,
	`joined_at` integer NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`group_id`) REFERENCES `client_groups`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "clients_status_check" CHECK("clients"."status" in ('active', 'inactive', 'pending'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `clients_user_id_idx` ON `clients` (`user_id`);
--> statement-breakpoint
CREATE INDEX `clients_group_id_idx` ON `clients` (`group_id`);
--> statement-breakpoint
CREATE INDEX `clients_name_idx` ON `clients` (`name_key`,`id`) WHERE archived_at is null;
--> statement-breakpoint
CREATE INDEX `clients_archived_idx` ON `clients` (`name_key`,`id`) WHERE archived_at is not null;
--> statement-breakpoint
CREATE TABLE `counts` (
	`kind` text NOT NULL,
	`key` text NOT NULL,
	`n` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`kind`, `key`)
);
--> statement-breakpoint
CREATE INDEX `counts_kind_n_idx` ON `counts` (`kind`,`n`);
--> statement-breakpoint
CREATE TABLE `document_reviews` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`document_id` integer NOT NULL,
	`number` integer NOT NULL,
	`decision` text NOT NULL,
	`reason` text,
	`overruled` text,
	`reviewer_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`reviewer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "document_reviews_decision_check" CHECK("document_reviews"."decision" in ('approve', 'reject', 'ask_changes'))
);
--> statement-breakpoint
CREATE INDEX `document_reviews_document_id_idx` ON `document_reviews` (`document_id`,`id`);
--> statement-breakpoint
CREATE TABLE `document_texts` (
	`document_id` integer PRIMARY KEY NOT NULL,
	`number` integer NOT NULL,
	`is_from_photo` integer DEFAULT false NOT NULL,
	`text` text NOT NULL,
	`search_text` text NOT NULL,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `document_versions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`document_id` integer NOT NULL,
	`number` integer NOT NULL,
	`file_key` text NOT NULL,
	`file_name` text NOT NULL,
	`media_type` text NOT NULL,
	`byte_size` integer NOT NULL,
	`sha256` text NOT NULL,
	`uploaded_by_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`uploaded_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "document_versions_media_type_check" CHECK("document_versions"."media_type" in ('image/jpeg', 'image/png', 'application/pdf')),
	CONSTRAINT "document_versions_byte_size_check" CHECK("document_versions"."byte_size" >= 1)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `document_versions_document_id_number_idx` ON `document_versions` (`document_id`,`number`);
--> statement-breakpoint
CREATE UNIQUE INDEX `document_versions_file_key_idx` ON `document_versions` (`file_key`);
--> statement-breakpoint
CREATE INDEX `document_versions_created_at_idx` ON `document_versions` (`created_at`);
--> statement-breakpoint
CREATE TABLE `documents` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`workspace_id` integer NOT NULL,
	`task_id` integer,
	`name` text NOT NULL,
	`name_key` text DEFAULT '' NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`category` text,
	`type` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`rejection_reason` text,
	`expires_on` text,
	`current_number` integer DEFAULT 0 NOT NULL,
	`uploaded_by_id` integer NOT NULL,
	`uploaded_at` integer NOT NULL,
	`file_name` text DEFAULT '' NOT NULL,
	`media_type` text DEFAULT 'application/pdf' NOT NULL,
	`byte_size` integer DEFAULT 0 NOT NULL,
	`uploaded_by_name` text DEFAULT '' NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`removed_at` integer,
	`text_number` integer DEFAULT 0 NOT NULL,
	`text_tries` integer DEFAULT 0 NOT NULL,
	`request_id` text NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`task_id`) REFERENCES `tasks`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`uploaded_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "documents_category_check" CHECK("documents"."category" in ('health', 'vaccination', 'permit', 'customs', 'insurance')),
	CONSTRAINT "documents_type_check" CHECK("documents"."type" in ('health', 'vaccination', 'travel')),
	CONSTRAINT "documents_status_check" CHECK("documents"."status" in ('approved', 'rejected', 'pending', 'needs-review')),
	CONSTRAINT "documents_expires_on_check" CHECK("documents"."expires_on" is null or "documents"."expires_on" glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]')
);
--> statement-breakpoint
CREATE UNIQUE INDEX `documents_request_id_idx` ON `documents` (`request_id`);
--> statement-breakpoint
CREATE INDEX `documents_uploaded_at_idx` ON `documents` (`uploaded_at`,`id`) WHERE removed_at is null and current_number > 0;
--> statement-breakpoint
CREATE INDEX `documents_category_idx` ON `documents` (`category`,`uploaded_at`,`id`) WHERE removed_at is null and current_number > 0;
--> statement-breakpoint
CREATE INDEX `documents_status_idx` ON `documents` (`status`,`uploaded_at`,`id`) WHERE removed_at is null and current_number > 0;
--> statement-breakpoint
CREATE INDEX `documents_name_idx` ON `documents` (`name_key`,`id`) WHERE removed_at is null and current_number > 0;
--> statement-breakpoint
CREATE INDEX `documents_category_name_idx` ON `documents` (`category`,`name_key`,`id`) WHERE removed_at is null and current_number > 0;
--> statement-breakpoint
CREATE INDEX `documents_status_name_idx` ON `documents` (`status`,`name_key`,`id`) WHERE removed_at is null and current_number > 0;
--> statement-breakpoint
CREATE INDEX `documents_expires_on_idx` ON `documents` (`expires_on`,`id`) WHERE expires_on is not null and removed_at is null and current_number > 0;
--> statement-breakpoint
CREATE INDEX `documents_unread_idx` ON `documents` (`id`) WHERE text_number < current_number and text_tries < 3 and media_type = 'application/pdf';
--> statement-breakpoint
CREATE INDEX `documents_removed_at_idx` ON `documents` (`removed_at`) WHERE removed_at is not null;
--> statement-breakpoint
CREATE INDEX `documents_workspace_id_idx` ON `documents` (`workspace_id`,`uploaded_at`,`id`);
--> statement-breakpoint
CREATE INDEX `documents_task_id_idx` ON `documents` (`task_id`);
--> statement-breakpoint
CREATE INDEX `documents_waiting_idx` ON `documents` (`uploaded_at`) WHERE current_number = 0;
--> statement-breakpoint
CREATE TABLE `duties` (
	`name` text PRIMARY KEY NOT NULL,
	`last_run_at` integer NOT NULL,
	`last_done_at` integer,
	`failing_since` integer,
	`failure` text,
	`left_out` integer DEFAULT 0 NOT NULL,
	`left_out_why` text,
	`left_out_at` integer,
	`told_at` integer,
	CONSTRAINT "duties_name_check" CHECK("duties"."name" in ('runSteps', 'markOverdue', 'markInvoicesOverdue', 'remindDue', 'remindBooked', 'remindInvited', 'alertOnRules', 'askForArrivals', 'sendDigests', 'clearUnfinishedUploads', 'deleteRemoved', 'warnExpiring', 'watchMailDomain', 'deliverWaiting', 'clearOldDeliveries', 'settleAddressChanges', 'sendWaitingMail', 'tellUndelivered', 'clearEnded', 'backUpIfDue', 'queueUnreadPapers'))
);
--> statement-breakpoint
CREATE TABLE `expiry_warnings` (
	`document_id` integer NOT NULL,
	`expires_on` text NOT NULL,
	`warning` text NOT NULL,
	`sent_at` integer NOT NULL,
	PRIMARY KEY(`document_id`, `expires_on`, `warning`),
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "expiry_warnings_warning_check" CHECK("expiry_warnings"."warning" in ('month', 'week', 'journey'))
);
--> statement-breakpoint
CREATE TABLE `features` (
	`name` text PRIMARY KEY NOT NULL,
	`is_on` integer DEFAULT false NOT NULL,
	`changed_at` integer NOT NULL,
	`changed_by_id` integer NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`changed_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "features_name_check" CHECK("features"."name" in ('ownerBookings', 'paperFindings', 'photoReading', 'languageModel', 'textMessages', 'outsideMap', 'openPlanner', 'openApiPage', 'keptOnDevice'))
);
--> statement-breakpoint
CREATE TABLE `finding_decisions` (
	`document_id` integer NOT NULL,
	`number` integer NOT NULL,
	`key` text NOT NULL,
	`decision` text NOT NULL,
	`entry_id` integer,
	`pet_after` text,
	`pet_before` text,
	`decided_by_id` integer NOT NULL,
	`decided_at` integer NOT NULL,
	PRIMARY KEY(`document_id`, `number`, `key`),
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`entry_id`) REFERENCES `health_entries`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`decided_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "finding_decisions_decision_check" CHECK("finding_decisions"."decision" in ('taken', 'discarded'))
);
--> statement-breakpoint
CREATE INDEX `finding_decisions_entry_id_idx` ON `finding_decisions` (`entry_id`);
--> statement-breakpoint
CREATE TABLE `form_drafts` (
	`task_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`values` text NOT NULL,
	`basis` text,
	`page_id` text,
	`saved_at` integer NOT NULL,
	PRIMARY KEY(`task_id`, `user_id`),
	FOREIGN KEY (`task_id`) REFERENCES `tasks`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `form_submissions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`task_id` integer NOT NULL,
	`kind` text NOT NULL,
	`values` text NOT NULL,
	`submitted_by_id` integer NOT NULL,
	`submitted_at` integer NOT NULL,
	`request_id` text NOT NULL,
	FOREIGN KEY (`task_id`) REFERENCES `tasks`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`submitted_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "form_submissions_kind_check" CHECK("form_submissions"."kind" in ('pet', 'travel', 'owner'))
);
--> statement-breakpoint
CREATE INDEX `form_submissions_task_id_idx` ON `form_submissions` (`task_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `form_submissions_request_id_idx` ON `form_submissions` (`request_id`);
--> statement-breakpoint
CREATE TABLE `fresh_proofs` (
	`user_id` integer NOT NULL,
	`session_hash` text NOT NULL,
	`code_hash` text NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `session_hash`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `fresh_proofs_expires_at_idx` ON `fresh_proofs` (`expires_at`);
--> statement-breakpoint
CREATE TABLE `gateway_events` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`payment_id` integer NOT NULL,
	`received_at` integer NOT NULL,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `health_entries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`pet_id` integer NOT NULL,
	`kind` text NOT NULL,
	`code` text,
	`read_on` text,
	`standard` text,
	`readability` text,
	`is_legible` integer DEFAULT false NOT NULL,
	`disease` text,
	`product` text,
	`batch` text,
	`vaccine_type` text,
	`course_doses` integer,
	`laboratory` text,
	`received_on` text,
	`result` real,
	`is_below` integer DEFAULT false NOT NULL,
	`record` text,
	`is_positive` integer DEFAULT false NOT NULL,
	`time` text,
	`time_zone` text,
	`country` text,
	`on_date` text,
	`until_date` text,
	`is_planned` integer DEFAULT false NOT NULL,
	`document_id` integer,
	`created_by_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`confirmed_by_id` integer,
	`confirmed_at` integer,
	`request_id` text NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`pet_id`) REFERENCES `pets`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`created_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`confirmed_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "health_entries_kind_check" CHECK("health_entries"."kind" in ('microchip', 'tattoo', 'vaccination', 'sample', 'record', 'stay')),
	CONSTRAINT "health_entries_disease_check" CHECK("health_entries"."disease" in ('rabies', 'core', 'leptospirosis', 'canine_influenza', 'other')),
	CONSTRAINT "health_entries_standard_check" CHECK("health_entries"."standard" in ('iso', 'other')),
	CONSTRAINT "health_entries_readability_check" CHECK("health_entries"."readability" in ('readable', 'own_reader', 'unreadable')),
	CONSTRAINT "health_entries_vaccine_type_check" CHECK("health_entries"."vaccine_type" in ('inactivated', 'recombinant', 'live')),
	CONSTRAINT "health_entries_on_date_check" CHECK("health_entries"."on_date" is null or "health_entries"."on_date" glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
	CONSTRAINT "health_entries_until_date_check" CHECK("health_entries"."until_date" is null or "health_entries"."until_date" glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
	CONSTRAINT "health_entries_read_on_check" CHECK("health_entries"."read_on" is null or "health_entries"."read_on" glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
	CONSTRAINT "health_entries_received_on_check" CHECK("health_entries"."received_on" is null or "health_entries"."received_on" glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]')
);
--> statement-breakpoint
CREATE INDEX `health_entries_pet_id_idx` ON `health_entries` (`pet_id`,`id`);
--> statement-breakpoint
CREATE INDEX `health_entries_document_id_idx` ON `health_entries` (`document_id`);
--> statement-breakpoint
CREATE INDEX `health_entries_microchip_idx` ON `health_entries` (`code`) WHERE kind = 'microchip';
--> statement-breakpoint
CREATE UNIQUE INDEX `health_entries_request_id_idx` ON `health_entries` (`request_id`);
--> statement-breakpoint
CREATE TABLE `help_articles` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`category_id` integer NOT NULL,
	`title` text NOT NULL,
	`title_key` text DEFAULT '' NOT NULL,
	`content` text NOT NULL,
	`tags` text NOT NULL,
	`view_count` integer DEFAULT 0 NOT NULL,
	`helpful` integer DEFAULT 0 NOT NULL,
	`not_helpful` integer DEFAULT 0 NOT NULL,
	`updated_at` integer NOT NULL,
	`checked_on` text,
	`sources` text DEFAULT '[]' NOT NULL,
	`forms` text DEFAULT '[]' NOT NULL,
	`search_text` text NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`category_id`) REFERENCES `help_categories`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `help_articles_category_id_idx` ON `help_articles` (`category_id`,`title_key`,`id`);
--> statement-breakpoint
CREATE INDEX `help_articles_view_count_idx` ON `help_articles` (`view_count`,`id`);
--> statement-breakpoint
CREATE INDEX `help_articles_title_idx` ON `help_articles` (`title_key`,`id`);
--> statement-breakpoint
CREATE TABLE `help_categories` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`icon` text DEFAULT 'HelpCircle' NOT NULL,
	`position` integer NOT NULL,
	`article_count` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `help_categories_name_idx` ON `help_categories` (`name`);
--> statement-breakpoint
CREATE TABLE `help_votes` (
	`article_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`is_helpful` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`article_id`, `user_id`),
	FOREIGN KEY (`article_id`) REFERENCES `help_articles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `identities` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`issuer` text NOT NULL,
	`subject` text NOT NULL,
	`bound_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `identities_subject_idx` ON `identities` (`issuer`,`subject`);
--> statement-breakpoint
CREATE INDEX `identities_bound_at_idx` ON `identities` (`bound_at`,`user_id`);
--> statement-breakpoint
CREATE TABLE `identity_providers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`is_on` integer DEFAULT false NOT NULL,
	`issuer` text NOT NULL,
	`client_id` text NOT NULL,
	`sealed_secret` text,
	`domains` text NOT NULL,
	`is_required` integer DEFAULT false NOT NULL,
	`keeper_ids` text NOT NULL,
	`is_second_step` integer DEFAULT false NOT NULL,
	`label` text NOT NULL,
	`changed_at` integer NOT NULL,
	`version` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `invitations` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`workspace_id` integer,
	`email` text NOT NULL,
	`name` text NOT NULL,
	`role` text NOT NULL,
	`member_role` text,
	`personal_message` text,
	`token_hash` text NOT NULL,
	`invited_by_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`code_hash` text,
	`opened_at` integer,
	`accepted_at` integer,
	`revoked_at` integer,
	`asked_again_at` integer,
	`reminded_at` integer,
	`undelivered_at` integer,
	`undelivered_why` text,
	`request_id` text NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`invited_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "invitations_role_check" CHECK("invitations"."role" in ('customer', 'staff', 'admin')),
	CONSTRAINT "invitations_member_role_check" CHECK("invitations"."member_role" in ('owner', 'family', 'vet', 'ground_agent', 'staff'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_token_hash_idx` ON `invitations` (`token_hash`);
--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_request_id_idx` ON `invitations` (`request_id`);
--> statement-breakpoint
CREATE INDEX `invitations_workspace_id_idx` ON `invitations` (`workspace_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_live_idx` ON `invitations` (`workspace_id`,`email`) WHERE accepted_at is null and revoked_at is null;
--> statement-breakpoint
CREATE INDEX `invitations_email_idx` ON `invitations` (`email`,`id`);
--> statement-breakpoint
CREATE INDEX `invitations_open_idx` ON `invitations` (`created_at`) WHERE accepted_at is null and revoked_at is null and reminded_at is null;
--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_colleagues_idx` ON `invitations` (`email`) WHERE workspace_id is null and accepted_at is null and revoked_at is null;
--> statement-breakpoint
CREATE TABLE `invoice_lines` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`invoice_id` integer NOT NULL,
	`position` integer NOT NULL,
	`description` text NOT NULL,
	`quantity` integer DEFAULT 1 NOT NULL,
	`unit_amount` integer NOT NULL,
	`tax_rate` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`invoice_id`) REFERENCES `invoices`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invoice_lines_invoice_id_position_idx` ON `invoice_lines` (`invoice_id`,`position`);
--> statement-breakpoint
CREATE TABLE `invoice_receipts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`invoice_id` integer NOT NULL,
	`received_on` text NOT NULL,
	`amount` integer NOT NULL,
	`method` text NOT NULL,
	`note` text,
	`payment_id` integer,
	`reverses_id` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`invoice_id`) REFERENCES `invoices`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "invoice_receipts_method_check" CHECK("invoice_receipts"."method" in ('bank', 'card', 'cash', 'other')),
	CONSTRAINT "invoice_receipts_received_on_check" CHECK("invoice_receipts"."received_on" is null or "invoice_receipts"."received_on" glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]')
);
--> statement-breakpoint
CREATE INDEX `invoice_receipts_invoice_id_idx` ON `invoice_receipts` (`invoice_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `invoice_receipts_payment_id_idx` ON `invoice_receipts` (`payment_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `invoice_receipts_reverses_id_idx` ON `invoice_receipts` (`reverses_id`);
--> statement-breakpoint
CREATE TABLE `invoices` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`invoice_number` text,
	`workspace_id` integer,
	`client_id` integer NOT NULL,
	`customer_name` text DEFAULT '' NOT NULL,
	`customer_email` text DEFAULT '' NOT NULL,
	`customer_address` text DEFAULT '' NOT NULL,
	`pet_name` text,
	`service_description` text NOT NULL,
	`notes` text DEFAULT '' NOT NULL,
	`issued_on` text NOT NULL,
	`due_date` text NOT NULL,
	`total_amount` integer NOT NULL,
	`tax_amount` integer DEFAULT 0 NOT NULL,
	`paid_amount` integer DEFAULT 0 NOT NULL,
	`currency` text NOT NULL,
	`status` text DEFAULT 'draft' NOT NULL,
	`is_recurring` integer DEFAULT false NOT NULL,
	`paid_on` text,
	`void_reason` text,
	`mailed_at` integer,
	`search_text` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`request_id` text,
	`version` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`client_id`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "invoices_currency_check" CHECK("invoices"."currency" in ('USD', 'GBP', 'EUR', 'CHF', 'CAD', 'AUD', 'JPY', 'AED', 'KWD')),
	CONSTRAINT "invoices_status_check" CHECK("invoices"."status" in ('paid', 'sent', 'draft', 'overdue', 'void')),
	CONSTRAINT "invoices_issued_on_check" CHECK("invoices"."issued_on" is null or "invoices"."issued_on" glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
	CONSTRAINT "invoices_due_date_check" CHECK("invoices"."due_date" is null or "invoices"."due_date" glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
	CONSTRAINT "invoices_paid_on_check" CHECK("invoices"."paid_on" is null or "invoices"."paid_on" glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]')
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_invoice_number_idx` ON `invoices` (`invoice_number`);
--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_request_id_idx` ON `invoices` (`request_id`);
--> statement-breakpoint
CREATE INDEX `invoices_issued_on_idx` ON `invoices` (`issued_on`,`id`);
--> statement-breakpoint
CREATE INDEX `invoices_due_date_idx` ON `invoices` (`due_date`,`id`);
--> statement-breakpoint
CREATE INDEX `invoices_status_issued_on_idx` ON `invoices` (`status`,`issued_on`,`id`);
--> statement-breakpoint
CREATE INDEX `invoices_status_due_date_idx` ON `invoices` (`status`,`due_date`,`id`);
--> statement-breakpoint
CREATE INDEX `invoices_currency_issued_on_idx` ON `invoices` (`currency`,`issued_on`,`id`);
--> statement-breakpoint
CREATE INDEX `invoices_currency_due_date_idx` ON `invoices` (`currency`,`due_date`,`id`);
--> statement-breakpoint
CREATE INDEX `invoices_currency_status_issued_on_idx` ON `invoices` (`currency`,`status`,`issued_on`,`id`);
--> statement-breakpoint
CREATE INDEX `invoices_currency_status_due_date_idx` ON `invoices` (`currency`,`status`,`due_date`,`id`);
--> statement-breakpoint
CREATE INDEX `invoices_paid_on_idx` ON `invoices` (`paid_on`,`id`);
--> statement-breakpoint
CREATE INDEX `invoices_recurring_idx` ON `invoices` (`issued_on`,`id`) WHERE is_recurring = 1;
--> statement-breakpoint
CREATE INDEX `invoices_client_id_idx` ON `invoices` (`client_id`);
--> statement-breakpoint
CREATE INDEX `invoices_workspace_id_idx` ON `invoices` (`workspace_id`,`issued_on`,`id`);
--> statement-breakpoint
CREATE TABLE `letters` (
	`at` integer PRIMARY KEY NOT NULL,
	`letter` text NOT NULL,
	`folded` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `letters_letter_idx` ON `letters` (`letter`);
--> statement-breakpoint
CREATE TABLE `library_templates` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`name_key` text DEFAULT '' NOT NULL,
	`description` text NOT NULL,
	`category` text NOT NULL,
	`destination_country` text NOT NULL,
	`requirements` text NOT NULL,
	`estimated_time` text NOT NULL,
	`difficulty` text NOT NULL,
	`country` text,
	`origin` text,
	`species` text DEFAULT '[]' NOT NULL,
	`usage_count` integer DEFAULT 0 NOT NULL,
	`template_id` integer,
	`archived_at` integer,
	`created_at` integer NOT NULL,
	`request_id` text,
	`version` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`template_id`) REFERENCES `templates`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "library_templates_category_check" CHECK("library_templates"."category" in ('Europe', 'North America', 'Asia', 'Oceania', 'South America', 'Africa')),
	CONSTRAINT "library_templates_difficulty_check" CHECK("library_templates"."difficulty" in ('Easy', 'Medium', 'Complex'))
);
--> statement-breakpoint
CREATE INDEX `library_templates_name_idx` ON `library_templates` (`name_key`,`id`) WHERE archived_at is null;
--> statement-breakpoint
CREATE INDEX `library_templates_archived_idx` ON `library_templates` (`name_key`,`id`) WHERE archived_at is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX `library_templates_request_id_idx` ON `library_templates` (`request_id`);
--> statement-breakpoint
CREATE TABLE `mail_domains` (
	`id` integer PRIMARY KEY NOT NULL,
	`domain` text NOT NULL,
	`local_part` text NOT NULL,
	`sender_name` text NOT NULL,
	`ownership` text NOT NULL,
	`dkim_secret` text NOT NULL,
	`dkim_public` text NOT NULL,
	`records` text NOT NULL,
	`created_at` integer NOT NULL,
	`checked_at` integer,
	`verified_at` integer,
	`lost_at` integer,
	`version` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "mail_domains_one_check" CHECK("mail_domains"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE `message_files` (
	`message_id` integer NOT NULL,
	`document_id` integer NOT NULL,
	PRIMARY KEY(`message_id`, `document_id`),
	FOREIGN KEY (`message_id`) REFERENCES `messages`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `message_files_document_id_idx` ON `message_files` (`document_id`);
--> statement-breakpoint
CREATE TABLE `message_mentions` (
	`message_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	PRIMARY KEY(`message_id`, `user_id`),
	FOREIGN KEY (`message_id`) REFERENCES `messages`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `message_threads` (
	`workspace_id` integer PRIMARY KEY NOT NULL,
	`last_message_id` integer NOT NULL,
	`last_at` integer NOT NULL,
	`is_waiting` integer DEFAULT false NOT NULL,
	`inbox_key` integer GENERATED ALWAYS AS (-(last_at + is_waiting * 10000000000000)) VIRTUAL NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `message_threads_inbox_idx` ON `message_threads` (`inbox_key`,`workspace_id`);
--> statement-breakpoint
CREATE TABLE `messages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`workspace_id` integer NOT NULL,
	`task_id` integer,
	`author_id` integer NOT NULL,
	`body` text NOT NULL,
	`is_internal` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`request_id` text NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`task_id`) REFERENCES `tasks`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `messages_workspace_id_idx` ON `messages` (`workspace_id`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `messages_task_id_idx` ON `messages` (`task_id`,`created_at`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `messages_request_id_idx` ON `messages` (`request_id`);
--> statement-breakpoint
CREATE TABLE `muted_tasks` (
	`user_id` integer NOT NULL,
	`task_id` integer NOT NULL,
	`muted_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `task_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`task_id`) REFERENCES `tasks`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `muted_tasks_muted_at_idx` ON `muted_tasks` (`user_id`,`muted_at`,`task_id`);
--> statement-breakpoint
CREATE INDEX `muted_tasks_task_id_idx` ON `muted_tasks` (`task_id`);
--> statement-breakpoint
CREATE TABLE `notification_preferences` (
	`user_id` integer NOT NULL,
	`kind` text NOT NULL,
	`channel` text NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `kind`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "notification_preferences_channel_check" CHECK("notification_preferences"."channel" in ('portal', 'mail', 'digest', 'none'))
);
--> statement-breakpoint
CREATE TABLE `notifications` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`title` text NOT NULL,
	`message` text NOT NULL,
	`type` text NOT NULL,
	`category` text NOT NULL,
	`workspace_id` integer,
	`task_id` integer,
	`action_url` text,
	`created_at` integer NOT NULL,
	`read_at` integer,
	`kind` text DEFAULT 'journey' NOT NULL,
	`times` integer DEFAULT 1 NOT NULL,
	`by_mail` integer DEFAULT false NOT NULL,
	`awaits_digest` integer DEFAULT false NOT NULL,
	`is_put_away` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`task_id`) REFERENCES `tasks`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "notifications_action_url_check" CHECK(action_url is null or action_url not glob '/*/*.0*'),
	CONSTRAINT "notifications_type_check" CHECK("notifications"."type" in ('info', 'success', 'warning', 'error')),
	CONSTRAINT "notifications_category_check" CHECK("notifications"."category" in ('document', 'travel', 'task', 'system'))
);
--> statement-breakpoint
CREATE INDEX `notifications_user_id_idx` ON `notifications` (`user_id`,`created_at`,`id`) WHERE is_put_away = 0;
--> statement-breakpoint
CREATE INDEX `notifications_kind_idx` ON `notifications` (`user_id`,`kind`,`created_at`,`id`) WHERE is_put_away = 0;
--> statement-breakpoint
CREATE INDEX `notifications_unread_idx` ON `notifications` (`user_id`,`created_at`,`id`) WHERE read_at is null and is_put_away = 0;
--> statement-breakpoint
CREATE INDEX `notifications_unread_kind_idx` ON `notifications` (`user_id`,`kind`,`created_at`,`id`) WHERE read_at is null and is_put_away = 0;
--> statement-breakpoint
CREATE INDEX `notifications_digest_idx` ON `notifications` (`user_id`,`created_at`) WHERE awaits_digest = 1 and is_put_away = 0;
--> statement-breakpoint
CREATE INDEX `notifications_workspace_id_idx` ON `notifications` (`workspace_id`,`user_id`);
--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`template` text NOT NULL,
	`to_email` text NOT NULL,
	`to_name` text NOT NULL,
	`payload` text NOT NULL,
	`dedupe_key` text NOT NULL,
	`created_at` integer NOT NULL,
	`next_attempt_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`sent_at` integer,
	`failed_at` integer,
	`last_error` text,
	`by_id` integer,
	`workspace_id` integer,
	`told_at` integer,
	FOREIGN KEY (`by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_dedupe_key_idx` ON `outbox` (`dedupe_key`);
--> statement-breakpoint
CREATE INDEX `outbox_waiting_idx` ON `outbox` (`next_attempt_at`) WHERE sent_at is null and failed_at is null;
--> statement-breakpoint
CREATE INDEX `outbox_unsent_idx` ON `outbox` (`id`) WHERE sent_at is null;
--> statement-breakpoint
CREATE INDEX `outbox_untold_idx` ON `outbox` (`failed_at`) WHERE failed_at is not null and told_at is null;
--> statement-breakpoint
CREATE INDEX `outbox_to_email_idx` ON `outbox` (`to_email`,`id`);
--> statement-breakpoint
CREATE TABLE `passwords` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `payment_items` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`workspace_id` integer NOT NULL,
	`position` integer NOT NULL,
	`description` text NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`required` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "payment_items_currency_check" CHECK("payment_items"."currency" in ('USD', 'GBP', 'EUR', 'CHF', 'CAD', 'AUD', 'JPY', 'AED', 'KWD')),
	CONSTRAINT "payment_items_amount_check" CHECK("payment_items"."amount" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_items_workspace_id_position_idx` ON `payment_items` (`workspace_id`,`position`);
--> statement-breakpoint
CREATE TABLE `payments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`workspace_id` integer NOT NULL,
	`task_id` integer NOT NULL,
	`method` text NOT NULL,
	`status` text NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`transaction_id` text,
	`customer_name` text NOT NULL,
	`customer_email` text NOT NULL,
	`items` text NOT NULL,
	`failure` text,
	`refunded_amount` integer DEFAULT 0 NOT NULL,
	`disputed_amount` integer DEFAULT 0 NOT NULL,
	`payer_id` integer NOT NULL,
	`request_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`settled_at` integer,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`task_id`) REFERENCES `tasks`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`payer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payments_method_check" CHECK("payments"."method" in ('card', 'bank')),
	CONSTRAINT "payments_status_check" CHECK("payments"."status" in ('processing', 'succeeded', 'failed', 'awaiting_transfer')),
	CONSTRAINT "payments_currency_check" CHECK("payments"."currency" in ('USD', 'GBP', 'EUR', 'CHF', 'CAD', 'AUD', 'JPY', 'AED', 'KWD')),
	CONSTRAINT "payments_amount_check" CHECK("payments"."amount" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_request_id_idx` ON `payments` (`request_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_transaction_id_idx` ON `payments` (`transaction_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_settled_task_idx` ON `payments` (`task_id`) WHERE status in ('processing', 'succeeded');
--> statement-breakpoint
CREATE INDEX `payments_workspace_id_idx` ON `payments` (`workspace_id`);
--> statement-breakpoint
CREATE INDEX `payments_task_id_idx` ON `payments` (`task_id`,`id`);
--> statement-breakpoint
CREATE TABLE `pet_facts_said` (
	`pet_id` integer NOT NULL,
	`fact` text NOT NULL,
	`said_by_id` integer NOT NULL,
	`said_at` integer NOT NULL,
	PRIMARY KEY(`pet_id`, `fact`),
	FOREIGN KEY (`pet_id`) REFERENCES `pets`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`said_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `pets` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`client_id` integer NOT NULL,
	`name` text NOT NULL,
	`name_key` text DEFAULT '' NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`species` text DEFAULT 'other' NOT NULL,
	`breed` text,
	`birth_date` text,
	`age_said` real,
	`age_said_on` text,
	`sex` text,
	`is_neutered` integer,
	`is_assistance_animal` integer DEFAULT false NOT NULL,
	`colour` text,
	`weight_grams` integer,
	`passport_number` text,
	`vaccination_status` text,
	`health_conditions` text,
	`medications` text,
	`special_requirements` text,
	`created_at` integer NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`client_id`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "pets_species_check" CHECK("pets"."species" in ('dog', 'cat', 'bird', 'rabbit', 'fish', 'reptile', 'hamster', 'ferret', 'other')),
	CONSTRAINT "pets_birth_date_check" CHECK("pets"."birth_date" is null or "pets"."birth_date" glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
	CONSTRAINT "pets_age_said_on_check" CHECK("pets"."age_said_on" is null or "pets"."age_said_on" glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]')
);
--> statement-breakpoint
CREATE INDEX `pets_client_id_idx` ON `pets` (`client_id`);
--> statement-breakpoint
CREATE TABLE `provider_returns` (
	`state_hash` text PRIMARY KEY NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `provider_returns_expires_at_idx` ON `provider_returns` (`expires_at`);
--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`code_hash` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `recovery_codes_user_id_idx` ON `recovery_codes` (`user_id`);
--> statement-breakpoint
CREATE TABLE `removed_things` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`thing_id` integer NOT NULL,
	`workspace_id` integer,
	`name` text NOT NULL,
	`rows` text DEFAULT '{}' NOT NULL,
	`removed_by_id` integer,
	`removed_at` integer NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`removed_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "removed_things_kind_check" CHECK("removed_things"."kind" in ('document', 'task', 'note', 'entry', 'invoice', 'tag', 'team'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `removed_things_thing_idx` ON `removed_things` (`kind`,`thing_id`);
--> statement-breakpoint
CREATE INDEX `removed_things_removed_at_idx` ON `removed_things` (`removed_at`,`id`);
--> statement-breakpoint
CREATE INDEX `removed_things_workspace_id_idx` ON `removed_things` (`workspace_id`);
--> statement-breakpoint
CREATE TABLE `rule_alerts` (
	`workspace_id` integer NOT NULL,
	`step_id` text NOT NULL,
	`kind` text NOT NULL,
	`date` text NOT NULL,
	`sent_at` integer NOT NULL,
	PRIMARY KEY(`workspace_id`, `step_id`, `kind`, `date`),
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "rule_alerts_kind_check" CHECK("rule_alerts"."kind" in ('opens', 'closes', 'lapses'))
);
--> statement-breakpoint
CREATE TABLE `rule_watches` (
	`workspace_id` integer PRIMARY KEY NOT NULL,
	`next_check_on` text NOT NULL,
	`checked_on` text,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `rule_watches_next_check_on_idx` ON `rule_watches` (`next_check_on`,`workspace_id`);
--> statement-breakpoint
CREATE TABLE `schedule_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`workspace_id` integer,
	`event_type` text NOT NULL,
	`title` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`to_bring` text DEFAULT '' NOT NULL,
	`start_date` integer NOT NULL,
	`end_date` integer,
	`time_zone` text DEFAULT 'UTC' NOT NULL,
	`first_day` text,
	`last_day` text,
	`location` text,
	`status` text DEFAULT 'scheduled' NOT NULL,
	`cancel_reason` text,
	`created_at` integer NOT NULL,
	`changed_at` integer,
	`search_text` text DEFAULT '' NOT NULL,
	`request_id` text,
	`version` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "schedule_events_first_day_check" CHECK("schedule_events"."first_day" is null or "schedule_events"."first_day" glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
	CONSTRAINT "schedule_events_last_day_check" CHECK("schedule_events"."last_day" is null or "schedule_events"."last_day" glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
	CONSTRAINT "schedule_events_event_type_check" CHECK("schedule_events"."event_type" in ('departure', 'arrival', 'other')),
	CONSTRAINT "schedule_events_status_check" CHECK("schedule_events"."status" in ('scheduled', 'confirmed', 'in-transit', 'completed', 'cancelled'))
);
--> statement-breakpoint
CREATE INDEX `schedule_events_start_date_idx` ON `schedule_events` (`start_date`,`id`);
--> statement-breakpoint
CREATE INDEX `schedule_events_workspace_id_idx` ON `schedule_events` (`workspace_id`,`start_date`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `schedule_events_request_id_idx` ON `schedule_events` (`request_id`);
--> statement-breakpoint
CREATE INDEX `schedule_events_long_idx` ON `schedule_events` (`end_date`) WHERE end_date - start_date > 86400000;
--> statement-breakpoint
CREATE TABLE `second_steps` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`is_remembered` integer DEFAULT false NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `second_steps_user_id_idx` ON `second_steps` (`user_id`);
--> statement-breakpoint
CREATE INDEX `second_steps_expires_at_idx` ON `second_steps` (`expires_at`);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`public_id` text NOT NULL,
	`user_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`revoked_at` integer,
	`is_remembered` integer DEFAULT false NOT NULL,
	`last_seen_at` integer NOT NULL,
	`user_agent` text,
	`ip` text,
	`place` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_public_id_idx` ON `sessions` (`public_id`);
--> statement-breakpoint
CREATE INDEX `sessions_user_id_idx` ON `sessions` (`user_id`);
--> statement-breakpoint
CREATE INDEX `sessions_expires_at_idx` ON `sessions` (`expires_at`);
--> statement-breakpoint
CREATE TABLE `set_up_codes` (
	`code_hash` text PRIMARY KEY NOT NULL,
	`email` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `set_up_codes_expires_at_idx` ON `set_up_codes` (`expires_at`);
--> statement-breakpoint
CREATE TABLE `settings` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `sign_ins` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer,
	`link_hash` text NOT NULL,
	`browser_hash` text NOT NULL,
	`code_hash` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sign_ins_link_hash_idx` ON `sign_ins` (`link_hash`);
--> statement-breakpoint
CREATE UNIQUE INDEX `sign_ins_browser_hash_idx` ON `sign_ins` (`browser_hash`);
--> statement-breakpoint
CREATE INDEX `sign_ins_user_id_idx` ON `sign_ins` (`user_id`);
--> statement-breakpoint
CREATE INDEX `sign_ins_expires_at_idx` ON `sign_ins` (`expires_at`);
--> statement-breakpoint
CREATE TABLE `signatures` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`task_id` integer,
	`workspace_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`signer_name` text NOT NULL,
	`signer_email` text NOT NULL,
	`method` text NOT NULL,
	`typed_name` text NOT NULL,
	`drawing` text,
	`title` text NOT NULL,
	`text` text NOT NULL,
	`sha256` text NOT NULL,
	`signed_at` integer NOT NULL,
	`time_zone` text NOT NULL,
	`ip` text,
	`user_agent` text,
	`request_id` text NOT NULL,
	FOREIGN KEY (`task_id`) REFERENCES `tasks`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "signatures_method_check" CHECK("signatures"."method" in ('typed', 'drawn'))
);
--> statement-breakpoint
CREATE INDEX `signatures_task_id_idx` ON `signatures` (`task_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `signatures_request_id_idx` ON `signatures` (`request_id`);
--> statement-breakpoint
CREATE TABLE `source_reviews` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`url` text NOT NULL,
	`name` text NOT NULL,
	`read_on` text NOT NULL,
	`differs` text,
	`reviewed_at` integer NOT NULL,
	`reviewed_by_id` integer NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`reviewed_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "source_reviews_read_on_check" CHECK("source_reviews"."read_on" is null or "source_reviews"."read_on" glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]')
);
--> statement-breakpoint
CREATE UNIQUE INDEX `source_reviews_url_name_idx` ON `source_reviews` (`url`,`name`);
--> statement-breakpoint
CREATE TABLE `step_effects` (
	`task_id` integer NOT NULL,
	`round` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`task_id`, `round`),
	FOREIGN KEY (`task_id`) REFERENCES `tasks`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `step_tasks` (
	`workspace_id` integer NOT NULL,
	`step_id` text NOT NULL,
	`task_id` integer NOT NULL,
	`due_given` text,
	`due_before` text,
	`closed_at` integer,
	PRIMARY KEY(`workspace_id`, `step_id`),
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`task_id`) REFERENCES `tasks`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `step_tasks_task_id_idx` ON `step_tasks` (`task_id`);
--> statement-breakpoint
CREATE TABLE `stuck_reports` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`workspace_id` integer NOT NULL,
	`task_id` integer NOT NULL,
	`raised_by_id` integer NOT NULL,
	`reason` text NOT NULL,
	`words` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`request_id` text NOT NULL,
	`cleared_at` integer,
	`cleared_by_id` integer,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`task_id`) REFERENCES `tasks`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`raised_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`cleared_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "stuck_reports_reason_check" CHECK("stuck_reports"."reason" in ('unclear', 'missing_paper', 'technical', 'waiting', 'time', 'other', 'mistaken'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `stuck_reports_request_id_idx` ON `stuck_reports` (`request_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `stuck_reports_open_idx` ON `stuck_reports` (`task_id`) WHERE cleared_at is null;
--> statement-breakpoint
CREATE INDEX `stuck_reports_waiting_idx` ON `stuck_reports` (`created_at`,`id`) WHERE cleared_at is null;
--> statement-breakpoint
CREATE INDEX `stuck_reports_workspace_id_idx` ON `stuck_reports` (`workspace_id`,`id`);
--> statement-breakpoint
CREATE TABLE `tags` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`name_key` text DEFAULT '' NOT NULL,
	`color` text DEFAULT 'gray' NOT NULL,
	`uses` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tags_name_idx` ON `tags` (`name`);
--> statement-breakpoint
CREATE TABLE `task_assignees` (
	`task_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`finished_at` integer,
	PRIMARY KEY(`task_id`, `user_id`),
	FOREIGN KEY (`task_id`) REFERENCES `tasks`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `task_assignees_user_id_idx` ON `task_assignees` (`user_id`);
--> statement-breakpoint
CREATE TABLE `task_reminders` (
	`task_id` integer NOT NULL,
	`sent_on` text NOT NULL,
	`due_date` text NOT NULL,
	PRIMARY KEY(`task_id`, `sent_on`),
	FOREIGN KEY (`task_id`) REFERENCES `tasks`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `tasks` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`workspace_id` integer NOT NULL,
	`node_id` text,
	`position` integer NOT NULL,
	`title` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`action_type` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`is_automatic` integer DEFAULT false NOT NULL,
	`turn` text NOT NULL,
	`assigned_role` text NOT NULL,
	`assigned_to_id` integer,
	`completion_rule` text DEFAULT 'one' NOT NULL,
	`needs_review` integer DEFAULT false NOT NULL,
	`due_date` text,
	`due_anchor` text,
	`due_offset_days` integer,
	`due_moved_from` text,
	`icon_color` text DEFAULT 'ocean' NOT NULL,
	`settings` text,
	`required_papers` text,
	`member_role` text,
	`reminders` text,
	`chosen_edge_id` text,
	`wake_on` text,
	`round` integer DEFAULT 0 NOT NULL,
	`returned_reason` text,
	`workspace_name` text,
	`assignee_name` text,
	`attachment_count` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`opened_at` integer,
	`submitted_at` integer,
	`completed_at` integer,
	`completed_by_id` integer,
	`updated_at` integer NOT NULL,
	`tab` text GENERATED ALWAYS AS (case when workspace_name is null or is_automatic then null when status in ('your_turn', 'overdue') then 'your_turn' when status = 'completed' then 'completed' else 'pending' end) VIRTUAL,
	`due_key` text GENERATED ALWAYS AS (ifnull(due_date, '9999-12-31')) VIRTUAL NOT NULL,
	`change_key` integer GENERATED ALWAYS AS (-updated_at) VIRTUAL NOT NULL,
	`workspace_key` text DEFAULT '' NOT NULL,
	`assignee_key` text DEFAULT '' NOT NULL,
	`search_text` text,
	`version` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`assigned_to_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`completed_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "tasks_action_type_check" CHECK("tasks"."action_type" in ('deposit-payment', 'booking-form', 'passport-upload', 'boarding-form', 'pet-photos', 'health-cert', 'vaccination-cert', 'rabies-cert', 'microchip-form', 'import-form', 'handy-crate-tips', 'handover-details', 'settlement-payment', 'approval', 'e-sign', 'time-booking', 'email-notification', 'sms-notification', 'status-update', 'milestone', 'conditional-branch', 'decision-branch', 'automation', 'wait', 'to-do')),
	CONSTRAINT "tasks_status_check" CHECK("tasks"."status" in ('in_progress', 'completed', 'pending', 'your_turn', 'overdue')),
	CONSTRAINT "tasks_turn_check" CHECK("tasks"."turn" in ('team', 'customer', 'partner')),
	CONSTRAINT "tasks_assigned_role_check" CHECK("tasks"."assigned_role" in ('team', 'customer', 'partner')),
	CONSTRAINT "tasks_completion_rule_check" CHECK("tasks"."completion_rule" in ('one', 'all')),
	CONSTRAINT "tasks_due_anchor_check" CHECK("tasks"."due_anchor" in ('departure', 'arrival', 'previous', 'created')),
	CONSTRAINT "tasks_due_date_check" CHECK("tasks"."due_date" is null or "tasks"."due_date" glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]')
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tasks_workspace_id_position_idx` ON `tasks` (`workspace_id`,`position`);
--> statement-breakpoint
CREATE INDEX `tasks_changed_idx` ON `tasks` (`change_key`,`id`) WHERE workspace_name is not null;
--> statement-breakpoint
CREATE INDEX `tasks_tab_due_idx` ON `tasks` (`tab`,`due_key`,`id`);
--> statement-breakpoint
CREATE INDEX `tasks_tab_changed_idx` ON `tasks` (`tab`,`change_key`,`id`);
--> statement-breakpoint
CREATE INDEX `tasks_tab_type_due_idx` ON `tasks` (`tab`,`action_type`,`due_key`,`id`);
--> statement-breakpoint
CREATE INDEX `tasks_tab_type_changed_idx` ON `tasks` (`tab`,`action_type`,`change_key`,`id`);
--> statement-breakpoint
CREATE INDEX `tasks_tab_assignee_due_idx` ON `tasks` (`tab`,`assigned_to_id`,`due_key`,`id`);
--> statement-breakpoint
CREATE INDEX `tasks_tab_assignee_changed_idx` ON `tasks` (`tab`,`assigned_to_id`,`change_key`,`id`);
--> statement-breakpoint
CREATE INDEX `tasks_tab_by_workspace_due_idx` ON `tasks` (`tab`,`workspace_key`,`due_key`,`id`);
--> statement-breakpoint
CREATE INDEX `tasks_tab_by_workspace_changed_idx` ON `tasks` (`tab`,`workspace_key`,`change_key`,`id`);
--> statement-breakpoint
CREATE INDEX `tasks_tab_by_assignee_due_idx` ON `tasks` (`tab`,`assignee_key`,`due_key`,`id`);
--> statement-breakpoint
CREATE INDEX `tasks_tab_by_assignee_changed_idx` ON `tasks` (`tab`,`assignee_key`,`change_key`,`id`);
--> statement-breakpoint
CREATE INDEX `tasks_open_due_idx` ON `tasks` (`due_date`,`id`) WHERE status in ('your_turn', 'in_progress') and due_date is not null;
--> statement-breakpoint
CREATE INDEX `tasks_late_idx` ON `tasks` (`due_date`,`id`) WHERE status = 'overdue';
--> statement-breakpoint
CREATE INDEX `tasks_wake_on_idx` ON `tasks` (`wake_on`,`id`) WHERE wake_on is not null;
--> statement-breakpoint
CREATE INDEX `tasks_assigned_to_id_idx` ON `tasks` (`assigned_to_id`);
--> statement-breakpoint
CREATE TABLE `team_members` (
	`team_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	PRIMARY KEY(`team_id`, `user_id`),
	FOREIGN KEY (`team_id`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `team_members_user_id_idx` ON `team_members` (`user_id`);
--> statement-breakpoint
CREATE TABLE `teams` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`name_key` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`version` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `teams_name_idx` ON `teams` (`name`);
--> statement-breakpoint
CREATE INDEX `teams_name_key_idx` ON `teams` (`name_key`,`id`);
--> statement-breakpoint
CREATE TABLE `template_versions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`template_id` integer NOT NULL,
	`number` integer NOT NULL,
	`is_sequential` integer DEFAULT true NOT NULL,
	`graph` text DEFAULT '{"isSequential":true,"steps":[],"edges":[]}' NOT NULL,
	`published_at` integer,
	`published_by` integer,
	`created_at` integer NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`template_id`) REFERENCES `templates`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`published_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `template_versions_template_id_number_idx` ON `template_versions` (`template_id`,`number`);
--> statement-breakpoint
CREATE TABLE `templates` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`name_key` text DEFAULT '' NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`description` text NOT NULL,
	`destination` text NOT NULL,
	`destination_country` text,
	`estimated_duration` text,
	`required_documents` text NOT NULL,
	`estimated_steps` integer,
	`success_rate` text,
	`difficulty` text,
	`is_popular` integer DEFAULT false NOT NULL,
	`published_number` integer,
	`draft` text,
	`prices` text,
	`draft_version` integer DEFAULT 0 NOT NULL,
	`draft_saved_at` integer,
	`draft_saved_by_id` integer,
	`archived_at` integer,
	`created_at` integer NOT NULL,
	`request_id` text,
	`version` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`draft_saved_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `templates_list_idx` ON `templates` ("is_popular" desc,`name_key`,`id`) WHERE archived_at is null;
--> statement-breakpoint
CREATE INDEX `templates_archived_idx` ON `templates` ("is_popular" desc,`name_key`,`id`) WHERE archived_at is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX `templates_request_id_idx` ON `templates` (`request_id`);
--> statement-breakpoint
CREATE TABLE `thread_readers` (
	`user_id` integer NOT NULL,
	`workspace_id` integer NOT NULL,
	`takes_part` integer DEFAULT false NOT NULL,
	`unread` integer DEFAULT 0 NOT NULL,
	`last_message_id` integer NOT NULL,
	`last_at` integer NOT NULL,
	`seen_message_id` integer DEFAULT 0 NOT NULL,
	`seen_at` integer,
	`inbox_key` integer GENERATED ALWAYS AS (iif(takes_part, -(last_at + (unread > 0) * 10000000000000), null)) VIRTUAL,
	PRIMARY KEY(`user_id`, `workspace_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `thread_readers_workspace_id_idx` ON `thread_readers` (`workspace_id`);
--> statement-breakpoint
CREATE INDEX `thread_readers_inbox_idx` ON `thread_readers` (`user_id`,`inbox_key`,`workspace_id`) WHERE inbox_key is not null;
--> statement-breakpoint
CREATE INDEX `thread_readers_unread_idx` ON `thread_readers` (`user_id`,`workspace_id`) WHERE unread > 0;
--> statement-breakpoint
CREATE TABLE `travel_facts_said` (
	`workspace_id` integer NOT NULL,
	`fact` text NOT NULL,
	`said_by_id` integer NOT NULL,
	`said_at` integer NOT NULL,
	PRIMARY KEY(`workspace_id`, `fact`),
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`said_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `users` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`full_name` text NOT NULL,
	`name_key` text DEFAULT '' NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`email` text NOT NULL,
	`role` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`job_title` text,
	`phone` text,
	`time_zone` text DEFAULT 'UTC' NOT NULL,
	`is_zone_fixed` integer DEFAULT false NOT NULL,
	`language` text DEFAULT 'en-GB' NOT NULL,
	`removed_at` integer,
	`created_at` integer NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "users_role_check" CHECK("users"."role" in ('customer', 'staff', 'admin')),
	CONSTRAINT "users_status_check" CHECK("users"."status" in ('active', 'inactive', 'pending'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_idx` ON `users` (`email`);
--> statement-breakpoint
CREATE INDEX `users_colleagues_idx` ON `users` (`name_key`,`id`) WHERE role in ('staff', 'admin') and removed_at is null;
--> statement-breakpoint
CREATE TABLE `webhook_deliveries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`webhook_id` integer NOT NULL,
	`activity_id` integer,
	`kind` text NOT NULL,
	`message_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`last_attempt_at` integer,
	`delivered_at` integer,
	`failed_at` integer,
	`status` integer,
	`answer` text,
	FOREIGN KEY (`webhook_id`) REFERENCES `webhooks`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `webhook_deliveries_webhook_id_idx` ON `webhook_deliveries` (`webhook_id`,`id`);
--> statement-breakpoint
CREATE INDEX `webhook_deliveries_waiting_idx` ON `webhook_deliveries` (`webhook_id`,`id`) WHERE delivered_at is null and failed_at is null;
--> statement-breakpoint
CREATE INDEX `webhook_deliveries_created_at_idx` ON `webhook_deliveries` (`created_at`);
--> statement-breakpoint
CREATE TABLE `webhook_kinds` (
	`kind` text NOT NULL,
	`webhook_id` integer NOT NULL,
	PRIMARY KEY(`kind`, `webhook_id`),
	FOREIGN KEY (`webhook_id`) REFERENCES `webhooks`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `webhook_kinds_webhook_id_idx` ON `webhook_kinds` (`webhook_id`);
--> statement-breakpoint
CREATE TABLE `webhooks` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`url` text NOT NULL,
	`sealed_secret` text NOT NULL,
	`created_by_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`paused_at` integer,
	`pause_reason` text,
	`next_attempt_at` integer,
	`last_delivered_at` integer,
	`version` integer DEFAULT 0 NOT NULL,
	`request_id` text NOT NULL,
	FOREIGN KEY (`created_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "webhooks_pause_reason_check" CHECK("webhooks"."pause_reason" in ('person', 'failures'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `webhooks_request_id_idx` ON `webhooks` (`request_id`);
--> statement-breakpoint
CREATE INDEX `webhooks_due_idx` ON `webhooks` (`next_attempt_at`) WHERE next_attempt_at is not null and paused_at is null;
--> statement-breakpoint
CREATE TABLE `workspace_members` (
	`workspace_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`role` text NOT NULL,
	`is_payer` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`joined_at` integer,
	PRIMARY KEY(`workspace_id`, `user_id`),
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "workspace_members_role_check" CHECK("workspace_members"."role" in ('owner', 'family', 'vet', 'ground_agent', 'staff'))
);
--> statement-breakpoint
CREATE INDEX `workspace_members_user_id_idx` ON `workspace_members` (`user_id`,`workspace_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `workspace_members_payer_idx` ON `workspace_members` (`workspace_id`) WHERE is_payer = 1;
--> statement-breakpoint
CREATE TABLE `workspace_notes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`workspace_id` integer NOT NULL,
	`author_id` integer NOT NULL,
	`body` text NOT NULL,
	`created_at` integer NOT NULL,
	`edited_at` integer,
	`version` integer DEFAULT 0 NOT NULL,
	`request_id` text NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `workspace_notes_workspace_id_idx` ON `workspace_notes` (`workspace_id`,`created_at`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `workspace_notes_request_id_idx` ON `workspace_notes` (`request_id`);
--> statement-breakpoint
CREATE TABLE `workspace_tags` (
	`workspace_id` integer NOT NULL,
	`tag_id` integer NOT NULL,
	PRIMARY KEY(`workspace_id`, `tag_id`),
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`tag_id`) REFERENCES `tags`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `workspace_tags_tag_id_idx` ON `workspace_tags` (`tag_id`);
--> statement-breakpoint
CREATE TABLE `workspaces` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`client_id` integer NOT NULL,
	`pet_id` integer NOT NULL,
	`template_id` integer,
	`template_version_id` integer,
	`assigned_to_id` integer,
	`team_id` integer,
	`status` text DEFAULT 'pending' NOT NULL,
	`priority` text DEFAULT 'medium' NOT NULL,
	`is_sequential` integer DEFAULT true NOT NULL,
	`run` integer DEFAULT 0 NOT NULL,
	`deposit_percent` integer DEFAULT 50 NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`destination` text,
	`departure_date` text NOT NULL,
	`return_date` text,
	`departure_time` text,
	`arrival_date` text,
	`arrival_time` text,
	`arrival_from` text DEFAULT 'guess' NOT NULL,
	`arrives_on` text GENERATED ALWAYS AS (ifnull(arrival_date, departure_date)) VIRTUAL NOT NULL,
	`arrived_on` text,
	`departure_airport` text,
	`arrival_airport` text,
	`stops` text,
	`escort` text DEFAULT 'unknown' NOT NULL,
	`is_for_sale` integer DEFAULT false NOT NULL,
	`pet_count` integer DEFAULT 1 NOT NULL,
	`transport` text,
	`port_of_entry` text,
	`owner_residence` text,
	`airline` text,
	`flight_number` text,
	`travel_class` text,
	`carrier_size` text,
	`crate_length_cm` integer,
	`crate_width_cm` integer,
	`crate_height_cm` integer,
	`special_handling` integer DEFAULT false NOT NULL,
	`handling_instructions` text,
	`tasks_total` integer DEFAULT 0 NOT NULL,
	`tasks_done` integer DEFAULT 0 NOT NULL,
	`action_count` integer DEFAULT 0 NOT NULL,
	`late_count` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`completed_at` integer,
	`completion_reason` text,
	`ready_told_at` integer,
	`arrival_asked_for` text,
	`passed_for` text,
	`archived_at` integer,
	`pet_name` text DEFAULT '' NOT NULL,
	`pet_type` text DEFAULT 'other' NOT NULL,
	`pet_breed` text,
	`owner_name` text DEFAULT '' NOT NULL,
	`assigned_to_name` text DEFAULT '' NOT NULL,
	`request_id` text NOT NULL,
	`queue` text GENERATED ALWAYS AS (iif(status = 'completed' or arrived_on is not null or passed_for >= ifnull(arrival_date, departure_date), '1', '0') || departure_date) VIRTUAL,
	`name_key` text DEFAULT '' NOT NULL,
	`newest_key` integer GENERATED ALWAYS AS (-created_at) VIRTUAL NOT NULL,
	`status_key` integer GENERATED ALWAYS AS (case status when 'active' then 0 when 'in_progress' then 1 when 'pending' then 2 else 3 end) VIRTUAL NOT NULL,
	`destination_key` text DEFAULT '' NOT NULL,
	`assignee_key` text DEFAULT '' NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`review_key` text GENERATED ALWAYS AS (case when status = 'completed' then null when priority = 'high' and late_count > 0 then '0' when priority = 'high' and action_count > 0 then '1' when late_count > 0 then '2' when action_count > 0 then '3' when priority = 'high' then '4' end || departure_date) VIRTUAL,
	`version` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`client_id`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`pet_id`) REFERENCES `pets`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`template_id`) REFERENCES `templates`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`template_version_id`) REFERENCES `template_versions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`assigned_to_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`team_id`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "workspaces_status_check" CHECK("workspaces"."status" in ('active', 'in_progress', 'completed', 'pending')),
	CONSTRAINT "workspaces_priority_check" CHECK("workspaces"."priority" in ('high', 'medium', 'low')),
	CONSTRAINT "workspaces_departure_date_check" CHECK("workspaces"."departure_date" is null or "workspaces"."departure_date" glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
	CONSTRAINT "workspaces_return_date_check" CHECK("workspaces"."return_date" is null or "workspaces"."return_date" glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
	CONSTRAINT "workspaces_arrival_date_check" CHECK("workspaces"."arrival_date" is null or "workspaces"."arrival_date" glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
	CONSTRAINT "workspaces_completed_check" CHECK(status <> 'completed' or arrived_on is not null or completion_reason is not null),
	CONSTRAINT "workspaces_arrived_on_check" CHECK("workspaces"."arrived_on" is null or "workspaces"."arrived_on" glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
	CONSTRAINT "workspaces_arrival_from_check" CHECK("workspaces"."arrival_from" in ('said', 'schedule', 'guess')),
	CONSTRAINT "workspaces_escort_check" CHECK("workspaces"."escort" in ('accompanied', 'unaccompanied', 'unknown')),
	CONSTRAINT "workspaces_transport_check" CHECK("workspaces"."transport" in ('air', 'land', 'sea'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `workspaces_request_id_idx` ON `workspaces` (`request_id`);
--> statement-breakpoint
CREATE INDEX `workspaces_queue_idx` ON `workspaces` (`queue`,`id`) WHERE archived_at is null;
--> statement-breakpoint
CREATE INDEX `workspaces_under_way_idx` ON `workspaces` (`queue`,`id`) WHERE archived_at is null and status not in ('pending', 'completed');
--> statement-breakpoint
CREATE INDEX `workspaces_review_idx` ON `workspaces` (`review_key`,`id`) WHERE archived_at is null and review_key is not null;
--> statement-breakpoint
CREATE INDEX `workspaces_newest_idx` ON `workspaces` (`newest_key`,`id`) WHERE archived_at is null;
--> statement-breakpoint
CREATE INDEX `workspaces_name_idx` ON `workspaces` (`name_key`,`id`) WHERE archived_at is null;
--> statement-breakpoint
CREATE INDEX `workspaces_archived_idx` ON `workspaces` (`name_key`,`id`) WHERE archived_at is not null;
--> statement-breakpoint
CREATE INDEX `workspaces_status_idx` ON `workspaces` (`status_key`,`queue`,`id`) WHERE archived_at is null;
--> statement-breakpoint
CREATE INDEX `workspaces_status_name_idx` ON `workspaces` (`status_key`,`name_key`,`id`) WHERE archived_at is null;
--> statement-breakpoint
CREATE INDEX `workspaces_status_newest_idx` ON `workspaces` (`status_key`,`newest_key`,`id`) WHERE archived_at is null;
--> statement-breakpoint
CREATE INDEX `workspaces_destination_idx` ON `workspaces` (`destination_key`,`queue`,`id`) WHERE archived_at is null;
--> statement-breakpoint
CREATE INDEX `workspaces_destination_name_idx` ON `workspaces` (`destination_key`,`name_key`,`id`) WHERE archived_at is null;
--> statement-breakpoint
CREATE INDEX `workspaces_destination_newest_idx` ON `workspaces` (`destination_key`,`newest_key`,`id`) WHERE archived_at is null;
--> statement-breakpoint
CREATE INDEX `workspaces_assignee_idx` ON `workspaces` (`assignee_key`,`queue`,`id`) WHERE archived_at is null;
--> statement-breakpoint
CREATE INDEX `workspaces_assignee_name_idx` ON `workspaces` (`assignee_key`,`name_key`,`id`) WHERE archived_at is null;
--> statement-breakpoint
CREATE INDEX `workspaces_assignee_newest_idx` ON `workspaces` (`assignee_key`,`newest_key`,`id`) WHERE archived_at is null;
--> statement-breakpoint
CREATE INDEX `workspaces_template_id_idx` ON `workspaces` (`template_id`,`queue`,`id`) WHERE archived_at is null;
--> statement-breakpoint
CREATE INDEX `workspaces_template_id_name_idx` ON `workspaces` (`template_id`,`name_key`,`id`) WHERE archived_at is null;
--> statement-breakpoint
CREATE INDEX `workspaces_template_id_newest_idx` ON `workspaces` (`template_id`,`newest_key`,`id`) WHERE archived_at is null;
--> statement-breakpoint
CREATE INDEX `workspaces_version_idx` ON `workspaces` (`template_version_id`,`name_key`,`id`) WHERE archived_at is null and status <> 'completed';
--> statement-breakpoint
CREATE INDEX `workspaces_client_id_idx` ON `workspaces` (`client_id`,`queue`,`id`);
--> statement-breakpoint
CREATE INDEX `workspaces_assigned_to_id_idx` ON `workspaces` (`assigned_to_id`,`queue`,`id`);
--> statement-breakpoint
CREATE INDEX `workspaces_assigned_to_id_name_idx` ON `workspaces` (`assigned_to_id`,`name_key`,`id`);
--> statement-breakpoint
CREATE INDEX `workspaces_assigned_to_id_newest_idx` ON `workspaces` (`assigned_to_id`,`newest_key`,`id`);
--> statement-breakpoint
CREATE INDEX `workspaces_arrives_on_idx` ON `workspaces` (`arrives_on`) WHERE arrived_on is null and archived_at is null and status <> 'completed';
--> statement-breakpoint
CREATE INDEX `workspaces_pet_id_idx` ON `workspaces` (`pet_id`);
--> statement-breakpoint
CREATE INDEX `workspaces_team_id_idx` ON `workspaces` (`team_id`);
--> statement-breakpoint
CREATE TRIGGER activity_never_changed BEFORE UPDATE ON activity BEGIN
  SELECT RAISE(ABORT, 'activity is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER activity_never_removed BEFORE DELETE ON activity BEGIN
  SELECT RAISE(ABORT, 'activity is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER activity_told AFTER INSERT ON activity
WHEN EXISTS (SELECT 1 FROM webhook_kinds WHERE kind = new.kind)
BEGIN
  INSERT INTO webhook_deliveries (webhook_id, activity_id, kind, message_id, created_at)
    SELECT webhook_id, new.id, new.kind, 'msg_' || lower(hex(randomblob(16))), new.at
    FROM webhook_kinds
    WHERE kind = new.kind;
  UPDATE webhooks
    SET next_attempt_at = new.at
    WHERE next_attempt_at IS NULL AND id IN (SELECT webhook_id FROM webhook_kinds WHERE kind = new.kind);
END;
--> statement-breakpoint
CREATE TRIGGER activity_never_replaced BEFORE INSERT ON activity
WHEN EXISTS (SELECT 1 FROM activity WHERE id = new.id)
BEGIN
  SELECT RAISE(ABORT, 'activity is append-only');
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE airports_search USING fts5(
  code, city, name, country,
  content='', tokenize='unicode61 remove_diacritics 2', prefix='1 2 3'
);
--> statement-breakpoint
CREATE TRIGGER bookings_are_apart BEFORE INSERT ON bookings
WHEN new.cancelled_at IS NULL
  AND EXISTS (
    SELECT 1
    FROM bookings b
    WHERE b.host_id = new.host_id
      AND b.cancelled_at IS NULL
      AND b.starts_at BETWEEN new.starts_at - 172800000 AND new.ends_at + 172800000
      AND b.starts_at - b.free_before < new.ends_at + new.free_after
      AND b.ends_at + b.free_after > new.starts_at - new.free_before
  )
BEGIN
  SELECT RAISE(ABORT, 'slot_taken');
END;
--> statement-breakpoint
CREATE TRIGGER bookings_stay_apart BEFORE UPDATE OF starts_at, ends_at ON bookings
WHEN new.cancelled_at IS NULL
  AND EXISTS (
    SELECT 1
    FROM bookings b
    WHERE b.host_id = new.host_id
      AND b.id <> new.id
      AND b.cancelled_at IS NULL
      AND b.starts_at BETWEEN new.starts_at - 172800000 AND new.ends_at + 172800000
      AND b.starts_at - b.free_before < new.ends_at + new.free_after
      AND b.ends_at + b.free_after > new.starts_at - new.free_before
  )
BEGIN
  SELECT RAISE(ABORT, 'slot_taken');
END;
--> statement-breakpoint
CREATE TRIGGER bookings_are_apart_from_events BEFORE INSERT ON bookings
WHEN new.cancelled_at IS NULL
  AND EXISTS (
    SELECT 1
    FROM workspaces w
    CROSS JOIN schedule_events e ON e.workspace_id = w.id
    WHERE w.assigned_to_id = new.host_id
      AND w.archived_at IS NULL
      AND e.id <> new.event_id
      AND e.first_day IS NULL
      AND e.status <> 'cancelled'
      AND e.start_date BETWEEN new.starts_at - 172800000 AND new.ends_at + 172800000
      AND e.start_date < new.ends_at + new.free_after
      AND ifnull(e.end_date, e.start_date + 1) > new.starts_at - new.free_before
  )
BEGIN
  SELECT RAISE(ABORT, 'slot_taken');
END;
--> statement-breakpoint
CREATE TRIGGER bookings_stay_apart_from_events BEFORE UPDATE OF starts_at, ends_at ON bookings
WHEN new.cancelled_at IS NULL
  AND EXISTS (
    SELECT 1
    FROM workspaces w
    CROSS JOIN schedule_events e ON e.workspace_id = w.id
    WHERE w.assigned_to_id = new.host_id
      AND w.archived_at IS NULL
      AND e.id <> new.event_id
      AND e.first_day IS NULL
      AND e.status <> 'cancelled'
      AND e.start_date BETWEEN new.starts_at - 172800000 AND new.ends_at + 172800000
      AND e.start_date < new.ends_at + new.free_after
      AND ifnull(e.end_date, e.start_date + 1) > new.starts_at - new.free_before
  )
BEGIN
  SELECT RAISE(ABORT, 'slot_taken');
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE clients_search USING fts5(
  search_text,
  content='', contentless_delete=1, tokenize='trigram'
);
--> statement-breakpoint
CREATE VIRTUAL TABLE clients_search_threes USING fts5vocab(clients_search, row);
--> statement-breakpoint
CREATE TRIGGER clients_group_counted AFTER UPDATE OF group_id ON clients
WHEN old.group_id IS NOT new.group_id
BEGIN
  INSERT INTO counts (kind, key, n)
    SELECT 'workspace_client_group', old.group_id, -n
    FROM counts
    WHERE kind = 'workspace_client' AND key = new.id AND old.group_id IS NOT NULL
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counts (kind, key, n)
    SELECT 'workspace_client_group', new.group_id, n
    FROM counts
    WHERE kind = 'workspace_client' AND key = new.id AND new.group_id IS NOT NULL
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER workspaces_named_clients AFTER UPDATE OF full_name ON clients
WHEN old.full_name <> new.full_name
BEGIN
  UPDATE workspaces SET owner_name = new.full_name WHERE client_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER clients_search_updated AFTER UPDATE OF search_text, archived_at ON clients BEGIN
  DELETE FROM clients_search WHERE rowid = new.id;
  INSERT INTO clients_search (rowid, search_text)
    SELECT id, search_text || '  ' FROM clients WHERE id = new.id AND archived_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER clients_search_deleted AFTER DELETE ON clients BEGIN
  DELETE FROM clients_search WHERE rowid = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER assigned_client_first AFTER INSERT ON counts
WHEN new.kind = 'assigned_client' AND new.n > 0
BEGIN
  INSERT INTO counts (kind, key, n)
    SELECT 'assigned_clients', substr(new.key, 1, instr(new.key, ':') - 1), 1 WHERE true
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER assigned_client_changed AFTER UPDATE OF n ON counts
WHEN new.kind = 'assigned_client' AND (new.n > 0) <> (old.n > 0)
BEGIN
  INSERT INTO counts (kind, key, n)
    SELECT 'assigned_clients', substr(new.key, 1, instr(new.key, ':') - 1), (new.n > 0) - (old.n > 0)
    WHERE true
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER document_texts_indexed_insert AFTER INSERT ON document_texts BEGIN
  DELETE FROM documents_search
    WHERE rowid IN (
      SELECT uploaded_at * 1048576 + (id & 1048575)
      FROM documents
      WHERE id = new.document_id AND removed_at IS NULL AND current_number > 0
    );
  INSERT INTO documents_search (rowid, search_text, body, scope)
    SELECT
      uploaded_at * 1048576 + (id & 1048575), search_text, new.search_text,
      ';c=' || ifnull(category, '') || ';s=' || status || ';w=' || workspace_id || ';'
    FROM documents
    WHERE id = new.document_id AND removed_at IS NULL AND current_number > 0;
END;
--> statement-breakpoint
CREATE TRIGGER document_texts_indexed_delete AFTER DELETE ON document_texts BEGIN
  DELETE FROM documents_search
    WHERE rowid IN (
      SELECT uploaded_at * 1048576 + (id & 1048575)
      FROM documents
      WHERE id = old.document_id AND removed_at IS NULL AND current_number > 0
    );
  INSERT INTO documents_search (rowid, search_text, body, scope)
    SELECT
      uploaded_at * 1048576 + (id & 1048575), search_text, '',
      ';c=' || ifnull(category, '') || ';s=' || status || ';w=' || workspace_id || ';'
    FROM documents
    WHERE id = old.document_id AND removed_at IS NULL AND current_number > 0;
END;
--> statement-breakpoint
CREATE TRIGGER document_versions_shown_insert AFTER INSERT ON document_versions BEGIN
  UPDATE documents
    SET
      file_name = new.file_name,
      media_type = new.media_type,
      byte_size = new.byte_size,
      uploaded_by_name = (SELECT full_name FROM users WHERE id = new.uploaded_by_id)
    WHERE id = new.document_id AND current_number = new.number;
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE documents_search USING fts5(
  search_text, body, scope,
  content='', contentless_delete=1, tokenize='trigram'
);
--> statement-breakpoint
CREATE INDEX documents_search_key_idx ON documents (uploaded_at * 1048576 + (id & 1048575));
--> statement-breakpoint
CREATE TRIGGER documents_counted_insert AFTER INSERT ON documents
WHEN new.task_id IS NOT NULL AND (new.removed_at IS NULL AND new.current_number > 0)
BEGIN
  UPDATE tasks SET attachment_count = attachment_count + 1 WHERE id = new.task_id;
END;
--> statement-breakpoint
CREATE TRIGGER documents_counted_update AFTER UPDATE OF removed_at, current_number, task_id ON documents BEGIN
  UPDATE tasks
    SET attachment_count = attachment_count - 1
    WHERE id = old.task_id AND (old.removed_at IS NULL AND old.current_number > 0);
  UPDATE tasks
    SET attachment_count = attachment_count + 1
    WHERE id = new.task_id AND (new.removed_at IS NULL AND new.current_number > 0);
END;
--> statement-breakpoint
CREATE TRIGGER documents_counted_delete AFTER DELETE ON documents
WHEN old.task_id IS NOT NULL AND (old.removed_at IS NULL AND old.current_number > 0)
BEGIN
  UPDATE tasks SET attachment_count = attachment_count - 1 WHERE id = old.task_id;
END;
--> statement-breakpoint
CREATE TRIGGER documents_shown_update AFTER UPDATE OF current_number ON documents
WHEN new.current_number > 0
BEGIN
  UPDATE documents
    SET
      file_name = v.file_name,
      media_type = v.media_type,
      byte_size = v.byte_size,
      uploaded_by_name = u.full_name
    FROM document_versions v
    JOIN users u ON u.id = v.uploaded_by_id
    WHERE documents.id = new.id AND v.document_id = new.id AND v.number = new.current_number;
END;
--> statement-breakpoint
CREATE TRIGGER documents_indexed
  AFTER UPDATE OF search_text, uploaded_at, category, status, workspace_id, removed_at, current_number
  ON documents
BEGIN
  DELETE FROM documents_search
    WHERE rowid IN (
      old.uploaded_at * 1048576 + (old.id & 1048575),
      new.uploaded_at * 1048576 + (new.id & 1048575)
    );
  INSERT INTO documents_search (rowid, search_text, body, scope)
    SELECT
      uploaded_at * 1048576 + (id & 1048575), search_text,
      ifnull((SELECT search_text FROM document_texts WHERE document_id = documents.id), ''),
      ';c=' || ifnull(category, '') || ';s=' || status || ';w=' || workspace_id || ';'
    FROM documents
    WHERE id = new.id AND removed_at IS NULL AND current_number > 0;
END;
--> statement-breakpoint
CREATE TRIGGER documents_indexed_delete AFTER DELETE ON documents
WHEN old.removed_at IS NULL AND old.current_number > 0
BEGIN
  DELETE FROM documents_search WHERE rowid = old.uploaded_at * 1048576 + (old.id & 1048575);
END;
--> statement-breakpoint
CREATE TRIGGER users_folded AFTER UPDATE OF full_name, email, job_title ON users BEGIN
  UPDATE users
    SET
      name_key = (
    SELECT replace(replace(replace(
      CASE WHEN said.text NOT GLOB '*[^ -_a-~]*' THEN lower(said.text) ELSE (
        SELECT group_concat(part, '') FROM (
          SELECT ifnull(l.folded, lower(substr(said.text, p.at, 1))) AS part
          FROM letters p LEFT JOIN letters l ON l.letter = substr(said.text, p.at, 1)
          WHERE p.at <= length(said.text)
          ORDER BY p.at)
      ) END, ' ', char(1) || char(2)), char(2) || char(1), ''), char(1) || char(2), ' ')
    FROM (SELECT full_name AS text) said),
      search_text = (
    SELECT replace(replace(replace(
      CASE WHEN said.text NOT GLOB '*[^ -_a-~]*' THEN lower(said.text) ELSE (
        SELECT group_concat(part, '') FROM (
          SELECT ifnull(l.folded, lower(substr(said.text, p.at, 1))) AS part
          FROM letters p LEFT JOIN letters l ON l.letter = substr(said.text, p.at, 1)
          WHERE p.at <= length(said.text)
          ORDER BY p.at)
      ) END, ' ', char(1) || char(2)), char(2) || char(1), ''), char(1) || char(2), ' ')
    FROM (SELECT full_name || ' ' || email || ifnull(' ' || job_title, '') AS text) said)
    WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER users_folded_insert AFTER INSERT ON users BEGIN
  UPDATE users SET full_name = full_name WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER clients_folded AFTER UPDATE OF full_name, email, phone ON clients BEGIN
  UPDATE clients
    SET
      name_key = (
    SELECT replace(replace(replace(
      CASE WHEN said.text NOT GLOB '*[^ -_a-~]*' THEN lower(said.text) ELSE (
        SELECT group_concat(part, '') FROM (
          SELECT ifnull(l.folded, lower(substr(said.text, p.at, 1))) AS part
          FROM letters p LEFT JOIN letters l ON l.letter = substr(said.text, p.at, 1)
          WHERE p.at <= length(said.text)
          ORDER BY p.at)
      ) END, ' ', char(1) || char(2)), char(2) || char(1), ''), char(1) || char(2), ' ')
    FROM (SELECT full_name AS text) said),
      search_text = (
    SELECT replace(replace(replace(
      CASE WHEN said.text NOT GLOB '*[^ -_a-~]*' THEN lower(said.text) ELSE (
        SELECT group_concat(part, '') FROM (
          SELECT ifnull(l.folded, lower(substr(said.text, p.at, 1))) AS part
          FROM letters p LEFT JOIN letters l ON l.letter = substr(said.text, p.at, 1)
          WHERE p.at <= length(said.text)
          ORDER BY p.at)
      ) END, ' ', char(1) || char(2)), char(2) || char(1), ''), char(1) || char(2), ' ')
    FROM (SELECT full_name || ' ' || email || ' ' || ifnull(phone, '') AS text) said)
    WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER clients_folded_insert AFTER INSERT ON clients BEGIN
  UPDATE clients SET full_name = full_name WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER pets_folded AFTER UPDATE OF name, breed, passport_number ON pets BEGIN
  UPDATE pets
    SET
      name_key = (
    SELECT replace(replace(replace(
      CASE WHEN said.text NOT GLOB '*[^ -_a-~]*' THEN lower(said.text) ELSE (
        SELECT group_concat(part, '') FROM (
          SELECT ifnull(l.folded, lower(substr(said.text, p.at, 1))) AS part
          FROM letters p LEFT JOIN letters l ON l.letter = substr(said.text, p.at, 1)
          WHERE p.at <= length(said.text)
          ORDER BY p.at)
      ) END, ' ', char(1) || char(2)), char(2) || char(1), ''), char(1) || char(2), ' ')
    FROM (SELECT name AS text) said),
      search_text = (
    SELECT replace(replace(replace(
      CASE WHEN said.text NOT GLOB '*[^ -_a-~]*' THEN lower(said.text) ELSE (
        SELECT group_concat(part, '') FROM (
          SELECT ifnull(l.folded, lower(substr(said.text, p.at, 1))) AS part
          FROM letters p LEFT JOIN letters l ON l.letter = substr(said.text, p.at, 1)
          WHERE p.at <= length(said.text)
          ORDER BY p.at)
      ) END, ' ', char(1) || char(2)), char(2) || char(1), ''), char(1) || char(2), ' ')
    FROM (SELECT 
        name || ifnull(' ' || breed, '') || ifnull(' ' || passport_number, '') || ifnull(
          (
            SELECT ' ' || group_concat(code, ' ')
            FROM health_entries
            WHERE pet_id = pets.id AND kind = 'microchip' AND NOT is_planned
          ),
          ''
        )
       AS text) said)
    WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER pets_folded_insert AFTER INSERT ON pets BEGIN
  UPDATE pets SET name = name WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER teams_folded AFTER UPDATE OF name ON teams BEGIN
  UPDATE teams SET name_key = (
    SELECT replace(replace(replace(
      CASE WHEN said.text NOT GLOB '*[^ -_a-~]*' THEN lower(said.text) ELSE (
        SELECT group_concat(part, '') FROM (
          SELECT ifnull(l.folded, lower(substr(said.text, p.at, 1))) AS part
          FROM letters p LEFT JOIN letters l ON l.letter = substr(said.text, p.at, 1)
          WHERE p.at <= length(said.text)
          ORDER BY p.at)
      ) END, ' ', char(1) || char(2)), char(2) || char(1), ''), char(1) || char(2), ' ')
    FROM (SELECT name AS text) said) WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER teams_folded_insert AFTER INSERT ON teams BEGIN
  UPDATE teams SET name = name WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER tags_folded AFTER UPDATE OF name ON tags BEGIN
  UPDATE tags SET name_key = (
    SELECT replace(replace(replace(
      CASE WHEN said.text NOT GLOB '*[^ -_a-~]*' THEN lower(said.text) ELSE (
        SELECT group_concat(part, '') FROM (
          SELECT ifnull(l.folded, lower(substr(said.text, p.at, 1))) AS part
          FROM letters p LEFT JOIN letters l ON l.letter = substr(said.text, p.at, 1)
          WHERE p.at <= length(said.text)
          ORDER BY p.at)
      ) END, ' ', char(1) || char(2)), char(2) || char(1), ''), char(1) || char(2), ' ')
    FROM (SELECT name AS text) said) WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER tags_folded_insert AFTER INSERT ON tags BEGIN
  UPDATE tags SET name = name WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER templates_folded AFTER UPDATE OF name, destination ON templates BEGIN
  UPDATE templates
    SET name_key = (
    SELECT replace(replace(replace(
      CASE WHEN said.text NOT GLOB '*[^ -_a-~]*' THEN lower(said.text) ELSE (
        SELECT group_concat(part, '') FROM (
          SELECT ifnull(l.folded, lower(substr(said.text, p.at, 1))) AS part
          FROM letters p LEFT JOIN letters l ON l.letter = substr(said.text, p.at, 1)
          WHERE p.at <= length(said.text)
          ORDER BY p.at)
      ) END, ' ', char(1) || char(2)), char(2) || char(1), ''), char(1) || char(2), ' ')
    FROM (SELECT name AS text) said), search_text = (
    SELECT replace(replace(replace(
      CASE WHEN said.text NOT GLOB '*[^ -_a-~]*' THEN lower(said.text) ELSE (
        SELECT group_concat(part, '') FROM (
          SELECT ifnull(l.folded, lower(substr(said.text, p.at, 1))) AS part
          FROM letters p LEFT JOIN letters l ON l.letter = substr(said.text, p.at, 1)
          WHERE p.at <= length(said.text)
          ORDER BY p.at)
      ) END, ' ', char(1) || char(2)), char(2) || char(1), ''), char(1) || char(2), ' ')
    FROM (SELECT name || ' ' || destination AS text) said)
    WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER templates_folded_insert AFTER INSERT ON templates BEGIN
  UPDATE templates SET name = name WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER library_templates_folded AFTER UPDATE OF name ON library_templates BEGIN
  UPDATE library_templates SET name_key = (
    SELECT replace(replace(replace(
      CASE WHEN said.text NOT GLOB '*[^ -_a-~]*' THEN lower(said.text) ELSE (
        SELECT group_concat(part, '') FROM (
          SELECT ifnull(l.folded, lower(substr(said.text, p.at, 1))) AS part
          FROM letters p LEFT JOIN letters l ON l.letter = substr(said.text, p.at, 1)
          WHERE p.at <= length(said.text)
          ORDER BY p.at)
      ) END, ' ', char(1) || char(2)), char(2) || char(1), ''), char(1) || char(2), ' ')
    FROM (SELECT name AS text) said) WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER library_templates_folded_insert AFTER INSERT ON library_templates BEGIN
  UPDATE library_templates SET name = name WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER help_articles_folded AFTER UPDATE OF title ON help_articles BEGIN
  UPDATE help_articles SET title_key = (
    SELECT replace(replace(replace(
      CASE WHEN said.text NOT GLOB '*[^ -_a-~]*' THEN lower(said.text) ELSE (
        SELECT group_concat(part, '') FROM (
          SELECT ifnull(l.folded, lower(substr(said.text, p.at, 1))) AS part
          FROM letters p LEFT JOIN letters l ON l.letter = substr(said.text, p.at, 1)
          WHERE p.at <= length(said.text)
          ORDER BY p.at)
      ) END, ' ', char(1) || char(2)), char(2) || char(1), ''), char(1) || char(2), ' ')
    FROM (SELECT title AS text) said) WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER help_articles_folded_insert AFTER INSERT ON help_articles BEGIN
  UPDATE help_articles SET title = title WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER documents_folded AFTER UPDATE OF name, description ON documents BEGIN
  UPDATE documents
    SET name_key = (
    SELECT replace(replace(replace(
      CASE WHEN said.text NOT GLOB '*[^ -_a-~]*' THEN lower(said.text) ELSE (
        SELECT group_concat(part, '') FROM (
          SELECT ifnull(l.folded, lower(substr(said.text, p.at, 1))) AS part
          FROM letters p LEFT JOIN letters l ON l.letter = substr(said.text, p.at, 1)
          WHERE p.at <= length(said.text)
          ORDER BY p.at)
      ) END, ' ', char(1) || char(2)), char(2) || char(1), ''), char(1) || char(2), ' ')
    FROM (SELECT name AS text) said), search_text = (
    SELECT replace(replace(replace(
      CASE WHEN said.text NOT GLOB '*[^ -_a-~]*' THEN lower(said.text) ELSE (
        SELECT group_concat(part, '') FROM (
          SELECT ifnull(l.folded, lower(substr(said.text, p.at, 1))) AS part
          FROM letters p LEFT JOIN letters l ON l.letter = substr(said.text, p.at, 1)
          WHERE p.at <= length(said.text)
          ORDER BY p.at)
      ) END, ' ', char(1) || char(2)), char(2) || char(1), ''), char(1) || char(2), ' ')
    FROM (SELECT name || ' ' || description AS text) said)
    WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER documents_folded_insert AFTER INSERT ON documents BEGIN
  UPDATE documents SET name = name WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER invoices_folded
  AFTER UPDATE OF invoice_number, customer_name, pet_name, service_description
  ON invoices
BEGIN
  UPDATE invoices
    SET
      search_text = (
    SELECT replace(replace(replace(
      CASE WHEN said.text NOT GLOB '*[^ -_a-~]*' THEN lower(said.text) ELSE (
        SELECT group_concat(part, '') FROM (
          SELECT ifnull(l.folded, lower(substr(said.text, p.at, 1))) AS part
          FROM letters p LEFT JOIN letters l ON l.letter = substr(said.text, p.at, 1)
          WHERE p.at <= length(said.text)
          ORDER BY p.at)
      ) END, ' ', char(1) || char(2)), char(2) || char(1), ''), char(1) || char(2), ' ')
    FROM (SELECT 
        ifnull(invoice_number || ' ', '') || customer_name || ' ' || ifnull(pet_name || ' ', '') || service_description
       AS text) said)
    WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER invoices_folded_insert AFTER INSERT ON invoices BEGIN
  UPDATE invoices SET customer_name = customer_name WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER schedule_events_folded AFTER UPDATE OF title, location, description ON schedule_events BEGIN
  UPDATE schedule_events
    SET search_text = (
    SELECT replace(replace(replace(
      CASE WHEN said.text NOT GLOB '*[^ -_a-~]*' THEN lower(said.text) ELSE (
        SELECT group_concat(part, '') FROM (
          SELECT ifnull(l.folded, lower(substr(said.text, p.at, 1))) AS part
          FROM letters p LEFT JOIN letters l ON l.letter = substr(said.text, p.at, 1)
          WHERE p.at <= length(said.text)
          ORDER BY p.at)
      ) END, ' ', char(1) || char(2)), char(2) || char(1), ''), char(1) || char(2), ' ')
    FROM (SELECT title || ' ' || ifnull(location || ' ', '') || description AS text) said)
    WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER schedule_events_folded_insert AFTER INSERT ON schedule_events BEGIN
  UPDATE schedule_events SET title = title WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER workspaces_folded
  AFTER UPDATE OF name, pet_id, pet_name, owner_name, destination, assigned_to_name
  ON workspaces
BEGIN
  UPDATE workspaces
    SET
      name_key = (
    SELECT replace(replace(replace(
      CASE WHEN said.text NOT GLOB '*[^ -_a-~]*' THEN lower(said.text) ELSE (
        SELECT group_concat(part, '') FROM (
          SELECT ifnull(l.folded, lower(substr(said.text, p.at, 1))) AS part
          FROM letters p LEFT JOIN letters l ON l.letter = substr(said.text, p.at, 1)
          WHERE p.at <= length(said.text)
          ORDER BY p.at)
      ) END, ' ', char(1) || char(2)), char(2) || char(1), ''), char(1) || char(2), ' ')
    FROM (SELECT name AS text) said),
      destination_key = (
    SELECT replace(replace(replace(
      CASE WHEN said.text NOT GLOB '*[^ -_a-~]*' THEN lower(said.text) ELSE (
        SELECT group_concat(part, '') FROM (
          SELECT ifnull(l.folded, lower(substr(said.text, p.at, 1))) AS part
          FROM letters p LEFT JOIN letters l ON l.letter = substr(said.text, p.at, 1)
          WHERE p.at <= length(said.text)
          ORDER BY p.at)
      ) END, ' ', char(1) || char(2)), char(2) || char(1), ''), char(1) || char(2), ' ')
    FROM (SELECT ifnull(destination, '') AS text) said),
      assignee_key = (
    SELECT replace(replace(replace(
      CASE WHEN said.text NOT GLOB '*[^ -_a-~]*' THEN lower(said.text) ELSE (
        SELECT group_concat(part, '') FROM (
          SELECT ifnull(l.folded, lower(substr(said.text, p.at, 1))) AS part
          FROM letters p LEFT JOIN letters l ON l.letter = substr(said.text, p.at, 1)
          WHERE p.at <= length(said.text)
          ORDER BY p.at)
      ) END, ' ', char(1) || char(2)), char(2) || char(1), ''), char(1) || char(2), ' ')
    FROM (SELECT assigned_to_name AS text) said),
      search_text = (
    SELECT replace(replace(replace(
      CASE WHEN said.text NOT GLOB '*[^ -_a-~]*' THEN lower(said.text) ELSE (
        SELECT group_concat(part, '') FROM (
          SELECT ifnull(l.folded, lower(substr(said.text, p.at, 1))) AS part
          FROM letters p LEFT JOIN letters l ON l.letter = substr(said.text, p.at, 1)
          WHERE p.at <= length(said.text)
          ORDER BY p.at)
      ) END, ' ', char(1) || char(2)), char(2) || char(1), ''), char(1) || char(2), ' ')
    FROM (SELECT 
        name || ' ' || pet_name || ' ' || owner_name || ' ' || ifnull(destination, '') || ifnull(
          (
            SELECT ' ' || group_concat(code, ' ')
            FROM health_entries
            WHERE pet_id = workspaces.pet_id AND kind = 'microchip' AND NOT is_planned
          ),
          ''
        )
       AS text) said)
    WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER tasks_folded
  AFTER UPDATE OF title, workspace_name, assignee_name, workspace_id, assigned_role
  ON tasks
BEGIN
  UPDATE tasks
    SET
      workspace_key = ifnull((
    SELECT replace(replace(replace(
      CASE WHEN said.text NOT GLOB '*[^ -_a-~]*' THEN lower(said.text) ELSE (
        SELECT group_concat(part, '') FROM (
          SELECT ifnull(l.folded, lower(substr(said.text, p.at, 1))) AS part
          FROM letters p LEFT JOIN letters l ON l.letter = substr(said.text, p.at, 1)
          WHERE p.at <= length(said.text)
          ORDER BY p.at)
      ) END, ' ', char(1) || char(2)), char(2) || char(1), ''), char(1) || char(2), ' ')
    FROM (SELECT workspace_name AS text) said), char(1114111)) || char(31) || workspace_id,
      assignee_key = ifnull((
    SELECT replace(replace(replace(
      CASE WHEN said.text NOT GLOB '*[^ -_a-~]*' THEN lower(said.text) ELSE (
        SELECT group_concat(part, '') FROM (
          SELECT ifnull(l.folded, lower(substr(said.text, p.at, 1))) AS part
          FROM letters p LEFT JOIN letters l ON l.letter = substr(said.text, p.at, 1)
          WHERE p.at <= length(said.text)
          ORDER BY p.at)
      ) END, ' ', char(1) || char(2)), char(2) || char(1), ''), char(1) || char(2), ' ')
    FROM (SELECT assignee_name AS text) said), char(1114111) || assigned_role),
      search_text = (
    SELECT replace(replace(replace(
      CASE WHEN said.text NOT GLOB '*[^ -_a-~]*' THEN lower(said.text) ELSE (
        SELECT group_concat(part, '') FROM (
          SELECT ifnull(l.folded, lower(substr(said.text, p.at, 1))) AS part
          FROM letters p LEFT JOIN letters l ON l.letter = substr(said.text, p.at, 1)
          WHERE p.at <= length(said.text)
          ORDER BY p.at)
      ) END, ' ', char(1) || char(2)), char(2) || char(1), ''), char(1) || char(2), ' ')
    FROM (SELECT title || ' ' || workspace_name AS text) said)
    WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER rule_watches_entry_insert AFTER INSERT ON health_entries BEGIN
  UPDATE rule_watches
    SET next_check_on = '2000-01-01'
    WHERE workspace_id IN (SELECT id FROM workspaces WHERE pet_id = new.pet_id);
END;
--> statement-breakpoint
CREATE TRIGGER rule_watches_entry_update AFTER UPDATE ON health_entries BEGIN
  UPDATE rule_watches
    SET next_check_on = '2000-01-01'
    WHERE workspace_id IN (SELECT id FROM workspaces WHERE pet_id = new.pet_id);
END;
--> statement-breakpoint
CREATE TRIGGER rule_watches_entry_delete AFTER DELETE ON health_entries BEGIN
  UPDATE rule_watches
    SET next_check_on = '2000-01-01'
    WHERE workspace_id IN (SELECT id FROM workspaces WHERE pet_id = old.pet_id);
END;
--> statement-breakpoint
CREATE TRIGGER folded_chips_insert AFTER INSERT ON health_entries WHEN new.kind = 'microchip' BEGIN
  UPDATE pets SET passport_number = passport_number WHERE id = new.pet_id;
  UPDATE workspaces SET destination = destination WHERE pet_id = new.pet_id;
END;
--> statement-breakpoint
CREATE TRIGGER folded_chips_update AFTER UPDATE OF pet_id, kind, code, is_planned ON health_entries
WHEN 'microchip' IN (old.kind, new.kind)
BEGIN
  UPDATE pets SET passport_number = passport_number WHERE id IN (old.pet_id, new.pet_id);
  UPDATE workspaces SET destination = destination WHERE pet_id IN (old.pet_id, new.pet_id);
END;
--> statement-breakpoint
CREATE TRIGGER folded_chips_delete AFTER DELETE ON health_entries WHEN old.kind = 'microchip' BEGIN
  UPDATE pets SET passport_number = passport_number WHERE id = old.pet_id;
  UPDATE workspaces SET destination = destination WHERE pet_id = old.pet_id;
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE help_search USING fts5(
  search_text,
  content='help_articles', content_rowid='id', tokenize='trigram'
);
--> statement-breakpoint
CREATE TRIGGER help_articles_counted_insert AFTER INSERT ON help_articles BEGIN
  UPDATE help_categories SET article_count = article_count + 1 WHERE id = new.category_id;
END;
--> statement-breakpoint
CREATE TRIGGER help_articles_counted_update AFTER UPDATE OF category_id ON help_articles BEGIN
  UPDATE help_categories SET article_count = article_count - 1 WHERE id = old.category_id;
  UPDATE help_categories SET article_count = article_count + 1 WHERE id = new.category_id;
END;
--> statement-breakpoint
CREATE TRIGGER help_articles_counted_delete AFTER DELETE ON help_articles BEGIN
  UPDATE help_categories SET article_count = article_count - 1 WHERE id = old.category_id;
END;
--> statement-breakpoint
CREATE TRIGGER help_articles_indexed_insert AFTER INSERT ON help_articles BEGIN
  INSERT INTO help_search (rowid, search_text) VALUES (new.id, new.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER help_articles_indexed_update AFTER UPDATE OF search_text ON help_articles BEGIN
  INSERT INTO help_search (help_search, rowid, search_text) VALUES ('delete', old.id, old.search_text);
  INSERT INTO help_search (rowid, search_text) VALUES (new.id, new.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER help_articles_indexed_delete AFTER DELETE ON help_articles BEGIN
  INSERT INTO help_search (help_search, rowid, search_text) VALUES ('delete', old.id, old.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER help_votes_counted_insert AFTER INSERT ON help_votes BEGIN
  UPDATE help_articles
    SET helpful = helpful + new.is_helpful, not_helpful = not_helpful + (1 - new.is_helpful)
    WHERE id = new.article_id;
END;
--> statement-breakpoint
CREATE TRIGGER help_votes_counted_update AFTER UPDATE OF is_helpful ON help_votes BEGIN
  UPDATE help_articles
    SET
      helpful = helpful + new.is_helpful - old.is_helpful,
      not_helpful = not_helpful + old.is_helpful - new.is_helpful
    WHERE id = new.article_id;
END;
--> statement-breakpoint
CREATE TRIGGER help_votes_counted_delete AFTER DELETE ON help_votes BEGIN
  UPDATE help_articles
    SET helpful = helpful - old.is_helpful, not_helpful = not_helpful - (1 - old.is_helpful)
    WHERE id = old.article_id;
END;
--> statement-breakpoint
CREATE TRIGGER invoice_receipts_summed_insert AFTER INSERT ON invoice_receipts BEGIN
  UPDATE invoices SET paid_amount = paid_amount + new.amount WHERE id = new.invoice_id;
END;
--> statement-breakpoint
CREATE TRIGGER invoice_receipts_never_changed BEFORE UPDATE ON invoice_receipts BEGIN
  SELECT RAISE(ABORT, 'invoice_receipts are append-only');
END;
--> statement-breakpoint
CREATE TRIGGER invoice_receipts_never_removed BEFORE DELETE ON invoice_receipts
WHEN EXISTS (SELECT 1 FROM invoices WHERE id = old.invoice_id AND status <> 'draft')
BEGIN
  SELECT RAISE(ABORT, 'invoice_receipts are append-only');
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE invoices_search USING fts5(
  search_text, scope,
  content='', contentless_delete=1, tokenize='trigram'
);
--> statement-breakpoint
CREATE VIRTUAL TABLE invoices_search_threes USING fts5vocab(invoices_search, row);
--> statement-breakpoint
CREATE VIEW invoice_sums AS
  SELECT id, 'invoice_paid' AS kind, currency AS key, total_amount AS n
    FROM invoices WHERE status = 'paid'
  UNION ALL
  SELECT id, 'invoice_month', currency || ':' || substr(ifnull(paid_on, issued_on), 1, 7), total_amount
    FROM invoices WHERE status = 'paid'
  UNION ALL
  SELECT id, 'invoice_overdue', currency, total_amount - paid_amount
    FROM invoices WHERE status = 'overdue'
  UNION ALL
  SELECT id, 'invoice_sent', currency || ':' || due_date, total_amount - paid_amount
    FROM invoices WHERE status = 'sent'
  UNION ALL
  SELECT id, 'invoice_recurring', currency || ':' || substr(issued_on, 1, 7), total_amount
    FROM invoices WHERE is_recurring = 1 AND status IN ('paid', 'sent');
--> statement-breakpoint
CREATE TRIGGER invoices_summed_insert AFTER INSERT ON invoices BEGIN
  INSERT INTO counts (kind, key, n)
    SELECT kind, key, n FROM invoice_sums WHERE id = new.id
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER invoices_unsummed_update
  BEFORE UPDATE OF status, currency, total_amount, paid_amount, due_date, issued_on, paid_on, is_recurring
  ON invoices
BEGIN
  INSERT INTO counts (kind, key, n)
    SELECT kind, key, -n FROM invoice_sums WHERE id = old.id
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER invoices_summed_update
  AFTER UPDATE OF status, currency, total_amount, paid_amount, due_date, issued_on, paid_on, is_recurring
  ON invoices
BEGIN
  INSERT INTO counts (kind, key, n)
    SELECT kind, key, n FROM invoice_sums WHERE id = new.id
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
  DELETE FROM counts WHERE kind = 'invoice_sent' AND key = old.currency || ':' || old.due_date AND n = 0;
END;
--> statement-breakpoint
CREATE TRIGGER invoices_unsummed_delete BEFORE DELETE ON invoices BEGIN
  INSERT INTO counts (kind, key, n)
    SELECT kind, key, -n FROM invoice_sums WHERE id = old.id
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
  DELETE FROM counts WHERE kind = 'invoice_sent' AND key = old.currency || ':' || old.due_date AND n = 0;
END;
--> statement-breakpoint
CREATE TRIGGER invoices_indexed AFTER UPDATE OF search_text, status, currency ON invoices BEGIN
  DELETE FROM invoices_search WHERE rowid = new.id;
  INSERT INTO invoices_search (rowid, search_text, scope)
    SELECT id, search_text || '  ', ';s=' || status || ';c=' || currency || ';' FROM invoices WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER invoices_indexed_delete AFTER DELETE ON invoices BEGIN
  DELETE FROM invoices_search WHERE rowid = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER message_mentions_counted AFTER INSERT ON message_mentions BEGIN
  INSERT INTO thread_readers (user_id, workspace_id, takes_part, unread, last_message_id, last_at)
    SELECT new.user_id, workspace_id, 1, 1, id, created_at
    FROM messages
    WHERE id = new.message_id AND is_internal = 0
    ON CONFLICT (user_id, workspace_id) DO UPDATE SET
      takes_part = 1,
      unread = unread + 1,
      last_message_id = excluded.last_message_id,
      last_at = excluded.last_at
    WHERE last_message_id < excluded.last_message_id;
END;
--> statement-breakpoint
CREATE TRIGGER messages_counted AFTER INSERT ON messages WHEN new.is_internal = 0 BEGIN
  INSERT INTO message_threads (workspace_id, last_message_id, last_at, is_waiting)
    VALUES (
      new.workspace_id, new.id, new.created_at, (SELECT role = 'customer' FROM users WHERE id = new.author_id)
    )
    ON CONFLICT (workspace_id) DO UPDATE SET
      last_message_id = excluded.last_message_id,
      last_at = excluded.last_at,
      is_waiting = excluded.is_waiting;
  INSERT INTO thread_readers (
    user_id, workspace_id, takes_part, unread, last_message_id, last_at, seen_message_id, seen_at
  )
    SELECT
      id, new.workspace_id, 1, id <> new.author_id, new.id, new.created_at,
      iif(id = new.author_id, new.id, 0), iif(id = new.author_id, new.created_at, NULL)
    FROM users
    WHERE id IN (
      SELECT user_id FROM workspace_members WHERE workspace_id = new.workspace_id
      UNION
      SELECT assigned_to_id FROM workspaces WHERE id = new.workspace_id
      UNION
      SELECT user_id FROM thread_readers WHERE workspace_id = new.workspace_id AND takes_part = 1
      UNION
      SELECT new.author_id
    )
    ON CONFLICT (user_id, workspace_id) DO UPDATE SET
      takes_part = 1,
      unread = iif(user_id = new.author_id, 0, unread + 1),
      last_message_id = excluded.last_message_id,
      last_at = excluded.last_at,
      seen_message_id = iif(user_id = new.author_id, new.id, seen_message_id),
      seen_at = iif(user_id = new.author_id, new.created_at, seen_at);
END;
--> statement-breakpoint
CREATE TRIGGER notifications_counted_insert AFTER INSERT ON notifications WHEN new.read_at IS NULL BEGIN
  INSERT INTO counts (kind, key, n)
    SELECT 'unread', new.user_id, 1 WHERE true
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER notifications_counted_update AFTER UPDATE OF read_at, is_put_away ON notifications BEGIN
  INSERT INTO counts (kind, key, n)
    SELECT
      'unread', new.user_id,
      (new.read_at IS NULL AND new.is_put_away = 0) - (old.read_at IS NULL AND old.is_put_away = 0)
    WHERE true
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER notifications_counted_delete AFTER DELETE ON notifications
WHEN old.read_at IS NULL AND old.is_put_away = 0
BEGIN
  INSERT INTO counts (kind, key, n)
    SELECT 'unread', old.user_id, -1 WHERE true
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE VIEW told_news AS
  SELECT
    n.id, n.user_id, n.kind, n.title, n.message, n.times, n.created_at, n.read_at, n.workspace_id, n.task_id,
    n.awaits_digest, n.is_put_away,
    CASE
      WHEN n.action_url LIKE '/receipt?%' THEN n.action_url
      WHEN n.workspace_id IS NULL THEN ifnull(n.action_url, '/notifications')
      WHEN n.task_id IS NOT NULL THEN
        '/workspace/' || n.workspace_id || iif(u.role = 'customer', '/customer?todo=', '?task=') || n.task_id
      ELSE ifnull(n.action_url, '/workspace/' || n.workspace_id || iif(u.role = 'customer', '/customer', ''))
    END AS page
  FROM notifications n JOIN users u ON u.id = n.user_id;
--> statement-breakpoint
CREATE VIEW mailed_news AS
  SELECT
    n.id, n.user_id, n.kind, n.title, n.message, n.page, n.created_at, n.workspace_id, n.task_id, n.times,
    'notification:' || n.user_id || ':' || ifnull(n.workspace_id, 0) || ':' || ifnull(n.task_id, n.kind) || ':' AS thing,
    n.created_at / 60000 AS minute
  FROM told_news n;
--> statement-breakpoint
CREATE TRIGGER mailed_news_insert INSTEAD OF INSERT ON mailed_news BEGIN
  UPDATE outbox
    SET payload = json_insert(payload, '$.more[#]', (
      SELECT json_object('title', title, 'message', message, 'page', page) FROM mailed_news WHERE id = new.id))
    WHERE sent_at IS NULL AND failed_at IS NULL AND attempts = 0 AND dedupe_key IN (
      SELECT n.thing || (n.minute + near.value) FROM mailed_news n, json_each('[-1,0,1]') near WHERE n.id = new.id);
  INSERT INTO outbox (template, to_email, to_name, payload, dedupe_key, created_at, next_attempt_at, workspace_id)
    SELECT
      'notification', u.email, u.full_name,
      json_object(
        'name', u.full_name, 'userId', u.id, 'kind', n.kind, 'title', n.title, 'message', n.message, 'page', n.page,
        'task', (SELECT title FROM tasks WHERE id = n.task_id), 'more', json_array()
      ),
      CASE
        WHEN NOT EXISTS (SELECT 1 FROM outbox WHERE dedupe_key = n.thing || n.minute) THEN n.thing || n.minute
        WHEN NOT EXISTS (SELECT 1 FROM outbox WHERE dedupe_key = n.thing || (n.minute + 1)) THEN n.thing || (n.minute + 1)
        ELSE n.thing || n.minute || ':' || n.id || ':' || n.times
      END,
      n.created_at,
      n.created_at + ifnull((
        SELECT max(0, min(60000, max(ifnull(sent_at, created_at)) + 60000 - n.created_at)) FROM outbox
        WHERE dedupe_key IN (n.thing || (n.minute - 1), n.thing || n.minute, n.thing || (n.minute + 1))
      ), 0),
      n.workspace_id
    FROM mailed_news n JOIN users u ON u.id = n.user_id
    WHERE n.id = new.id AND NOT EXISTS (
      SELECT 1 FROM outbox
      WHERE sent_at IS NULL AND failed_at IS NULL AND attempts = 0
        AND dedupe_key IN (n.thing || (n.minute - 1), n.thing || n.minute, n.thing || (n.minute + 1)));
END;
--> statement-breakpoint
CREATE TRIGGER notifications_mailed AFTER INSERT ON notifications WHEN new.by_mail = 1 BEGIN
  INSERT INTO mailed_news (id) VALUES (new.id);
END;
--> statement-breakpoint
CREATE TRIGGER notifications_mailed_again AFTER UPDATE OF times ON notifications
WHEN new.by_mail = 1 AND new.times > old.times
BEGIN
  INSERT INTO mailed_news (id) VALUES (new.id);
END;
--> statement-breakpoint
CREATE TRIGGER outbox_given_up AFTER UPDATE OF failed_at ON outbox
WHEN (old.failed_at IS NULL) <> (new.failed_at IS NULL) AND new.dedupe_key GLOB 'invitation:*'
BEGIN
  UPDATE invitations
    SET
      undelivered_at = new.failed_at,
      undelivered_why = iif(new.failed_at IS NULL, NULL, new.last_error)
    WHERE request_id = substr(new.dedupe_key, length('invitation:') + 1);
END;
--> statement-breakpoint
CREATE TRIGGER outbox_invoice_given_up AFTER UPDATE OF failed_at ON outbox
WHEN (old.failed_at IS NULL) <> (new.failed_at IS NULL) AND new.dedupe_key GLOB 'invoice:*'
BEGIN
  UPDATE invoices
    SET
      mailed_at = (
        SELECT max(created_at)
        FROM outbox
        WHERE dedupe_key GLOB 'invoice:' || invoices.id || ':*' AND failed_at IS NULL
      )
    WHERE id = cast(substr(new.dedupe_key, length('invoice:') + 1) AS integer);
END;
--> statement-breakpoint
CREATE TRIGGER payments_never_rewritten BEFORE UPDATE ON payments
WHEN new.id <> old.id
  OR new.workspace_id <> old.workspace_id
  OR new.task_id <> old.task_id
  OR new.method <> old.method
  OR new.amount <> old.amount
  OR new.currency <> old.currency
  OR new.payer_id <> old.payer_id
  OR new.request_id <> old.request_id
  OR (
    old.status = 'succeeded'
    AND (new.status <> 'succeeded' OR new.transaction_id IS NOT old.transaction_id OR new.settled_at IS NOT old.settled_at)
  )
BEGIN
  SELECT RAISE(ABORT, 'payments are not rewritten');
END;
--> statement-breakpoint
CREATE TRIGGER payments_never_removed BEFORE DELETE ON payments BEGIN
  SELECT RAISE(ABORT, 'payments are not removed');
END;
--> statement-breakpoint
CREATE TRIGGER payments_never_replaced BEFORE INSERT ON payments
WHEN EXISTS (
  SELECT 1 FROM payments WHERE id = new.id OR request_id = new.request_id OR transaction_id = new.transaction_id
)
BEGIN
  SELECT RAISE(ABORT, 'UNIQUE constraint failed: payments.request_id');
END;
--> statement-breakpoint
CREATE TRIGGER payments_never_twice BEFORE INSERT ON payments
WHEN new.status IN ('processing', 'succeeded')
  AND EXISTS (SELECT 1 FROM payments WHERE task_id = new.task_id AND status IN ('processing', 'succeeded'))
BEGIN
  SELECT RAISE(ABORT, 'UNIQUE constraint failed: payments.task_id');
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE pets_search USING fts5(
  search_text,
  content='', contentless_delete=1, tokenize='trigram'
);
--> statement-breakpoint
CREATE VIRTUAL TABLE pets_search_threes USING fts5vocab(pets_search, row);
--> statement-breakpoint
CREATE TRIGGER pets_counted_insert AFTER INSERT ON pets BEGIN
  UPDATE clients SET pets_total = pets_total + 1 WHERE id = new.client_id;
END;
--> statement-breakpoint
CREATE TRIGGER pets_counted_update AFTER UPDATE OF client_id ON pets BEGIN
  UPDATE clients SET pets_total = pets_total - 1 WHERE id = old.client_id;
  UPDATE clients SET pets_total = pets_total + 1 WHERE id = new.client_id;
END;
--> statement-breakpoint
CREATE TRIGGER pets_counted_delete AFTER DELETE ON pets BEGIN
  UPDATE clients SET pets_total = pets_total - 1 WHERE id = old.client_id;
END;
--> statement-breakpoint
CREATE TRIGGER workspaces_named_pets AFTER UPDATE OF name, species, breed ON pets BEGIN
  UPDATE workspaces
    SET pet_name = new.name, pet_type = new.species, pet_breed = new.breed
    WHERE pet_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER rule_watches_pet AFTER UPDATE OF species, breed, birth_date, is_neutered ON pets
BEGIN
  UPDATE rule_watches
    SET next_check_on = '2000-01-01'
    WHERE workspace_id IN (SELECT id FROM workspaces WHERE pet_id = new.id);
END;
--> statement-breakpoint
CREATE TRIGGER pets_search_updated AFTER UPDATE OF search_text ON pets BEGIN
  DELETE FROM pets_search WHERE rowid = new.id;
  INSERT INTO pets_search (rowid, search_text) VALUES (new.id, new.search_text || '  ');
END;
--> statement-breakpoint
CREATE TRIGGER pets_search_deleted AFTER DELETE ON pets BEGIN
  DELETE FROM pets_search WHERE rowid = old.id;
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE schedule_search USING fts5(
  search_text, scope,
  content='', contentless_delete=1, tokenize='trigram'
);
--> statement-breakpoint
CREATE VIRTUAL TABLE schedule_search_threes USING fts5vocab(schedule_search, row);
--> statement-breakpoint
CREATE INDEX schedule_events_search_key_idx ON schedule_events (start_date * 1048576 + (id & 1048575));
--> statement-breakpoint
CREATE TRIGGER schedule_events_indexed
  AFTER UPDATE OF search_text, start_date, event_type, status, workspace_id
  ON schedule_events
BEGIN
  DELETE FROM schedule_search
    WHERE rowid IN (
      old.start_date * 1048576 + (old.id & 1048575),
      new.start_date * 1048576 + (new.id & 1048575)
    );
  INSERT INTO schedule_search (rowid, search_text, scope)
    SELECT
      start_date * 1048576 + (id & 1048575), search_text || '  ',
      ';t=' || event_type || ';s=' || status || ';w=' || ifnull(workspace_id, '') || ';'
    FROM schedule_events
    WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER schedule_events_indexed_delete AFTER DELETE ON schedule_events BEGIN
  DELETE FROM schedule_search WHERE rowid = old.start_date * 1048576 + (old.id & 1048575);
END;
--> statement-breakpoint
CREATE TRIGGER bookings_follow_events AFTER UPDATE OF start_date, end_date ON schedule_events
WHEN new.start_date <> old.start_date OR ifnull(new.end_date, 0) <> ifnull(old.end_date, 0)
BEGIN
  UPDATE bookings
    SET starts_at = new.start_date, ends_at = ifnull(new.end_date, new.start_date), reminded_at = NULL
    WHERE event_id = new.id AND cancelled_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER bookings_end_with_events AFTER UPDATE OF status ON schedule_events
WHEN new.status = 'cancelled' AND old.status <> 'cancelled'
BEGIN
  UPDATE bookings
    SET cancelled_at = ifnull(new.changed_at, new.created_at)
    WHERE event_id = new.id AND cancelled_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER signatures_never_changed BEFORE UPDATE ON signatures BEGIN
  SELECT RAISE(ABORT, 'signatures are append-only');
END;
--> statement-breakpoint
CREATE TRIGGER signatures_never_removed BEFORE DELETE ON signatures BEGIN
  SELECT RAISE(ABORT, 'signatures are append-only');
END;
--> statement-breakpoint
CREATE TRIGGER signatures_never_replaced BEFORE INSERT ON signatures
WHEN EXISTS (SELECT 1 FROM signatures WHERE id = new.id OR request_id = new.request_id)
BEGIN
  SELECT RAISE(ABORT, 'UNIQUE constraint failed: signatures.request_id');
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE tasks_search USING fts5(
  search_text, scope,
  content='', contentless_delete=1, tokenize='trigram'
);
--> statement-breakpoint
CREATE VIRTUAL TABLE tasks_search_threes USING fts5vocab(tasks_search, row);
--> statement-breakpoint
CREATE TRIGGER tasks_counted_insert AFTER INSERT ON tasks BEGIN
  UPDATE workspaces
    SET
      tasks_total = tasks_total + (NOT new.is_automatic),
      tasks_done = tasks_done + (new.status = 'completed' AND NOT new.is_automatic),
      action_count = action_count + (new.status IN ('your_turn', 'overdue') AND NOT new.is_automatic),
      ready_told_at = iif(new.status = 'completed', ready_told_at, NULL)
    WHERE id = new.workspace_id;
END;
--> statement-breakpoint
CREATE TRIGGER tasks_counted_update AFTER UPDATE OF status, is_automatic ON tasks
WHEN old.status <> new.status OR old.is_automatic <> new.is_automatic
BEGIN
  UPDATE workspaces
    SET
      tasks_total = tasks_total + (NOT new.is_automatic) - (NOT old.is_automatic),
      tasks_done = tasks_done
        + (new.status = 'completed' AND NOT new.is_automatic)
        - (old.status = 'completed' AND NOT old.is_automatic),
      action_count = action_count
        + (new.status IN ('your_turn', 'overdue') AND NOT new.is_automatic)
        - (old.status IN ('your_turn', 'overdue') AND NOT old.is_automatic),
      ready_told_at = iif(new.status = 'completed', ready_told_at, NULL)
    WHERE id = new.workspace_id;
END;
--> statement-breakpoint
CREATE TRIGGER tasks_counted_delete AFTER DELETE ON tasks BEGIN
  UPDATE workspaces
    SET
      tasks_total = tasks_total - (NOT old.is_automatic),
      tasks_done = tasks_done - (old.status = 'completed' AND NOT old.is_automatic),
      action_count = action_count - (old.status IN ('your_turn', 'overdue') AND NOT old.is_automatic)
    WHERE id = old.workspace_id;
END;
--> statement-breakpoint
CREATE TRIGGER tasks_tab_insert AFTER INSERT ON tasks WHEN new.tab IS NOT NULL BEGIN
  INSERT INTO counts (kind, key, n) VALUES ('task_tab', new.tab, 1)
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER tasks_tab_update AFTER UPDATE OF status, is_automatic, workspace_name ON tasks WHEN old.tab IS NOT new.tab BEGIN
  INSERT INTO counts (kind, key, n)
    SELECT 'task_tab', old.tab, -1 WHERE old.tab IS NOT NULL
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counts (kind, key, n)
    SELECT 'task_tab', new.tab, 1 WHERE new.tab IS NOT NULL
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER tasks_tab_delete AFTER DELETE ON tasks WHEN old.tab IS NOT NULL BEGIN
  INSERT INTO counts (kind, key, n) VALUES ('task_tab', old.tab, -1)
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER tasks_named_insert AFTER INSERT ON tasks BEGIN
  UPDATE tasks
    SET
      workspace_name = (SELECT name FROM workspaces WHERE id = tasks.workspace_id AND archived_at IS NULL),
      assignee_name = CASE assigned_role
        WHEN 'customer' THEN (SELECT owner_name FROM workspaces WHERE id = tasks.workspace_id)
        ELSE (SELECT full_name FROM users WHERE id = tasks.assigned_to_id)
      END
    WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER tasks_named_update AFTER UPDATE OF workspace_id, assigned_role, assigned_to_id ON tasks BEGIN
  UPDATE tasks
    SET
      workspace_name = (SELECT name FROM workspaces WHERE id = tasks.workspace_id AND archived_at IS NULL),
      assignee_name = CASE assigned_role
        WHEN 'customer' THEN (SELECT owner_name FROM workspaces WHERE id = tasks.workspace_id)
        ELSE (SELECT full_name FROM users WHERE id = tasks.assigned_to_id)
      END
    WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER tasks_search_updated AFTER UPDATE OF search_text ON tasks BEGIN
  DELETE FROM tasks_search WHERE rowid = new.id;
  INSERT INTO tasks_search (rowid, search_text, scope)
    SELECT id, search_text || '  ', ';w=' || workspace_id || ';'
    FROM tasks
    WHERE id = new.id AND workspace_name IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER tasks_search_deleted AFTER DELETE ON tasks BEGIN
  DELETE FROM tasks_search WHERE rowid = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER tasks_late_insert AFTER INSERT ON tasks WHEN new.status = 'overdue' AND NOT new.is_automatic BEGIN
  UPDATE workspaces SET late_count = late_count + 1 WHERE id = new.workspace_id;
END;
--> statement-breakpoint
CREATE TRIGGER tasks_late_update AFTER UPDATE OF status, is_automatic ON tasks
WHEN (new.status = 'overdue' AND NOT new.is_automatic) <> (old.status = 'overdue' AND NOT old.is_automatic)
BEGIN
  UPDATE workspaces
    SET late_count = late_count
      + (new.status = 'overdue' AND NOT new.is_automatic)
      - (old.status = 'overdue' AND NOT old.is_automatic)
    WHERE id = new.workspace_id;
END;
--> statement-breakpoint
CREATE TRIGGER tasks_late_delete AFTER DELETE ON tasks WHEN old.status = 'overdue' AND NOT old.is_automatic BEGIN
  UPDATE workspaces SET late_count = late_count - 1 WHERE id = old.workspace_id;
END;
--> statement-breakpoint
CREATE TRIGGER tasks_got_on AFTER UPDATE OF status, submitted_at ON tasks
WHEN new.status = 'completed' OR old.status = 'completed' OR (new.submitted_at IS NOT NULL AND new.submitted_at IS NOT old.submitted_at)
BEGIN
  UPDATE stuck_reports SET cleared_at = new.updated_at WHERE task_id = new.id AND cleared_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER template_versions_are_kept BEFORE UPDATE OF graph, number, template_id ON template_versions
WHEN old.published_at IS NOT NULL AND new.graph <> old.graph
BEGIN
  SELECT raise(ABORT, 'a published version is never changed');
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE templates_search USING fts5(
  search_text,
  content='', contentless_delete=1, tokenize='trigram'
);
--> statement-breakpoint
CREATE VIRTUAL TABLE templates_search_threes USING fts5vocab(templates_search, row);
--> statement-breakpoint
CREATE TRIGGER templates_search_updated AFTER UPDATE OF search_text, archived_at ON templates BEGIN
  DELETE FROM templates_search WHERE rowid = new.id;
  INSERT INTO templates_search (rowid, search_text)
    SELECT id, search_text || '  ' FROM templates WHERE id = new.id AND archived_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER templates_search_deleted AFTER DELETE ON templates BEGIN
  DELETE FROM templates_search WHERE rowid = old.id;
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE users_search USING fts5(
  search_text,
  content='', contentless_delete=1, tokenize='trigram'
);
--> statement-breakpoint
CREATE VIRTUAL TABLE users_search_threes USING fts5vocab(users_search, row);
--> statement-breakpoint
CREATE TRIGGER names_beside_users AFTER UPDATE OF full_name ON users WHEN old.full_name <> new.full_name BEGIN
  UPDATE workspaces SET assigned_to_name = new.full_name WHERE assigned_to_id = new.id;
  UPDATE tasks
    SET assignee_name = new.full_name
    WHERE assigned_to_id = new.id AND assigned_role <> 'customer';
END;
--> statement-breakpoint
CREATE TRIGGER users_search_updated AFTER UPDATE OF search_text, removed_at ON users BEGIN
  DELETE FROM users_search WHERE rowid = new.id;
  INSERT INTO users_search (rowid, search_text)
    SELECT id, search_text || '  ' FROM users WHERE id = new.id AND removed_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER users_search_deleted AFTER DELETE ON users BEGIN
  DELETE FROM users_search WHERE rowid = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER workspace_members_left_thread AFTER DELETE ON workspace_members BEGIN
  DELETE FROM thread_readers
    WHERE workspace_id = old.workspace_id
      AND user_id = old.user_id
      AND user_id IS NOT (SELECT assigned_to_id FROM workspaces WHERE id = old.workspace_id);
END;
--> statement-breakpoint
CREATE TRIGGER workspace_members_left_news AFTER DELETE ON workspace_members
WHEN old.user_id IS NOT (SELECT assigned_to_id FROM workspaces WHERE id = old.workspace_id)
BEGIN
  UPDATE notifications
    SET
      awaits_digest = 0,
      is_put_away = iif((SELECT role FROM users WHERE id = old.user_id) = 'customer', 1, is_put_away)
    WHERE workspace_id = old.workspace_id AND user_id = old.user_id;
  DELETE FROM outbox
    WHERE to_email = (SELECT email FROM users WHERE id = old.user_id)
      AND sent_at IS NULL
      AND (
        (template IN ('notification', 'signed-copy') AND workspace_id = old.workspace_id)
        OR EXISTS (
          SELECT 1 FROM tasks WHERE workspace_id = old.workspace_id AND dedupe_key GLOB 'step-' || id || '-*'
        )
        OR EXISTS (
          SELECT 1
          FROM schedule_events
          WHERE workspace_id = old.workspace_id AND dedupe_key GLOB 'appointment-' || id || '-*'
        )
      );
  UPDATE outbox
    SET
      payload = json_set(
        payload,
        '$.total', (payload ->> 'total') - (
          SELECT count(*)
          FROM json_each(payload, '$.news')
          WHERE value ->> 'workspaceId' = old.workspace_id
        ),
        '$.news', (
          SELECT json_group_array(json(value))
          FROM json_each(payload, '$.news')
          WHERE value ->> 'workspaceId' IS NOT old.workspace_id
        )
      )
    WHERE to_email = (SELECT email FROM users WHERE id = old.user_id) AND sent_at IS NULL AND template = 'digest';
  DELETE FROM outbox
    WHERE to_email = (SELECT email FROM users WHERE id = old.user_id)
      AND sent_at IS NULL
      AND template = 'digest'
      AND json_array_length(payload, '$.news') = 0;
END;
--> statement-breakpoint
CREATE TRIGGER workspace_members_came_back AFTER INSERT ON workspace_members BEGIN
  UPDATE notifications
    SET is_put_away = (SELECT archived_at IS NOT NULL FROM workspaces WHERE id = new.workspace_id)
    WHERE workspace_id = new.workspace_id AND user_id = new.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER workspace_tags_counted_insert AFTER INSERT ON workspace_tags BEGIN
  UPDATE tags
    SET uses = uses + 1
    WHERE id = new.tag_id AND (SELECT archived_at FROM workspaces WHERE id = new.workspace_id) IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER workspace_tags_counted_delete AFTER DELETE ON workspace_tags BEGIN
  UPDATE tags
    SET uses = uses - 1
    WHERE id = old.tag_id AND (SELECT archived_at FROM workspaces WHERE id = old.workspace_id) IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER workspaces_counted_insert AFTER INSERT ON workspaces BEGIN
  INSERT INTO counts (kind, key, n)
    SELECT 'workspace', 'all', 1 WHERE new.archived_at IS NULL
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counts (kind, key, n)
    SELECT 'workspace_status', new.status, 1 WHERE new.archived_at IS NULL
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counts (kind, key, n)
    SELECT 'workspace_template', new.template_id, 1
    WHERE new.archived_at IS NULL AND new.template_id IS NOT NULL
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counts (kind, key, n)
    SELECT 'workspace_client', new.client_id, 1 WHERE new.archived_at IS NULL
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counts (kind, key, n)
    SELECT 'workspace_client_group', group_id, 1
    FROM clients
    WHERE id = new.client_id AND group_id IS NOT NULL AND new.archived_at IS NULL
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counts (kind, key, n)
    SELECT 'workspace_assigned_to', new.assigned_to_id, 1
    WHERE new.archived_at IS NULL AND new.assigned_to_id IS NOT NULL
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER workspaces_counted_update
  AFTER UPDATE OF status, template_id, client_id, assigned_to_id, archived_at
  ON workspaces
BEGIN
  INSERT INTO counts (kind, key, n)
    SELECT 'workspace', 'all', -1 WHERE old.archived_at IS NULL
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counts (kind, key, n)
    SELECT 'workspace_status', old.status, -1 WHERE old.archived_at IS NULL
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counts (kind, key, n)
    SELECT 'workspace_template', old.template_id, -1
    WHERE old.archived_at IS NULL AND old.template_id IS NOT NULL
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counts (kind, key, n)
    SELECT 'workspace_client', old.client_id, -1 WHERE old.archived_at IS NULL
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counts (kind, key, n)
    SELECT 'workspace_client_group', group_id, -1
    FROM clients
    WHERE id = old.client_id AND group_id IS NOT NULL AND old.archived_at IS NULL
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counts (kind, key, n)
    SELECT 'workspace_assigned_to', old.assigned_to_id, -1
    WHERE old.archived_at IS NULL AND old.assigned_to_id IS NOT NULL
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counts (kind, key, n)
    SELECT 'workspace', 'all', 1 WHERE new.archived_at IS NULL
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counts (kind, key, n)
    SELECT 'workspace_status', new.status, 1 WHERE new.archived_at IS NULL
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counts (kind, key, n)
    SELECT 'workspace_template', new.template_id, 1
    WHERE new.archived_at IS NULL AND new.template_id IS NOT NULL
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counts (kind, key, n)
    SELECT 'workspace_client', new.client_id, 1 WHERE new.archived_at IS NULL
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counts (kind, key, n)
    SELECT 'workspace_client_group', group_id, 1
    FROM clients
    WHERE id = new.client_id AND group_id IS NOT NULL AND new.archived_at IS NULL
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counts (kind, key, n)
    SELECT 'workspace_assigned_to', new.assigned_to_id, 1
    WHERE new.archived_at IS NULL AND new.assigned_to_id IS NOT NULL
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER workspaces_counted_delete AFTER DELETE ON workspaces BEGIN
  INSERT INTO counts (kind, key, n)
    SELECT 'workspace', 'all', -1 WHERE old.archived_at IS NULL
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counts (kind, key, n)
    SELECT 'workspace_status', old.status, -1 WHERE old.archived_at IS NULL
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counts (kind, key, n)
    SELECT 'workspace_template', old.template_id, -1
    WHERE old.archived_at IS NULL AND old.template_id IS NOT NULL
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counts (kind, key, n)
    SELECT 'workspace_client', old.client_id, -1 WHERE old.archived_at IS NULL
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counts (kind, key, n)
    SELECT 'workspace_client_group', group_id, -1
    FROM clients
    WHERE id = old.client_id AND group_id IS NOT NULL AND old.archived_at IS NULL
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counts (kind, key, n)
    SELECT 'workspace_assigned_to', old.assigned_to_id, -1
    WHERE old.archived_at IS NULL AND old.assigned_to_id IS NOT NULL
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER workspaces_of_client_insert AFTER INSERT ON workspaces WHEN new.archived_at IS NULL BEGIN
  UPDATE clients SET workspaces_total = workspaces_total + 1 WHERE id = new.client_id;
END;
--> statement-breakpoint
CREATE TRIGGER workspaces_of_client_update AFTER UPDATE OF client_id, archived_at ON workspaces BEGIN
  UPDATE clients
    SET workspaces_total = workspaces_total - 1
    WHERE id = old.client_id AND old.archived_at IS NULL;
  UPDATE clients
    SET workspaces_total = workspaces_total + 1
    WHERE id = new.client_id AND new.archived_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER workspaces_of_client_delete AFTER DELETE ON workspaces WHEN old.archived_at IS NULL BEGIN
  UPDATE clients SET workspaces_total = workspaces_total - 1 WHERE id = old.client_id;
END;
--> statement-breakpoint
CREATE TRIGGER workspaces_assigned_insert AFTER INSERT ON workspaces
WHEN new.archived_at IS NULL AND new.assigned_to_id IS NOT NULL
BEGIN
  INSERT INTO counts (kind, key, n)
    SELECT 'assigned_client', new.assigned_to_id || ':' || new.client_id, 1 WHERE true
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER workspaces_assigned_update AFTER UPDATE OF client_id, assigned_to_id, archived_at ON workspaces
BEGIN
  UPDATE counts
    SET n = n - 1
    WHERE kind = 'assigned_client'
      AND key = old.assigned_to_id || ':' || old.client_id
      AND old.archived_at IS NULL;
  INSERT INTO counts (kind, key, n)
    SELECT 'assigned_client', new.assigned_to_id || ':' || new.client_id, 1
    WHERE new.archived_at IS NULL AND new.assigned_to_id IS NOT NULL
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER workspaces_assigned_delete AFTER DELETE ON workspaces WHEN old.archived_at IS NULL BEGIN
  UPDATE counts
    SET n = n - 1
    WHERE kind = 'assigned_client' AND key = old.assigned_to_id || ':' || old.client_id;
END;
--> statement-breakpoint
CREATE TRIGGER workspaces_on_version_insert AFTER INSERT ON workspaces
WHEN new.template_version_id IS NOT NULL AND new.archived_at IS NULL AND new.status <> 'completed'
BEGIN
  INSERT INTO counts (kind, key, n)
    VALUES ('workspace_version', new.template_version_id, 1)
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER workspaces_on_version_update AFTER UPDATE OF status, template_version_id, archived_at
  ON workspaces
BEGIN
  INSERT INTO counts (kind, key, n)
    SELECT 'workspace_version', old.template_version_id, -1
    WHERE old.template_version_id IS NOT NULL AND old.archived_at IS NULL AND old.status <> 'completed'
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counts (kind, key, n)
    SELECT 'workspace_version', new.template_version_id, 1
    WHERE new.template_version_id IS NOT NULL AND new.archived_at IS NULL AND new.status <> 'completed'
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER workspaces_on_version_delete AFTER DELETE ON workspaces
WHEN old.template_version_id IS NOT NULL AND old.archived_at IS NULL AND old.status <> 'completed'
BEGIN
  INSERT INTO counts (kind, key, n)
    VALUES ('workspace_version', old.template_version_id, -1)
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER workspaces_of_template_insert AFTER INSERT ON workspaces WHEN new.template_id IS NOT NULL BEGIN
  INSERT INTO counts (kind, key, n)
    VALUES ('template_started', new.template_id, 1)
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counts (kind, key, n)
    SELECT 'template_completed', new.template_id, 1 WHERE new.status = 'completed' AND new.arrived_on IS NOT NULL
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counts (kind, key, n)
    SELECT 'template_given_up', new.template_id, 1
    WHERE iif(new.status = 'completed', new.arrived_on IS NULL, new.archived_at IS NOT NULL)
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER workspaces_of_template_update AFTER UPDATE OF status, template_id, archived_at, arrived_on ON workspaces
BEGIN
  INSERT INTO counts (kind, key, n)
    SELECT 'template_started', old.template_id, -1
    WHERE old.template_id IS NOT NULL AND old.template_id IS NOT new.template_id
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counts (kind, key, n)
    SELECT 'template_started', new.template_id, 1
    WHERE new.template_id IS NOT NULL AND old.template_id IS NOT new.template_id
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counts (kind, key, n)
    SELECT 'template_completed', old.template_id, -1
    WHERE old.template_id IS NOT NULL AND old.status = 'completed' AND old.arrived_on IS NOT NULL
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counts (kind, key, n)
    SELECT 'template_completed', new.template_id, 1
    WHERE new.template_id IS NOT NULL AND new.status = 'completed' AND new.arrived_on IS NOT NULL
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counts (kind, key, n)
    SELECT 'template_given_up', old.template_id, -1
    WHERE old.template_id IS NOT NULL AND iif(old.status = 'completed', old.arrived_on IS NULL, old.archived_at IS NOT NULL)
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counts (kind, key, n)
    SELECT 'template_given_up', new.template_id, 1
    WHERE new.template_id IS NOT NULL AND iif(new.status = 'completed', new.arrived_on IS NULL, new.archived_at IS NOT NULL)
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER workspaces_of_template_delete AFTER DELETE ON workspaces WHEN old.template_id IS NOT NULL BEGIN
  INSERT INTO counts (kind, key, n)
    VALUES ('template_started', old.template_id, -1)
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counts (kind, key, n)
    SELECT 'template_completed', old.template_id, -1 WHERE old.status = 'completed' AND old.arrived_on IS NOT NULL
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counts (kind, key, n)
    SELECT 'template_given_up', old.template_id, -1
    WHERE iif(old.status = 'completed', old.arrived_on IS NULL, old.archived_at IS NOT NULL)
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE workspaces_search USING fts5(
  search_text, scope,
  content='', contentless_delete=1, tokenize='trigram'
);
--> statement-breakpoint
CREATE VIRTUAL TABLE workspaces_search_threes USING fts5vocab(workspaces_search, row);
--> statement-breakpoint
CREATE TRIGGER workspaces_named_insert AFTER INSERT ON workspaces BEGIN
  UPDATE workspaces
    SET
      pet_name = p.name,
      pet_type = p.species,
      pet_breed = p.breed,
      owner_name = c.full_name,
      assigned_to_name = ifnull((SELECT full_name FROM users WHERE id = workspaces.assigned_to_id), '')
    FROM pets p, clients c
    WHERE p.id = workspaces.pet_id AND c.id = workspaces.client_id AND workspaces.id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER workspaces_named_update AFTER UPDATE OF pet_id, client_id, assigned_to_id ON workspaces BEGIN
  UPDATE workspaces
    SET
      pet_name = p.name,
      pet_type = p.species,
      pet_breed = p.breed,
      owner_name = c.full_name,
      assigned_to_name = ifnull((SELECT full_name FROM users WHERE id = workspaces.assigned_to_id), '')
    FROM pets p, clients c
    WHERE p.id = workspaces.pet_id AND c.id = workspaces.client_id AND workspaces.id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER tasks_named_workspaces AFTER UPDATE OF name, archived_at, owner_name ON workspaces
WHEN old.name <> new.name OR old.archived_at IS NOT new.archived_at OR old.owner_name <> new.owner_name
BEGIN
  UPDATE tasks
    SET
      workspace_name = CASE WHEN new.archived_at IS NULL THEN new.name END,
      assignee_name = CASE assigned_role WHEN 'customer' THEN new.owner_name ELSE assignee_name END
    WHERE workspace_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER workspaces_put_away AFTER UPDATE OF archived_at ON workspaces
WHEN (old.archived_at IS NULL) <> (new.archived_at IS NULL)
BEGIN
  UPDATE notifications
    SET
      is_put_away = new.archived_at IS NOT NULL
      OR (
        (SELECT role FROM users WHERE id = user_id) = 'customer'
        AND NOT EXISTS (
          SELECT 1 FROM workspace_members m WHERE m.workspace_id = new.id AND m.user_id = notifications.user_id
        )
      )
    WHERE workspace_id = new.id;
  UPDATE tags
    SET uses = uses + iif(new.archived_at IS NULL, 1, -1)
    WHERE id IN (SELECT tag_id FROM workspace_tags WHERE workspace_id = new.id);
END;
--> statement-breakpoint
CREATE TRIGGER workspaces_search_updated AFTER UPDATE OF search_text, archived_at ON workspaces BEGIN
  DELETE FROM workspaces_search WHERE rowid = new.id;
  INSERT INTO workspaces_search (rowid, search_text, scope)
    SELECT id, search_text || '  ', ';w=' || id || ';'
    FROM workspaces
    WHERE id = new.id AND archived_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER workspaces_search_deleted AFTER DELETE ON workspaces BEGIN
  DELETE FROM workspaces_search WHERE rowid = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER rule_watches_begin AFTER INSERT ON workspaces
WHEN new.archived_at IS NULL AND new.status <> 'completed'
BEGIN
  INSERT INTO rule_watches (workspace_id, next_check_on) VALUES (new.id, '2000-01-01');
END;
--> statement-breakpoint
CREATE TRIGGER rule_watches_end AFTER UPDATE OF status, archived_at ON workspaces
WHEN new.archived_at IS NOT NULL OR new.status = 'completed'
BEGIN
  DELETE FROM rule_watches WHERE workspace_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER rule_watches_resume AFTER UPDATE OF status, archived_at ON workspaces
WHEN new.archived_at IS NULL
  AND new.status <> 'completed'
  AND (old.archived_at IS NOT NULL OR old.status = 'completed')
BEGIN
  INSERT OR REPLACE INTO rule_watches (workspace_id, next_check_on) VALUES (new.id, '2000-01-01');
END;
--> statement-breakpoint
CREATE TRIGGER workspaces_thread_handed AFTER UPDATE OF assigned_to_id ON workspaces
WHEN new.assigned_to_id IS NOT old.assigned_to_id
BEGIN
  UPDATE thread_readers
    SET takes_part = 0, unread = 0
    WHERE workspace_id = new.id
      AND user_id = old.assigned_to_id
      AND NOT EXISTS (
        SELECT 1 FROM workspace_members m WHERE m.workspace_id = new.id AND m.user_id = old.assigned_to_id
      );
  INSERT INTO thread_readers (user_id, workspace_id, takes_part, unread, last_message_id, last_at)
    SELECT
      new.assigned_to_id, t.workspace_id, 1,
      (
        SELECT count(*)
        FROM messages m
        WHERE m.workspace_id = new.id
          AND m.is_internal = 0
          AND m.id > ifnull(
            (
              SELECT max(a.id)
              FROM messages a
              JOIN users u ON u.id = a.author_id
              WHERE a.workspace_id = new.id AND a.is_internal = 0 AND u.role <> 'customer'
            ),
            0
          )
          AND m.id > ifnull(
            (
              SELECT r.seen_message_id
              FROM thread_readers r
              WHERE r.workspace_id = new.id AND r.user_id = new.assigned_to_id
            ),
            0
          )
      ),
      t.last_message_id, t.last_at
    FROM message_threads t
    WHERE t.workspace_id = new.id AND new.assigned_to_id IS NOT NULL
    ON CONFLICT (user_id, workspace_id) DO UPDATE SET
      takes_part = 1,
      unread = excluded.unread,
      last_message_id = excluded.last_message_id,
      last_at = excluded.last_at;
END;
--> statement-breakpoint
CREATE TRIGGER rule_watches_moved
  AFTER UPDATE OF departure_date, departure_time, arrival_date, arrival_time, departure_airport, arrival_airport, stops,
    destination, escort, is_for_sale, pet_count, transport, port_of_entry, owner_residence, pet_id
  ON workspaces
BEGIN
  UPDATE rule_watches SET next_check_on = '2000-01-01' WHERE workspace_id = new.id;
END;
