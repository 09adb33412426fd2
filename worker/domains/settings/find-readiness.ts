import { and, count, isNotNull, isNull } from "drizzle-orm";

import { brandingOf } from "#contracts/settings/branding-shapes.ts";
import type { Readiness, SetUpState } from "#contracts/settings/readiness-shapes.ts";
import { OPTIONAL_STEPS, type SetUpStep } from "#contracts/settings/readiness.ts";
import type { Service, ServiceName } from "#contracts/settings/shapes.ts";
import { mailDomains, templates } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { SETTINGS, settingQuery } from "#worker/core/settings.ts";

/** What is really set of all that a company needs before its first owner comes in. Nobody outside is asked. */
export async function findReadiness(act: Act): Promise<Readiness> {
  const [contact, prices, bank, billing, security, [published], [domain]] = await act.read((db) => [
    settingQuery(db, SETTINGS.contact.key),
    settingQuery(db, SETTINGS.priceList.key),
    settingQuery(db, SETTINGS.bankAccounts.key),
    settingQuery(db, SETTINGS.billing.key),
    settingQuery(db, SETTINGS.signInPolicy.key),
    db
      .select({ n: count() })
      .from(templates)
      .where(and(isNotNull(templates.publishedNumber), isNull(templates.archivedAt))),
    db.select({ name: mailDomains.domain }).from(mailDomains).where(isNotNull(mailDomains.verifiedAt)),
  ]);
  const { address } = SETTINGS.billing.of(billing[0]?.value);
  const { publicOrigin, timeZone, sender } = act.circumstances.setUp;
  const services = act.circumstances.services.list();
  const { email, phone } = SETTINGS.contact.of(contact[0]?.value);
  const found: Record<SetUpStep, Omit<SetUpState, "name">> = {
    name: named(brandingOf(act.company.branding).name),
    contact: named([email, phone].filter((one) => one !== null).join(" · ")),
    prices: is(SETTINGS.priceList.of(prices[0]?.value).prices !== null),
    bank: is(SETTINGS.bankAccounts.of(bank[0]?.value).accounts.length > 0),
    cards: serviceOf(services, "payments"),
    invoices: is(address !== ""),
    mail: serviceOf(services, "mail"),
    sender: named(domain?.name ?? sender),
    publicOrigin: named(publicOrigin),
    timeZone: named(timeZone),
    templates: is((published?.n ?? 0) > 0),
    secondStep: is(SETTINGS.signInPolicy.of(security[0]?.value).isSecondFactorRequired),
    texts: serviceOf(services, "sms"),
    maps: serviceOf(services, "maps"),
  };
  const steps = (Object.keys(found) as SetUpStep[]).map((name) => ({ name, ...found[name] }));
  const missing = steps.filter(({ name, state }) => state === "missing" && !OPTIONAL_STEPS.has(name)).length;
  return { steps, missing };
}

const is = (isSet: boolean) => ({ state: isSet ? "set" : "missing", detail: null }) as const;

const named = (name: string | null) =>
  ({ state: name ? "set" : "missing", detail: name === "" ? null : name }) as const;

const STATE_OF = { configured: "set", simulated: "simulated", missing: "missing" } as const;

function serviceOf(services: readonly Service[], name: ServiceName): Omit<SetUpState, "name"> {
  const service = services.find((one) => one.name === name);
  return { state: STATE_OF[service?.state ?? "missing"], detail: service?.detail ?? null };
}
