import type { InvoiceStatus } from "#contracts/billing/shapes.ts";
import type { Currency } from "#contracts/core/money-shapes.ts";

import { CLIENTS, type ClientKey, type PetKey, PETS } from "./client-table.ts";
import { clientId } from "./clients.ts";
import { type Journey, journeyOf } from "./journeys.ts";
import { add, type World } from "./world.ts";

type Line = readonly [description: string, quantity: number, unitAmount: number];

type InvoiceRow = {
  /** Of a journey, or of a client alone. */
  for: { pet: PetKey } | { client: ClientKey };
  service: string;
  /** Days from today. */
  issued: number;
  due: number;
  status: InvoiceStatus;
  paid?: number;
  /** A part that came in so many days from today. */
  part?: readonly [amount: number, received: number];
  currency?: Currency;
  recurring?: true;
  lines: readonly Line[];
};

/**
 * One invoice a line, oldest first: the number is the place in this list, drafts have none. Amounts in minor units, USD where nothing
 * else stands. The monthly ones of this month are issued today, so that they belong to the month whatever day it is.
 */
// oxfmt-ignore
const INVOICES: readonly InvoiceRow[] = [
  { for: { pet: "hugo" }, service: "Pet travel service, New York to Paris", issued: -215, due: -201, status: "paid", paid: -204, lines: [["Pet travel service", 1, 285_000], ["Crate, extra large", 1, 42_500]] },
  { for: { pet: "simba" }, service: "Pet travel service, London to Johannesburg", issued: -176, due: -162, status: "paid", paid: -165, lines: [["Pet travel service", 1, 410_000], ["Blood tests", 5, 9_800]] },
  { for: { client: "hanna" }, service: "Consultation, cancelled move", issued: -170, due: -156, status: "paid", paid: -158, lines: [["Consultation", 2, 7_500]] },
  { for: { pet: "taro" }, service: "Pet travel service, Tokyo to Los Angeles", issued: -124, due: -110, status: "paid", paid: -112, lines: [["Pet travel service", 1, 265_000], ["Home delivery", 1, 18_000]] },
  { for: { pet: "pixel" }, service: "Pet travel service, London to Frankfurt", issued: -104, due: -90, status: "paid", paid: -96, currency: "EUR", lines: [["Pet travel service", 1, 118_000], ["Animal health certificate", 1, 21_000]] },
  { for: { pet: "luna" }, service: "Pet travel service, Los Angeles to São Paulo", issued: -101, due: -87, status: "paid", paid: -90, lines: [["Pet travel service", 1, 320_000], ["Export certificate and endorsement", 1, 37_600]] },
  { for: { client: "jonas" }, service: "Relocation partner retainer", issued: -92, due: -78, status: "paid", paid: -80, recurring: true, lines: [["Monthly retainer", 1, 60_000]] },
  { for: { pet: "mochi" }, service: "Pet travel service, Frankfurt to Paris", issued: -74, due: -60, status: "paid", paid: -61, currency: "EUR", lines: [["Pet travel service", 1, 49_000]] },
  { for: { client: "jonas" }, service: "Relocation partner retainer", issued: -62, due: -48, status: "paid", paid: -50, recurring: true, lines: [["Monthly retainer", 1, 60_000]] },
  { for: { pet: "nori" }, service: "Pet travel service, London to Tokyo", issued: -58, due: -44, status: "paid", paid: -46, lines: [["Pet travel service", 1, 395_000], ["Titer test", 1, 24_500], ["Notification to the quarantine service", 1, 15_000]] },
  { for: { pet: "kiwi" }, service: "CITES permits, export and import", issued: -50, due: -36, status: "paid", paid: -38, lines: [["CITES permit handling", 2, 32_500]] },
  { for: { pet: "otto" }, service: "Pet travel service, Frankfurt to Sydney", issued: -42, due: -28, status: "paid", paid: -30, lines: [["Pet travel service", 1, 468_000], ["Quarantine at Mickleham", 10, 16_400], ["Road transfer Melbourne to Sydney", 1, 74_000]] },
  { for: { client: "camila" }, service: "Relocation partner retainer", issued: -33, due: -19, status: "paid", paid: -22, recurring: true, lines: [["Monthly retainer", 1, 45_000]] },
  { for: { pet: "rocky" }, service: "Strong-breed crate and animal lounge", issued: -28, due: -14, status: "overdue", part: [50_000, -16], lines: [["Crate built to CR82", 1, 89_000], ["Animal lounge, one night", 1, 21_500]] },
  { for: { client: "eleni" }, service: "Second opinion of a cardiologist", issued: -24, due: -10, status: "overdue", lines: [["Specialist report", 1, 28_000]] },
  { for: { pet: "baron" }, service: "Pet travel service, Frankfurt to London", issued: -21, due: -7, status: "overdue", currency: "GBP", lines: [["Pet travel service", 1, 150_000], ["Documentation processing", 1, 20_000]] },
  { for: { pet: "kiwi" }, service: "Pet travel service, Sydney to Los Angeles", issued: -18, due: -4, status: "overdue", lines: [["Pet travel service", 1, 372_000], ["Bird crate", 1, 38_000]] },
  { for: { pet: "bori" }, service: "Pet travel service, Los Angeles to Sydney", issued: -15, due: 0, status: "sent", lines: [["Pet travel service", 1, 455_000], ["Import permit", 1, 36_000]] },
  { for: { pet: "max" }, service: "Pet travel service, London to Dubai", issued: -12, due: 2, status: "sent", lines: [["Pet travel service", 1, 298_000], ["UAE import permit", 1, 27_500]] },
  { for: { pet: "mruczek" }, service: "Pet travel service, Frankfurt to New York", issued: -9, due: 5, status: "sent", lines: [["Pet travel service", 1, 241_000], ["Home pick-up", 1, 12_500]] },
  { for: { pet: "athina" }, service: "Pet travel service, New York to Frankfurt", issued: -7, due: 7, status: "sent", lines: [["Pet travel service", 1, 255_000]] },
  { for: { pet: "clover" }, service: "Pet travel service, Paris to New York", issued: -5, due: 9, status: "sent", currency: "EUR", lines: [["Pet travel service", 1, 198_000]] },
  { for: { pet: "bella" }, service: "Crate, extra large", issued: -2, due: 12, status: "sent", lines: [["Crate, 500 series", 1, 31_900], ["Water bowl and absorbent mat", 2, 1_250]] },
  { for: { pet: "sakura" }, service: "Titer test and import notification", issued: -1, due: 13, status: "sent", lines: [["Titer test", 1, 24_500], ["Notification to the quarantine service", 1, 15_000]] },
  { for: { client: "jonas" }, service: "Relocation partner retainer", issued: 0, due: 14, status: "sent", recurring: true, lines: [["Monthly retainer", 1, 60_000]] },
  { for: { client: "camila" }, service: "Relocation partner retainer", issued: 0, due: 14, status: "sent", recurring: true, lines: [["Monthly retainer", 1, 45_000]] },
  { for: { client: "priya" }, service: "Relocation partner retainer", issued: 0, due: 14, status: "draft", recurring: true, lines: [["Monthly retainer", 1, 45_000]] },
  { for: { pet: "chai" }, service: "Pet travel service, Dubai to London", issued: 0, due: 21, status: "draft", lines: [["Pet travel service", 1, 233_000], ["Documentation processing", 1, 24_000]] },
  { for: { pet: "zuzu" }, service: "Species permits", issued: 0, due: 30, status: "draft", lines: [["Permit check", 1, 18_000]] },
];

