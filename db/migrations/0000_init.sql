CREATE TABLE `client_groups` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `client_groups_name_idx` ON `client_groups` (`name`);--> statement-breakpoint
CREATE TABLE `clients` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`group_id` integer,
	`full_name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text,
	`address` text,
	`emergency_contact` text,
	`emergency_phone` text,
	`status` text DEFAULT 'active' NOT NULL,
	`archived_at` integer,
	`joined_at` integer NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`group_id`) REFERENCES `client_groups`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "clients_status_check" CHECK("clients"."status" in ('active', 'inactive', 'pending'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `clients_user_id_idx` ON `clients` (`user_id`);--> statement-breakpoint
CREATE INDEX `clients_group_id_idx` ON `clients` (`group_id`);--> statement-breakpoint
CREATE INDEX `clients_full_name_idx` ON `clients` (`full_name`,`id`) WHERE archived_at is null;--> statement-breakpoint
CREATE TABLE `pets` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`client_id` integer NOT NULL,
	`name` text NOT NULL,
	`species` text DEFAULT 'other' NOT NULL,
	`breed` text,
	`birth_date` text,
	`sex` text,
	`colour` text,
	`weight_grams` integer,
	`microchip_number` text,
	`passport_number` text,
	`vaccination_status` text,
	`health_conditions` text,
	`medications` text,
	`special_requirements` text,
	`created_at` integer NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`client_id`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "pets_species_check" CHECK("pets"."species" in ('dog', 'cat', 'bird', 'rabbit', 'fish', 'reptile', 'hamster', 'ferret', 'other')),
	CONSTRAINT "pets_birth_date_check" CHECK("pets"."birth_date" is null or "pets"."birth_date" glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]')
);
--> statement-breakpoint
CREATE INDEX `pets_client_id_idx` ON `pets` (`client_id`);--> statement-breakpoint
CREATE TABLE `document_reviews` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`document_id` integer NOT NULL,
	`number` integer NOT NULL,
	`decision` text NOT NULL,
	`reason` text,
	`reviewer_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`reviewer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "document_reviews_decision_check" CHECK("document_reviews"."decision" in ('approve', 'reject', 'ask_changes'))
);
--> statement-breakpoint
CREATE INDEX `document_reviews_document_id_idx` ON `document_reviews` (`document_id`,`id`);--> statement-breakpoint
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
CREATE UNIQUE INDEX `document_versions_document_id_number_idx` ON `document_versions` (`document_id`,`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `document_versions_file_key_idx` ON `document_versions` (`file_key`);--> statement-breakpoint
CREATE TABLE `documents` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`workspace_id` integer NOT NULL,
	`task_id` integer,
	`name` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`category` text,
	`type` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`rejection_reason` text,
	`expires_on` text,
	`current_number` integer DEFAULT 0 NOT NULL,
	`uploaded_by_id` integer NOT NULL,
	`uploaded_at` integer NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`removed_at` integer,
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
CREATE UNIQUE INDEX `documents_request_id_idx` ON `documents` (`request_id`);--> statement-breakpoint
CREATE INDEX `documents_uploaded_at_idx` ON `documents` (`uploaded_at`,`id`) WHERE removed_at is null and current_number > 0;--> statement-breakpoint
CREATE INDEX `documents_category_idx` ON `documents` (`category`,`uploaded_at`,`id`) WHERE removed_at is null and current_number > 0;--> statement-breakpoint
CREATE INDEX `documents_status_idx` ON `documents` (`status`,`uploaded_at`,`id`) WHERE removed_at is null and current_number > 0;--> statement-breakpoint
CREATE INDEX `documents_workspace_id_idx` ON `documents` (`workspace_id`,`uploaded_at`,`id`);--> statement-breakpoint
CREATE INDEX `documents_task_id_idx` ON `documents` (`task_id`);--> statement-breakpoint
CREATE INDEX `documents_waiting_idx` ON `documents` (`uploaded_at`) WHERE current_number = 0;--> statement-breakpoint
CREATE TABLE `help_articles` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`category_id` integer NOT NULL,
	`title` text NOT NULL,
	`content` text NOT NULL,
	`tags` text NOT NULL,
	`view_count` integer DEFAULT 0 NOT NULL,
	`helpful` integer DEFAULT 0 NOT NULL,
	`not_helpful` integer DEFAULT 0 NOT NULL,
	`updated_at` integer NOT NULL,
	`checked_on` text,
	`search_text` text DEFAULT '' NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`category_id`) REFERENCES `help_categories`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `help_articles_category_id_idx` ON `help_articles` (`category_id`,`title`,`id`);--> statement-breakpoint
