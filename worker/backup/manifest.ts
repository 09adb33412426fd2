import * as z from "zod";

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const Counted = z.strictObject({ name: z.string(), rows: z.int().nonnegative() });

/** The last entry of a backup: what is in it. Without it a file is no backup. */
export const Manifest = z.strictObject({
  format: z.literal("pet-travel-portal-backup"),
  version: z.literal(2),
  madeAt: z.iso.datetime(),
  /** Hashes of the migrations, oldest first. */
  migrations: z.array(z.string()),
  tables: z.array(Counted.extend({ columns: z.array(z.string()), sha256: Sha256 })),
  /** How many rows each search knows. */
  search: z.array(Counted),
  files: z.array(
    z.strictObject({ key: z.string(), size: z.int().nonnegative(), sha256: Sha256, mediaType: z.string() }),
  ),
  /** Files that a row names and the bucket did not have when the backup was made. */
  missing: z.array(z.string()),
});
export type Manifest = z.infer<typeof Manifest>;

/** Names of entries, in the order in which they stand in a backup. */
export const ENTRIES = {
  rows: "rows/",
  files: "files/",
  /** What signs sessions and opens the keys of authenticator apps. */
  secret: "session-secret",
  manifest: "manifest.json",
} as const;
