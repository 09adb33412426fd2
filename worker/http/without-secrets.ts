import { STOP_PATH } from "#worker/ports/mail/stop-link.ts";

/** An address for the log: one that opens a calendar or stops mails by itself is not written down whole. */
export function withoutSecrets(path: string): string {
  if (path.startsWith(STOP_PATH)) return `${STOP_PATH}…`;
  return path.replace(/^(\/calendar\/)[\w-]{43}(?=\.)/, "$1…");
}
