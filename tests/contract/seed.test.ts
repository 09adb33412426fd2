import { type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { DEFAULT_JOB_TITLE } from "#contracts/admin/terms.ts";
import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { splitDeposit } from "#contracts/core/money.ts";
import { aDatabase, type Database } from "#tests/support/database.ts";
import { columnOf, rowsOf } from "#tests/support/rows.ts";

let demo: Database;
beforeAll(async () => {
  demo = await aDatabase("demo");
});
afterAll(() => demo.stop());

const rows = (query: SQL) => rowsOf(demo.db, query);
const column = (query: SQL) => columnOf(demo.db, query);

describe("the demo company makes the figures of the specification", () => {
  test("[CONST-40] [HC-03] the help centre has six categories with their counts of articles", async () => {
    expect(await rows(sql`select name, article_count from help_categories order by position`)).toEqual([
      ["Getting Started", 8],
      ["Pet Documentation", 12],
      ["Travel Requirements", 15],
      ["Booking & Payments", 6],
      ["Travel Process", 9],
      ["Troubleshooting", 7],
    ]);
    expect(await column(sql`select count(*) from help_articles`)).toEqual([57]);
  });

  test("[ENT-22] [ENT-23] every category has one of the three icons, every article text, tags and a date", async () => {
    expect(await column(sql`select distinct icon from help_categories order by 1`)).toEqual([
      "BookOpen",
      "HelpCircle",
      "Search",
    ]);
    const thin = sql`select title from help_articles where length(content) < 700 or length(content) > 2600 or json_array_length(tags) not between 2 and 5 or updated_at is null`;
    expect(await column(thin)).toEqual([]);
    expect(await column(sql`select count(distinct title) from help_articles`)).toEqual([57]);
  });

  test("[CONST-41] four articles are read more than all others", async () => {
    const views = (await column(sql`select view_count from help_articles order by 1 desc`)).map(Number);
    expect(views[3]).toBeGreaterThan(views[4] ?? 0);
    expect(new Set(views.slice(0, 5)).size).toBe(5);
  });

  test("[CUST-05] workspace 1 has the five to-dos, tasks 1 to 5, of which the first is open", async () => {
    expect(
      await rows(sql`select id, title, status, turn from tasks where workspace_id = 1 order by position`),
    ).toEqual([
      [1, "Make deposit payment", "in_progress", "customer"],
      [2, "Flight Booking Form", "pending", "customer"],
      [3, "UPLOAD Passport Copy", "pending", "customer"],
      [4, "Pet Boarding Form", "pending", "customer"],
      [5, "Picture Of Your Pets", "pending", "customer"],
    ]);
  });

  test("[CUST-17] each of them has four assignees, none of whom has finished", async () => {
    const progress = sql`select task_id, count(*), count(finished_at) from task_assignees where task_id <= 5 group by task_id`;
    expect(await rows(progress)).toEqual([1, 2, 3, 4, 5].map((id) => [id, 4, 0]));
  });

  test("[CUST-22] nobody is marked as the payer of workspace 1", async () => {
    expect(await column(sql`select sum(is_payer) from workspace_members where workspace_id = 1`)).toEqual([
      0,
    ]);
  });

  test("[CONST-44] [CONST-45] the payment items of workspace 1 cost 1500 and 200 pounds", async () => {
    const items = sql`select description, amount, currency, required from payment_items where workspace_id = 1 order by position`;
    expect(await rows(items)).toEqual([
      ["Pet Travel Service", 150_000, "GBP", 1],
      ["Documentation Processing", 20_000, "GBP", 1],
    ]);
  });

  test("[CONST-42] [CONST-43] what was paid is half of what the journey costs, and later the other half", async () => {
    const paid = await rows(
      sql`select t.action_type, p.amount, (select sum(amount) from payment_items i where i.workspace_id = p.workspace_id) from payments p join tasks t on t.id = p.task_id where p.status = 'succeeded'`,
    );
    expect(paid.length).toBeGreaterThan(15);
    for (const [action, amount, total] of paid) {
      const { deposit, remaining } = splitDeposit(Number(total));
      expect(amount).toBe(action === "deposit-payment" ? deposit : remaining);
    }
  });

  test("[BLD-21] the template of the editor has the five nodes", async () => {
    const nodes = sql`select json_extract(s.value, '$.type') from templates t join template_versions v on v.template_id = t.id, json_each(v.graph, '$.steps') s where t.name = 'Pets Flying To The USA' order by s.key`;
    expect(await column(nodes)).toEqual([
      "deposit-payment",
      "booking-form",
      "passport-upload",
      "boarding-form",
      "pet-photos",
    ]);
  });

  test("[CONST-25] the 'Your Turn' tab holds five actions, of both of its statuses", async () => {
    expect(await column(sql`select n from counts where kind = 'task_tab' and key = 'your_turn'`)).toEqual([
      5,
    ]);
    const statuses = sql`select status, count(*) from tasks where tab = 'your_turn' group by status order by 1`;
    expect(await rows(statuses)).toEqual([
      ["overdue", 2],
      ["your_turn", 3],
    ]);
  });

  test("[DASH-02] twelve journeys are in progress and eight completed, of at least 24", async () => {
    const counts = sql`select sum(status in ('active', 'in_progress')), sum(status = 'completed'), count(*) >= 24 from workspaces`;
    expect(await rows(counts)).toEqual([[12, 8, 1]]);
  });

  test("[FILT-02] the filter panel counts seven active journeys and eight completed ones", async () => {
    const counts = sql`select key, n from counts where kind = 'workspace_status' and key in ('active', 'completed') order by key`;
    expect(await rows(counts)).toEqual([
      ["active", 7],
      ["completed", 8],
    ]);
  });

  test("[NOTE-04] the administrator has three unread notifications", async () => {
    expect(await column(sql`select n from counts where kind = 'unread' and key = '1'`)).toEqual([3]);
  });

  test("[ENT-01] notifications are of every type and category", async () => {
    const used = sql`select count(distinct type), count(distinct category) from notifications where user_id = 1`;
    expect(await rows(used)).toEqual([[4, 4]]);
  });

  test("[ENT-09] [ENT-10] documents are of every status, category and type", async () => {
    const used = sql`select count(distinct status), count(distinct category), count(distinct type), sum(category is null and type = 'travel') > 0 from documents`;
    expect(await rows(used)).toEqual([[4, 5, 3, 1]]);
    const rejected = sql`select count(*) from documents where status = 'rejected' and rejection_reason is null`;
    expect(await column(rejected)).toEqual([0]);
  });

  test("[ENT-14] schedule events are of every type and status", async () => {
    const used = sql`select count(distinct event_type), count(distinct status) from schedule_events`;
    expect(await rows(used)).toEqual([[3, 5]]);
  });

  test("[ENT-15] invoices are of every status, add up, and count without a gap", async () => {
    expect(await column(sql`select count(distinct status) from invoices where currency = 'USD'`)).toEqual([
      4,
    ]);
    const wrong = sql`select invoice_number from invoices i where total_amount <> (select sum(quantity * unit_amount) from invoice_lines l where l.invoice_id = i.id)`;
    expect(await column(wrong)).toEqual([]);
    const numbers = await column(sql`select invoice_number from invoices order by issued_on, id`);
    const issued = numbers.filter((number) => number !== null);
    expect(issued.length).toBeLessThan(numbers.length);
    expect(issued).toEqual(issued.map((_, index) => `INV-${String(index + 1).padStart(5, "0")}`));
    const drafts = sql`select count(*) from invoices where (status = 'draft') <> (invoice_number is null)`;
    expect(await column(drafts)).toEqual([0]);
    const counter = sql`select value from settings where key = 'invoice_counter'`;
    expect(await column(counter)).toEqual([JSON.stringify({ last: issued.length })]);
    expect(await column(sql`select count(distinct currency) from invoices`)).toEqual([3]);
  });

  test("[ENT-06] library templates are of every part of the world and difficulty, 7-14 to 30-45 days", async () => {
    const used = sql`select count(distinct category), count(distinct difficulty) from library_templates`;
    expect(await rows(used)).toEqual([[6, 3]]);
    const days = await column(sql`select distinct estimated_time from library_templates`);
    expect(days).toEqual(expect.arrayContaining(["7-14", "30-45"]));
  });

  test("[ENT-05] workflow templates are of every difficulty, and one says nothing and shows the defaults", async () => {
    const difficulties = sql`select distinct difficulty from templates order by 1`;
    expect(await column(difficulties)).toEqual([null, "complex", "easy", "medium"]);
    const silent = sql`select count(*) from templates where destination_country is null and estimated_duration is null and estimated_steps is null and success_rate is null and difficulty is null`;
    expect(await column(silent)).toEqual([1]);
    const kinds = sql`select sum(destination = 'USA') >= 3, sum(destination <> 'USA') >= 5, sum(is_popular) >= 3, count(published_number) = count(*) from templates`;
    expect(await rows(kinds)).toEqual([[1, 1, 1, 1]]);
  });

  test("[ACTLIB-01] every action of the library is a step somewhere", async () => {
    expect(
      await column(
        sql`select count(distinct json_extract(s.value, '$.type')) from template_versions v, json_each(v.graph, '$.steps') s`,
      ),
    ).toEqual([24]);
  });

  test("[ADMIN-29] [CONST-33] one active colleague has no job title, and nobody has the default in writing", async () => {
    const colleagues = sql`select count(*) >= 8, count(distinct status), sum(job_title is null and status = 'active') from users where role in ('staff', 'admin')`;
    expect(await rows(colleagues)).toEqual([[1, 3, 1]]);
    const written = sql`select count(*) from users where job_title = ${DEFAULT_JOB_TITLE}`;
    expect(await column(written)).toEqual([0]);
  });

  test("[ENT-18] clients have one pet, several, and belong to groups", async () => {
    expect(await column(sql`select count(distinct pets_total) > 1 from clients`)).toEqual([1]);
    const groups = sql`select name from client_groups order by id`;
    expect(await column(groups)).toEqual(expect.arrayContaining(["Embassy families", "Relocation partners"]));
  });

  test("the demo accounts have the ids that the switcher offers", async () => {
    const people = sql`select id, role, status from users where id <= 4 order by id`;
    expect(await rows(people)).toEqual([
      [DEMO_ACCOUNTS.administrator, "admin", "active"],
      [DEMO_ACCOUNTS.staff, "staff", "active"],
      [DEMO_ACCOUNTS.owner, "customer", "active"],
      [DEMO_ACCOUNTS.secondOwner, "customer", "active"],
    ]);
    const owned = sql`select user_id, group_concat(workspace_id) from workspace_members where role = 'owner' and user_id in (3, 4) group by user_id order by user_id`;
    expect(await rows(owned)).toEqual([
      [3, "1"],
      [4, "2"],
    ]);
  });
});