/** How many of them have a number. */
export const ISSUED_COUNT = INVOICES.filter(({ status }) => status !== "draft").length;

export function addInvoices(world: World, journeys: readonly Journey[]): void {
  const { clock } = world;
  for (const [index, row] of INVOICES.entries()) {
    const journey = "pet" in row.for ? journeyOf(journeys, row.for.pet) : null;
    const client = "pet" in row.for ? PETS[row.for.pet].owner : row.for.client;
    const invoiceNumber = row.status === "draft" ? null : `INV-${String(index + 1).padStart(5, "0")}`;
    const { name: customerName, email: customerEmail, address } = CLIENTS[client];
    const totalAmount = row.lines.reduce((sum, [, quantity, unitAmount]) => sum + quantity * unitAmount, 0);
    const paidOn = row.paid === undefined ? null : clock.date(row.paid);
    const invoiceId = add(world, "invoices", {
      invoiceNumber,
      workspaceId: journey?.id ?? null,
      clientId: clientId(client),
      customerName,
      customerEmail,
      customerAddress: address,
      petName: journey?.petName ?? null,
      serviceDescription: row.service,
      issuedOn: clock.date(row.issued),
      dueDate: clock.date(row.due),
      totalAmount,
      currency: row.currency ?? "USD",
      status: row.status,
      isRecurring: row.recurring ?? false,
      paidOn,
      // In the order of their numbers, and before today begins.
      createdAt: new Date(clock.at(Math.min(row.issued, -1), "16:00").getTime() + index * 1_000),
    });
    for (const [position, [description, quantity, unitAmount]] of row.lines.entries()) {
      add(world, "invoiceLines", { invoiceId, position: position + 1, description, quantity, unitAmount });
    }
    const received = row.paid === undefined ? row.part : ([totalAmount, row.paid] as const);
    if (received) {
      add(world, "invoiceReceipts", {
        invoiceId,
        receivedOn: clock.date(received[1]),
        amount: received[0],
        method: "bank",
        createdAt: clock.at(received[1], "12:40"),
      });
    }
  }
}
