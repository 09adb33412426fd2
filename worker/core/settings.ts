import { eq, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";

import type { ActivityKind } from "#contracts/audit/activity-kinds.ts";
import { type BillingSettings, billingSettingsOf } from "#contracts/billing/shapes.ts";
import { BankAccounts } from "#contracts/payments/bank-accounts-shapes.ts";
import { PriceList } from "#contracts/payments/prices-shapes.ts";
import { type Branding, brandingOf } from "#contracts/settings/branding-shapes.ts";
import { type ClientDashboard, dashboardOf } from "#contracts/settings/client-dashboard-shapes.ts";
import { CompanyContact } from "#contracts/settings/contact-shapes.ts";
import { mailDefaultsOf } from "#contracts/settings/mail-defaults.ts";
import { type ModuleSwitches, switchesOf } from "#contracts/settings/modules-shapes.ts";
import { type StaffPermissions, staffPermissionsOf } from "#contracts/settings/permissions-shapes.ts";
import {
  type BackupPlan,
  backupPlanOf,
  type MailDefaults,
  type SignInPolicy,
  signInPolicyOf,
} from "#contracts/settings/shapes.ts";
import { type MemberRights, memberRightsOf } from "#contracts/workspaces/members-shapes.ts";
import type { Db } from "#db/client.ts";
import { type SettingKey, settings } from "#db/schema.ts";
import type { News } from "#worker/core/news.ts";

/** What the company may choose. */
export type Setting<T> = {
  readonly key: SettingKey;
  /** What holds, from what is kept; the default where nothing is, or nothing legible. */
  readonly of: (kept: unknown) => T;
  /** How the record tells of a change. */
  readonly recorded: { readonly kind: ActivityKind; readonly subject?: string };
  /** What the record tells of a value. */
  readonly told: (value: T) => Record<string, unknown>;
  /** What open pages hear beside the record's own news. */
  readonly news?: News;
};

const changed = (subject: string) => ({ kind: "setting.changed", subject }) as const;
const setting = <T>(one: Setting<T>) => one;

/** What is kept, where it has this shape; what is not legible is unset at its version, so that it can be replaced. */
function keptAs<T extends { version: number }>(shape: z.ZodType<T>, unset: Omit<T, "version">) {
  return (kept: unknown): T => {
    const { version } = (kept ?? {}) as { version?: unknown };
    return (
      shape.safeParse(kept).data ?? ({ ...unset, version: typeof version === "number" ? version : 0 } as T)
    );
  };
}

export const SETTINGS = {
  branding: setting<Branding>({
    key: "branding",
    of: brandingOf,
    recorded: changed("Branding"),
    told: ({ name, logo, accent }) => ({
      name,
      logo: logo?.file ?? null,
      accent: accent?.light ?? null,
      accentInDark: accent?.dark ?? null,
    }),
  }),
  modules: setting<ModuleSwitches>({
    key: "modules",
    of: switchesOf,
    recorded: changed("Modules"),
    told: ({ isOn }) => isOn,
  }),
  clientDashboard: setting<ClientDashboard>({
    key: "client_dashboard",
    of: dashboardOf,
    recorded: changed("Client dashboard"),
    told: ({ shows, welcome }) => ({ ...shows, welcome }),
  }),
  permissions: setting<StaffPermissions>({
    key: "permissions",
    of: staffPermissionsOf,
    recorded: changed("User Permissions"),
    told: ({ staff }) => staff,
  }),
  memberRights: setting<MemberRights>({
    key: "member_rights",
    of: memberRightsOf,
    recorded: changed("Roles in a journey"),
    told: ({ roles }) => roles,
    news: { topic: "roles", workspaceId: null },
  }),
  signInPolicy: setting<SignInPolicy>({
    key: "security",
    of: signInPolicyOf,
    recorded: changed("Second step for colleagues"),
    told: ({ isSecondFactorRequired }) => ({ isSecondFactorRequired }),
  }),
  backupPlan: setting<BackupPlan>({
    key: "backup_plan",
    of: backupPlanOf,
    recorded: changed("Backup Settings"),
    told: ({ every, keep }) => ({ every, keep }),
  }),
  mailDefaults: setting<MailDefaults>({
    key: "mail_defaults",
    of: mailDefaultsOf,
    recorded: changed("Email Notifications"),
    told: ({ owners, staff }) => ({ owners, staff }),
  }),
  billing: setting<BillingSettings>({
    key: "billing",
    of: billingSettingsOf,
    recorded: { kind: "billing.updated" },
    told: (value) => value,
  }),
  contact: setting<CompanyContact>({
    key: "contact",
    of: keptAs(CompanyContact, { email: null, phone: null, questionsTo: null }),
    recorded: changed("Company contact"),
    told: (value) => value,
  }),
  bankAccounts: setting<BankAccounts>({
    key: "bank_accounts",
    of: keptAs(BankAccounts, { accounts: [] }),
    recorded: changed("Bank accounts"),
    told: (value) => value,
  }),
  priceList: setting<PriceList>({
    key: "price_list",
    of: keptAs(PriceList, { prices: null }),
    recorded: changed("Prices"),
    told: (value) => value,
  }),
} as const;

/** What is kept under a key; no row until somebody has chosen. */
export function settingQuery(db: Db, key: SettingKey) {
  return db.select({ value: settings.value }).from(settings).where(eq(settings.key, key));
}

/** True in SQL while what is kept under a key is of this version, 0 until somebody has chosen. */
export function isSettingAt(key: SettingKey, version: number): SQL {
  return sql`ifnull(
    (select cast(value ->> '$.version' as integer) from settings where key = ${key}),
    0
  ) = ${version}`;
}

/** Keeps a value in place of the one before. */
export function keepSetting({ now }: { readonly now: Date }, db: Db, key: SettingKey, value: unknown) {
  const row = { value, updatedAt: now };
  return db
    .insert(settings)
    .values({ key, ...row })
    .onConflictDoUpdate({ target: settings.key, set: row });
}
