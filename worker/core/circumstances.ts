import type { Role } from "#contracts/auth/shapes.ts";
import type { ConnectionScope } from "#contracts/connections/shapes.ts";
import type { Connection, Meter } from "#db/client.ts";
import type { backups } from "#db/schema.ts";
import type { SharedReads } from "#db/shared-reads.ts";
import type { Attempts } from "#worker/core/attempts.ts";
import type { News } from "#worker/core/news.ts";
import type { Refusals } from "#worker/core/refusals.ts";
import type { Claims } from "#worker/core/session.ts";
import type { Vault } from "#worker/core/vault.ts";
import type { Analyser } from "#worker/ports/analysis/analyser.ts";
import type { IdentityProviders } from "#worker/ports/identity/identity-provider.ts";
import type { Sending } from "#worker/ports/mail/sending.ts";
import type { OutsideServices } from "#worker/ports/outside-services.ts";
import type { PaymentGateway } from "#worker/ports/payments/gateway.ts";
import type { WebhookSender } from "#worker/ports/webhooks/webhook-sender.ts";

type KeyDraft = { token: string; userId: number; role: Role; scopes: readonly ConnectionScope[] };
type BackupRow = typeof backups.$inferSelect;

/** What a request brings with it, whoever asks. */
export type Circumstances = {
  readonly connection: Connection;
  readonly meter: Meter;
  /** With which reads go to the database; there where one request makes several calls at once. */
  readonly sharedReads?: SharedReads;
  readonly claims: Claims | null;
  readonly now: Date;
  /** The request's id: in the log, in the record of what changed, and on the error page. */
  readonly reference: string;
  readonly ip: string | null;
  /** Two letters, as the network in front of us tells. */
  readonly country: string | null;
  readonly userAgent: string | null;
  /** Where its address on the network seems to be. */
  readonly place: string | null;
  readonly companyZone: string;
  /** What the deployment says of itself; null where it says nothing. */
  readonly setUp: {
    readonly publicOrigin: string | null;
    readonly timeZone: string | null;
    readonly sender: string | null;
  };
  readonly isDemo: boolean;
  readonly hasMapService: boolean;
  /** Where links in mails lead, without a trailing slash. */
  readonly origin: string;
  /** Runs work after the answer has gone out. */
  readonly afterwards: (work: Promise<unknown>) => void;
  /** Sends what the outbox holds. */
  readonly sendMail: () => Promise<void>;
  /** Tells the open pages what has changed, but not the tab that asks; and outside systems, where something waits for them. */
  readonly publish: (news: readonly News[]) => Promise<void>;
  readonly gateway: PaymentGateway;
  readonly analyser: Analyser;
  readonly identityProviders: IdentityProviders;
  /** Signs and encrypts with the portal's secret. */
  readonly vault: Vault;
  /** Signs a key for a program, see core/api-key.ts. */
  readonly sealKey: (key: KeyDraft) => Promise<string>;
  /** Has papers read by the Worker that reads them; their words come later. */
  readonly readPapers: (documentIds: readonly number[]) => Promise<void>;
  /** Copies the database into the bucket; null where another copy is under way. */
  readonly backUp: (by: { userId: number; reference: string }) => Promise<BackupRow | null>;
  readonly services: OutsideServices;
  readonly refusals: Refusals;
  readonly attempts: Attempts;
  /** How mail goes out, and from whom. */
  readonly sending: Sending;
  /** Tells outside systems of one thing. */
  readonly webhooks: WebhookSender;
};
