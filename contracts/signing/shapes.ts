import * as z from "zod";

import { Instant } from "#contracts/core/dates-shapes.ts";
import { Id, optionalText, RequestId, requiredText } from "#contracts/core/fields.ts";
import { LIMITS } from "#contracts/core/limits.ts";
import { isZone } from "#contracts/core/wall-time.ts";

import { SIGNATURE_METHODS } from "./terms.ts";

export const SignatureMethod = z.enum(SIGNATURE_METHODS);
export type SignatureMethod = z.infer<typeof SignatureMethod>;

const STROKES_MAX = 24_000;

/** A drawing as an SVG path of straight lines with whole numbers, so that it can hold nothing else. */
const Drawing = z
  .string()
  .max(STROKES_MAX, "This drawing has too many strokes; please draw it again")
  .regex(/^(?:M\d{1,3} \d{1,3}(?:L\d{1,3} \d{1,3})+)+$/, "Please draw your signature");

/** SHA-256 in hex. */
const Sha256 = z.string().regex(/^[0-9a-f]{64}$/, "Not a checksum");

export const Signature = z.object({
  id: Id,
  signerName: z.string(),
  /** Null, with `ip` and `userAgent`, for whom they are none of their business. */
  signerEmail: z.string().nullable(),
  method: SignatureMethod,
  /** The name as it was typed under the text. */
  typedName: z.string(),
  /** The strokes in `DRAWN_BOX`; null where it was typed. */
  drawing: z.string().nullable(),
  /** What was signed, word for word, and its checksum. */
  title: z.string(),
  text: z.string(),
  sha256: Sha256,
  signedAt: Instant,
  /** The signer's zone, IANA. */
  timeZone: z.string(),
  ip: z.string().nullable(),
  userAgent: z.string().nullable(),
});
export type Signature = z.infer<typeof Signature>;

/** A step that is signed: what it says today, and who has signed it. */
export const Signing = z.object({
  taskId: Id,
  workspaceId: Id,
  workspaceName: z.string(),
  title: z.string(),
  text: z.string(),
  sha256: Sha256,
  signatures: z.array(Signature),
});
export type Signing = z.infer<typeof Signing>;

export const SignInput = z
  .object({
    taskId: Id,
    /** Of the text that the signer had before them: what has changed meanwhile is not signed unread. */
    sha256: Sha256,
    method: SignatureMethod,
    typedName: requiredText(LIMITS.name, "Please type your full name"),
    drawing: Drawing.optional(),
    timeZone: z.string().max(64).refine(isZone, "Not a time zone"),
    /** Why a colleague signs although required papers are missing; the record keeps it. */
    reason: optionalText(LIMITS.reason),
    requestId: RequestId.optional(),
  })
  .refine(({ method, drawing }) => method === "typed" || drawing !== undefined, {
    path: ["drawing"],
    message: "Please draw your signature",
  });
