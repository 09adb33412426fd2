import { type SQL, sql } from "drizzle-orm";

import { EXAMPLES } from "./examples.ts";
import type { Ids } from "./ids.ts";

type Row = { id: number; version: number; workspace_id: number };
type Ready = Readonly<Record<string, () => Promise<Record<string, unknown>>>>;

const NOBODYS = {} as Ids;
const { workspaceId: _, ...INVOICE } = EXAMPLES["billing.create"]?.(NOBODYS) ?? {};
const SETTINGS = EXAMPLES["billing.updateSettings"]?.(NOBODYS) ?? {};

/** For each change of an invoice an input that the rows of the demo company are ready for. */
export function invoiceChanges(one: (query: SQL) => Promise<Row>): Ready {
  const anInvoice = (where: string) =>
    one(sql`select id, version, 0 as workspace_id from invoices where ${sql.raw(where)} order by id limit 1`);
  return {
    "billing.create": () => Promise.resolve({ ...INVOICE, workspaceId: 1 }),
    "billing.issue": async () => {
      const { id, version } = await anInvoice("status = 'draft'");
      return { invoiceId: id, version, isMailed: true };
    },
    "billing.mail": async () => ({ invoiceId: (await anInvoice("status = 'sent'")).id }),
    "billing.recordPayment": async () => ({
      invoiceId: (await anInvoice("status = 'sent'")).id,
      receivedOn: "2026-01-05",
      amount: 100,
      method: "cash",
    }),
    "billing.recordRefund": async () => {
      const { id } = await one(
        sql`insert into invoice_receipts (invoice_id, received_on, amount, method, created_at) select id, '2026-01-05', total_amount - paid_amount + 100, 'bank', 0 from invoices where status = 'paid' order by id limit 1 returning invoice_id as id, 0 as version, 0 as workspace_id`,
      );
      return { invoiceId: id, refundedOn: "2026-01-05", amount: 100, method: "bank" };
    },
    "billing.remove": async () => {
      const { id, version } = await anInvoice("status = 'draft'");
      return { invoiceId: id, version };
    },
    "billing.reversePayment": async () => {
      const receipt = await one(
        sql`select id, 0 as version, invoice_id as workspace_id from invoice_receipts where amount > 0 and id not in (select ifnull(reverses_id, 0) from invoice_receipts) limit 1`,
      );
      return { invoiceId: receipt.workspace_id, receiptId: receipt.id, reason: "Another customer's" };
    },
    "billing.update": async () => {
      const { id, version } = await anInvoice("status = 'draft'");
      return { ...INVOICE, invoiceId: id, version };
    },
    "billing.updateSettings": () => Promise.resolve(SETTINGS),
    "billing.voidInvoice": async () => {
      const { id, version } = await anInvoice("status = 'overdue' and paid_amount = 0");
      return { invoiceId: id, version, reason: "Twice the same" };
    },
  };
}