CREATE INDEX `help_articles_view_count_idx` ON `help_articles` (`view_count`,`id`);--> statement-breakpoint
CREATE INDEX `help_articles_title_idx` ON `help_articles` (`title`,`id`);--> statement-breakpoint
CREATE TABLE `help_categories` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`icon` text DEFAULT 'HelpCircle' NOT NULL,
	`position` integer NOT NULL,
	`article_count` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `help_categories_name_idx` ON `help_categories` (`name`);--> statement-breakpoint
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
CREATE TABLE `invoice_lines` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`invoice_id` integer NOT NULL,
	`position` integer NOT NULL,
	`description` text NOT NULL,
	`quantity` integer DEFAULT 1 NOT NULL,
	`unit_amount` integer NOT NULL,
	FOREIGN KEY (`invoice_id`) REFERENCES `invoices`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invoice_lines_invoice_id_position_idx` ON `invoice_lines` (`invoice_id`,`position`);--> statement-breakpoint
CREATE TABLE `invoices` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`invoice_number` text NOT NULL,
	`workspace_id` integer,
	`client_id` integer NOT NULL,
	`pet_name` text,
	`service_description` text NOT NULL,
	`issued_on` text NOT NULL,
	`due_date` text NOT NULL,
	`total_amount` integer NOT NULL,
	`currency` text NOT NULL,
	`status` text DEFAULT 'draft' NOT NULL,
	`is_recurring` integer DEFAULT false NOT NULL,
	`paid_at` integer,
	`created_at` integer NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`client_id`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "invoices_currency_check" CHECK("invoices"."currency" in ('USD', 'GBP', 'EUR')),
	CONSTRAINT "invoices_status_check" CHECK("invoices"."status" in ('paid', 'sent', 'draft', 'overdue')),
	CONSTRAINT "invoices_issued_on_check" CHECK("invoices"."issued_on" is null or "invoices"."issued_on" glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
	CONSTRAINT "invoices_due_date_check" CHECK("invoices"."due_date" is null or "invoices"."due_date" glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]')
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_invoice_number_idx` ON `invoices` (`invoice_number`);--> statement-breakpoint
CREATE INDEX `invoices_issued_on_idx` ON `invoices` (`issued_on`,`id`);--> statement-breakpoint
CREATE INDEX `invoices_status_idx` ON `invoices` (`status`,`due_date`);--> statement-breakpoint
CREATE INDEX `invoices_client_id_idx` ON `invoices` (`client_id`);--> statement-breakpoint
CREATE INDEX `invoices_workspace_id_idx` ON `invoices` (`workspace_id`);--> statement-breakpoint
CREATE TABLE `payment_items` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`workspace_id` integer NOT NULL,
	`position` integer NOT NULL,
	`description` text NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`required` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "payment_items_currency_check" CHECK("payment_items"."currency" in ('USD', 'GBP', 'EUR')),
	CONSTRAINT "payment_items_amount_check" CHECK("payment_items"."amount" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_items_workspace_id_position_idx` ON `payment_items` (`workspace_id`,`position`);--> statement-breakpoint
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
	`payer_id` integer NOT NULL,
	`request_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`settled_at` integer,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`task_id`) REFERENCES `tasks`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`payer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payments_method_check" CHECK("payments"."method" in ('card', 'bank')),
	CONSTRAINT "payments_status_check" CHECK("payments"."status" in ('processing', 'succeeded', 'failed', 'awaiting_transfer')),
	CONSTRAINT "payments_currency_check" CHECK("payments"."currency" in ('USD', 'GBP', 'EUR')),
	CONSTRAINT "payments_amount_check" CHECK("payments"."amount" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_request_id_idx` ON `payments` (`request_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_transaction_id_idx` ON `payments` (`transaction_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_settled_task_idx` ON `payments` (`task_id`) WHERE status in ('processing', 'succeeded');--> statement-breakpoint
CREATE INDEX `payments_workspace_id_idx` ON `payments` (`workspace_id`);--> statement-breakpoint
CREATE INDEX `payments_task_id_idx` ON `payments` (`task_id`,`id`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`revoked_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_user_id_idx` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_expires_at_idx` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `team_members` (
	`team_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	PRIMARY KEY(`team_id`, `user_id`),
	FOREIGN KEY (`team_id`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `team_members_user_id_idx` ON `team_members` (`user_id`);--> statement-breakpoint
CREATE TABLE `teams` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`created_at` integer NOT NULL,
	`version` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `teams_name_idx` ON `teams` (`name`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`full_name` text NOT NULL,
	`email` text NOT NULL,
	`role` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`job_title` text,
	`phone` text,
	`time_zone` text DEFAULT 'UTC' NOT NULL,
	`removed_at` integer,
	`created_at` integer NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "users_role_check" CHECK("users"."role" in ('customer', 'staff', 'admin')),
	CONSTRAINT "users_status_check" CHECK("users"."status" in ('active', 'inactive', 'pending'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_idx` ON `users` (`email`);--> statement-breakpoint
CREATE INDEX `users_colleagues_idx` ON `users` (`full_name`,`id`) WHERE role in ('staff', 'admin') and removed_at is null;--> statement-breakpoint
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
	CONSTRAINT "activity_kind_check" CHECK("activity"."kind" in ('workspace.created', 'workspace.updated', 'workspace.completed', 'member.invited', 'member.joined', 'member.payer', 'task.assigned', 'task.opened', 'task.submitted', 'task.completed', 'task.returned', 'task.reopened', 'task.rescheduled', 'task.overdue', 'document.uploaded', 'document.approved', 'document.rejected', 'document.changes_asked', 'document.removed', 'document.restored', 'payment.succeeded', 'payment.announced', 'message.sent', 'comment.added', 'form.submitted', 'colleague.updated', 'colleague.removed'))
);
--> statement-breakpoint
CREATE INDEX `activity_workspace_id_idx` ON `activity` (`workspace_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `activity_actor_id_idx` ON `activity` (`actor_id`,`at`);--> statement-breakpoint
CREATE INDEX `activity_kind_idx` ON `activity` (`kind`,`at`);--> statement-breakpoint
CREATE TABLE `attempts` (
	`request_id` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`operation` text NOT NULL,
	`body_hash` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `attempts_created_at_idx` ON `attempts` (`created_at`);--> statement-breakpoint
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
	`last_error` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_dedupe_key_idx` ON `outbox` (`dedupe_key`);--> statement-breakpoint
CREATE INDEX `outbox_waiting_idx` ON `outbox` (`next_attempt_at`) WHERE sent_at is null and failed_at is null;--> statement-breakpoint
CREATE TABLE `settings` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `schedule_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`workspace_id` integer,
	`event_type` text NOT NULL,
	`title` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`start_date` integer NOT NULL,
	`end_date` integer,
	`time_zone` text DEFAULT 'UTC' NOT NULL,
	`location` text,
	`status` text DEFAULT 'scheduled' NOT NULL,
	`created_at` integer NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "schedule_events_event_type_check" CHECK("schedule_events"."event_type" in ('departure', 'arrival', 'other')),
	CONSTRAINT "schedule_events_status_check" CHECK("schedule_events"."status" in ('scheduled', 'confirmed', 'in-transit', 'completed', 'cancelled'))
);
--> statement-breakpoint
CREATE INDEX `schedule_events_start_date_idx` ON `schedule_events` (`start_date`,`id`);--> statement-breakpoint
CREATE INDEX `schedule_events_workspace_id_idx` ON `schedule_events` (`workspace_id`,`start_date`,`id`);--> statement-breakpoint
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
	`accepted_at` integer,
	`revoked_at` integer,
	`request_id` text NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`invited_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "invitations_role_check" CHECK("invitations"."role" in ('customer', 'staff', 'admin')),
	CONSTRAINT "invitations_member_role_check" CHECK("invitations"."member_role" in ('owner', 'family', 'vet', 'ground_agent', 'staff'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_token_hash_idx` ON `invitations` (`token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_request_id_idx` ON `invitations` (`request_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_live_idx` ON `invitations` (`workspace_id`,`email`) WHERE accepted_at is null and revoked_at is null;--> statement-breakpoint
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
CREATE INDEX `messages_workspace_id_idx` ON `messages` (`workspace_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `messages_task_id_idx` ON `messages` (`task_id`,`created_at`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `messages_request_id_idx` ON `messages` (`request_id`);--> statement-breakpoint
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
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`task_id`) REFERENCES `tasks`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "notifications_type_check" CHECK("notifications"."type" in ('info', 'success', 'warning', 'error')),
	CONSTRAINT "notifications_category_check" CHECK("notifications"."category" in ('document', 'travel', 'task', 'system'))
);
--> statement-breakpoint
CREATE INDEX `notifications_user_id_idx` ON `notifications` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `notifications_unread_idx` ON `notifications` (`user_id`) WHERE read_at is null;--> statement-breakpoint
CREATE TABLE `form_drafts` (
	`task_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`values` text NOT NULL,
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
CREATE INDEX `form_submissions_task_id_idx` ON `form_submissions` (`task_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `form_submissions_request_id_idx` ON `form_submissions` (`request_id`);--> statement-breakpoint
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
CREATE INDEX `task_assignees_user_id_idx` ON `task_assignees` (`user_id`);--> statement-breakpoint
CREATE TABLE `tasks` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`workspace_id` integer NOT NULL,
	`template_step_id` integer,
	`position` integer NOT NULL,
	`title` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`action_type` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`turn` text NOT NULL,
	`assigned_role` text NOT NULL,
	`assigned_to_id` integer,
	`completion_rule` text DEFAULT 'one' NOT NULL,
	`needs_review` integer DEFAULT false NOT NULL,
	`due_date` text,
	`due_anchor` text,
	`due_offset_days` integer,
	`icon_color` text DEFAULT 'ocean' NOT NULL,
	`settings` text,
	`returned_reason` text,
	`attachment_count` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`opened_at` integer,
	`submitted_at` integer,
	`completed_at` integer,
	`completed_by_id` integer,
	`updated_at` integer NOT NULL,
	`tab` text GENERATED ALWAYS AS (case when status in ('your_turn', 'overdue') then 'your_turn' when status = 'completed' then 'completed' else 'pending' end) VIRTUAL NOT NULL,
	`due_key` text GENERATED ALWAYS AS (ifnull(due_date, '9999-12-31')) VIRTUAL NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`template_step_id`) REFERENCES `template_steps`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`assigned_to_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`completed_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "tasks_action_type_check" CHECK("tasks"."action_type" in ('deposit-payment', 'booking-form', 'passport-upload', 'boarding-form', 'pet-photos', 'health-cert', 'vaccination-cert', 'rabies-cert', 'microchip-form', 'import-form', 'handy-crate-tips', 'handover-details', 'settlement-payment', 'approval', 'e-sign', 'time-booking', 'email-notification', 'sms-notification', 'status-update', 'milestone', 'conditional-branch', 'decision-branch', 'automation', 'wait')),
	CONSTRAINT "tasks_status_check" CHECK("tasks"."status" in ('in_progress', 'completed', 'pending', 'your_turn', 'overdue')),
	CONSTRAINT "tasks_turn_check" CHECK("tasks"."turn" in ('team', 'customer', 'partner')),
	CONSTRAINT "tasks_assigned_role_check" CHECK("tasks"."assigned_role" in ('team', 'customer', 'partner')),
	CONSTRAINT "tasks_completion_rule_check" CHECK("tasks"."completion_rule" in ('one', 'all')),
	CONSTRAINT "tasks_due_anchor_check" CHECK("tasks"."due_anchor" in ('departure', 'arrival', 'previous', 'created')),
	CONSTRAINT "tasks_due_date_check" CHECK("tasks"."due_date" is null or "tasks"."due_date" glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]')
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tasks_workspace_id_position_idx` ON `tasks` (`workspace_id`,`position`);--> statement-breakpoint
CREATE INDEX `tasks_updated_at_idx` ON `tasks` (`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `tasks_tab_due_idx` ON `tasks` (`tab`,`due_key`,`id`);--> statement-breakpoint
CREATE INDEX `tasks_tab_updated_idx` ON `tasks` (`tab`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `tasks_open_due_idx` ON `tasks` (`due_date`,`id`) WHERE status in ('your_turn', 'in_progress') and due_date is not null;--> statement-breakpoint
CREATE INDEX `tasks_assigned_to_id_idx` ON `tasks` (`assigned_to_id`);--> statement-breakpoint
CREATE TABLE `library_templates` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`category` text NOT NULL,
	`destination_country` text NOT NULL,
	`requirements` text NOT NULL,
	`estimated_time` text NOT NULL,
	`difficulty` text NOT NULL,
	`usage_count` integer DEFAULT 0 NOT NULL,
	`template_id` integer,
	`archived_at` integer,
	`created_at` integer NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`template_id`) REFERENCES `templates`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "library_templates_category_check" CHECK("library_templates"."category" in ('Europe', 'North America', 'Asia', 'Oceania', 'South America', 'Africa')),
	CONSTRAINT "library_templates_difficulty_check" CHECK("library_templates"."difficulty" in ('Easy', 'Medium', 'Complex'))
);
--> statement-breakpoint
CREATE INDEX `library_templates_name_idx` ON `library_templates` (`name`,`id`) WHERE archived_at is null;--> statement-breakpoint
CREATE TABLE `template_edges` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`template_version_id` integer NOT NULL,
	`from_node_id` text NOT NULL,
	`to_node_id` text NOT NULL,
	`condition` text,
	FOREIGN KEY (`template_version_id`) REFERENCES `template_versions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `template_edges_version_ends_idx` ON `template_edges` (`template_version_id`,`from_node_id`,`to_node_id`);--> statement-breakpoint
CREATE TABLE `template_steps` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`template_version_id` integer NOT NULL,
	`node_id` text NOT NULL,
	`position` integer NOT NULL,
	`action_type` text NOT NULL,
	`title` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`assigned_role` text DEFAULT 'customer' NOT NULL,
	`completion_rule` text DEFAULT 'one' NOT NULL,
	`needs_review` integer DEFAULT false NOT NULL,
	`due_anchor` text,
	`due_offset_days` integer,
	`icon_color` text DEFAULT 'ocean' NOT NULL,
	`status` text,
	`x` real DEFAULT 0 NOT NULL,
	`y` real DEFAULT 0 NOT NULL,
	`settings` text,
	FOREIGN KEY (`template_version_id`) REFERENCES `template_versions`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "template_steps_action_type_check" CHECK("template_steps"."action_type" in ('deposit-payment', 'booking-form', 'passport-upload', 'boarding-form', 'pet-photos', 'health-cert', 'vaccination-cert', 'rabies-cert', 'microchip-form', 'import-form', 'handy-crate-tips', 'handover-details', 'settlement-payment', 'approval', 'e-sign', 'time-booking', 'email-notification', 'sms-notification', 'status-update', 'milestone', 'conditional-branch', 'decision-branch', 'automation', 'wait')),
	CONSTRAINT "template_steps_assigned_role_check" CHECK("template_steps"."assigned_role" in ('team', 'customer', 'partner')),
	CONSTRAINT "template_steps_completion_rule_check" CHECK("template_steps"."completion_rule" in ('one', 'all')),
	CONSTRAINT "template_steps_due_anchor_check" CHECK("template_steps"."due_anchor" in ('departure', 'arrival', 'previous', 'created'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `template_steps_version_position_idx` ON `template_steps` (`template_version_id`,`position`);--> statement-breakpoint
CREATE UNIQUE INDEX `template_steps_version_node_idx` ON `template_steps` (`template_version_id`,`node_id`);--> statement-breakpoint
CREATE TABLE `template_versions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`template_id` integer NOT NULL,
	`number` integer NOT NULL,
	`is_sequential` integer DEFAULT true NOT NULL,
	`published_at` integer,
	`published_by` integer,
	`created_at` integer NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`template_id`) REFERENCES `templates`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`published_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `template_versions_template_id_number_idx` ON `template_versions` (`template_id`,`number`);--> statement-breakpoint
CREATE TABLE `templates` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
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
	`archived_at` integer,
	`created_at` integer NOT NULL,
	`version` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `templates_list_idx` ON `templates` (`is_popular`,`name`,`id`) WHERE archived_at is null;--> statement-breakpoint
CREATE TABLE `counts` (
	`kind` text NOT NULL,
	`key` text NOT NULL,
	`n` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`kind`, `key`)
);
--> statement-breakpoint
CREATE TABLE `tags` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`color` text DEFAULT 'gray' NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tags_name_idx` ON `tags` (`name`);--> statement-breakpoint
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
CREATE INDEX `workspace_members_user_id_idx` ON `workspace_members` (`user_id`,`workspace_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `workspace_members_payer_idx` ON `workspace_members` (`workspace_id`) WHERE is_payer = 1;--> statement-breakpoint
CREATE TABLE `workspace_tags` (
	`workspace_id` integer NOT NULL,
	`tag_id` integer NOT NULL,
	PRIMARY KEY(`workspace_id`, `tag_id`),
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`tag_id`) REFERENCES `tags`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `workspace_tags_tag_id_idx` ON `workspace_tags` (`tag_id`);--> statement-breakpoint
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
	`description` text DEFAULT '' NOT NULL,
	`internal_notes` text DEFAULT '' NOT NULL,
	`destination` text,
	`departure_date` text NOT NULL,
	`return_date` text,
	`departure_airport` text,
	`arrival_airport` text,
	`travel_class` text,
	`carrier_size` text,
	`special_handling` integer DEFAULT false NOT NULL,
	`handling_instructions` text,
	`tasks_total` integer DEFAULT 0 NOT NULL,
	`tasks_done` integer DEFAULT 0 NOT NULL,
	`action_count` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`completed_at` integer,
	`archived_at` integer,
	`request_id` text NOT NULL,
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
	CONSTRAINT "workspaces_return_date_check" CHECK("workspaces"."return_date" is null or "workspaces"."return_date" glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]')
);
--> statement-breakpoint
CREATE UNIQUE INDEX `workspaces_request_id_idx` ON `workspaces` (`request_id`);--> statement-breakpoint
CREATE INDEX `workspaces_departure_idx` ON `workspaces` (`departure_date`,`id`) WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX `workspaces_created_at_idx` ON `workspaces` (`created_at`,`id`) WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX `workspaces_name_idx` ON `workspaces` (`name`,`id`) WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX `workspaces_status_idx` ON `workspaces` (`status`,`departure_date`,`id`) WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX `workspaces_template_id_idx` ON `workspaces` (`template_id`,`departure_date`,`id`) WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX `workspaces_client_id_idx` ON `workspaces` (`client_id`,`departure_date`,`id`);--> statement-breakpoint
CREATE INDEX `workspaces_assigned_to_id_idx` ON `workspaces` (`assigned_to_id`,`departure_date`,`id`);--> statement-breakpoint
CREATE INDEX `workspaces_pet_id_idx` ON `workspaces` (`pet_id`);