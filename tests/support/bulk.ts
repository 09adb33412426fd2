import { type SQL, sql } from "drizzle-orm";

import { HOUR_MS } from "#contracts/core/durations.ts";
import type { Db } from "#db/client.ts";

/** Rows a generated company starts from, above everything the demo company uses. */
const BASE = 1_000_000;
/** As many rows as one statement writes: the triggers make each take its time. */
const BATCH = 5_000;

/**
 * Adds `n` rows of each kind that lists show: workspaces (with client, pet and one task each), documents, invoices,
 * events, articles, and notifications of one person. Times and names are spread, so that pages have an order to keep.
 */
export async function addBulk(db: Db, n: number, notifiedUserId: number): Promise<void> {
  const now = Date.now();
  for (let from = 1; from <= n; from += BATCH) {
    await addBatch(db, from, Math.min(from + BATCH - 1, n), now, notifiedUserId);
  }
}

async function addBatch(
  db: Db,
  first: number,
  last: number,
  now: number,
  notifiedUserId: number,
): Promise<void> {
  const numbers = sql`with recursive n(i) as (select ${sql.raw(String(first))} union all select i + 1 from n where i < ${last})`;
  const statements: SQL[] = [
    sql`${numbers} insert into users (id, full_name, email, role, status, created_at) select ${BASE} + i, 'Client ' || i, 'client' || i || '@bulk.example', 'customer', 'active', ${now} - i * ${HOUR_MS} from n`,
    sql`${numbers} insert into clients (id, user_id, full_name, email, joined_at) select ${BASE} + i, ${BASE} + i, 'Client ' || i, 'client' || i || '@bulk.example', ${now} - i * ${HOUR_MS} from n`,
    sql`${numbers} insert into pets (id, client_id, name, species, created_at) select ${BASE} + i, ${BASE} + i, 'Pet ' || i, 'dog', ${now} from n`,
    sql`${numbers} insert into workspaces (id, name, client_id, pet_id, template_id, assigned_to_id, status, arrived_on, priority, departure_date, created_at, request_id) select ${BASE} + i, 'Journey ' || i, ${BASE} + i, ${BASE} + i, 1, 2, case i % 4 when 0 then 'active' when 1 then 'in_progress' when 2 then 'completed' else 'pending' end, iif(i % 4 = 2, date('now'), null), case when i % 8 < 4 then 'high' else 'medium' end, date('now', (i % 700 - 350) || ' days'), ${now} - i * ${HOUR_MS}, 'bulk-' || i from n`,
    sql`${numbers} insert into tasks (id, workspace_id, position, title, action_type, status, turn, assigned_role, assigned_to_id, due_date, created_at, updated_at) select ${BASE} + i, ${BASE} + i, 1, 'Action ' || i, case when i % 7 = 0 then 'pet-photos' else 'passport-upload' end, case i % 4 when 0 then 'your_turn' when 1 then 'in_progress' when 2 then 'completed' else 'pending' end, 'team', 'customer', case when i % 5 = 0 then 2 end, date('now', (i % 700) || ' days'), ${now}, ${now} - i * ${HOUR_MS} from n`,
    sql`${numbers} insert into documents (id, workspace_id, task_id, name, description, category, type, status, current_number, uploaded_by_id, uploaded_at, expires_on, request_id) select ${BASE} + i, ${BASE} + i, ${BASE} + i, 'Paper ' || i, 'A certificate', case i % 3 when 0 then 'health' when 1 then 'permit' else 'vaccination' end, 'health', 'pending', 1, 1, ${now} - i * ${HOUR_MS}, case i % 4 when 0 then date('now', (i % 30) || ' days') when 1 then date('now', (-1 - i) || ' days') end, 'bulk-' || i from n`,
    sql`${numbers} insert into document_versions (document_id, number, file_key, file_name, media_type, byte_size, sha256, uploaded_by_id, created_at) select ${BASE} + i, 1, 'bulk/' || i, i || '.pdf', 'application/pdf', 1000, 'x', 1, ${now} from n`,
    sql`${numbers} insert into invoices (id, invoice_number, client_id, customer_name, service_description, issued_on, due_date, total_amount, currency, status, created_at) select ${BASE} + i, 'BULK-' || i, ${BASE} + i, 'Client ' || i, 'Travel', date('now', -(i % 700) || ' days'), date('now', (i % 60 - 30) || ' days'), 10000, case when i % 3 = 0 then 'EUR' else 'USD' end, case i % 4 when 0 then 'paid' when 1 then 'sent' when 2 then 'draft' else 'overdue' end, ${now} from n`,
    sql`${numbers} insert into schedule_events (id, workspace_id, event_type, title, start_date, status, created_at) select ${BASE} + i, ${BASE} + i, 'other', 'Event ' || i, ${now} + i * ${HOUR_MS}, case when i % 2 = 0 then 'scheduled' else 'confirmed' end, ${now} from n`,
    sql`${numbers} insert into notifications (id, user_id, title, message, type, category, created_at) select ${BASE} + i, ${notifiedUserId}, 'Note ' || i, 'Something happened', 'info', 'task', ${now} - i * ${HOUR_MS} from n`,
    sql`${numbers} insert into help_articles (id, category_id, title, content, tags, updated_at, search_text) select ${BASE} + i, 1 + i % 6, 'Article ' || i, 'A microchip text', '[]', ${now}, 'article ' || i || ' a microchip text' from n`,
  ];
  for (const statement of statements) await db.run(statement);
}
