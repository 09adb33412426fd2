/** Limits that both sides know. Each is enforced by the server and tested at the limit and one past it. */
export const LIMITS = {
  name: 200,
  title: 300,
  email: 254,
  phone: 40,
  notes: 5_000,
  message: 10_000,
  personalMessage: 2_000,
  reason: 2_000,
  address: 1_000,
  documentText: 60_000,
  search: 200,
  fileName: 255,
  fileBytes: 5_242_880,
  filesAtOnce: 10,
  archiveFiles: 50,
  packetFiles: 200,
  imagePixels: 40_000_000,
  bodyBytes: 102_400,
  /** A workflow of 200 steps with all that they say. */
  graphBytes: 1_048_576,
  batchCalls: 10,
} as const;

/** Required one-line text: trimmed, never blank, with the message of the field when it is. */
export const MAIL_PATTERN = /^[^\s@<>(),;:\\"[\]]+@[^\s@<>(),;:\\"[\]]+\.[^\s@<>(),;:\\"[\]]+$/u;
