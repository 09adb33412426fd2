import { IconAlertTriangle, IconEyeOff } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";

import type { Document } from "#contracts/documents/shapes.ts";
import type { Concern, PaperConcerns } from "#contracts/health/findings-shapes.ts";
import { decision as copy } from "#web/copy/decision.ts";
import { formatDate } from "#web/core/dates.ts";
import { FailedNote } from "#web/ui/failed-note.tsx";

import classes from "./decision.module.css";

type Props = {
  document: Document;
  concerns: { data: PaperConcerns | undefined; error: unknown; refetch: () => unknown; isFetching: boolean };
};

/** What speaks against a paper, each with what it says and what is known, or that nobody knows what it says. */
export function Concerns({ document, concerns }: Props) {
  const { reading, against = [] } = concerns.data ?? {};
  return (
    <>
      <FailedNote failed={concerns} what={copy.against} />
      {reading !== undefined && reading !== "read" && (
        <p className={classes.unread} role="status">
          <IconEyeOff size={16} aria-hidden /> {copy.unread[reading]}
        </p>
      )}
      {against.length > 0 && (
        <section className={classes.against} aria-label={copy.against}>
          <ul>
            {against.map((concern) => (
              <li key={`${concern.about} ${concern.value}`}>
                <strong>
                  <IconAlertTriangle size={16} aria-hidden /> {copy.about[concern.about]}
                </strong>
                <span dir="auto">{copy.here(valueText(concern, concern.value))}</span>
                <span dir="auto">{`${whereOf(concern)}: ${valueText(concern, concern.other.value)}`}</span>
                {concern.quote !== null && (
                  <span className={classes.quote} dir="auto">
                    {copy.says(concern.quote)}
                  </span>
                )}
              </li>
            ))}
          </ul>
          <Link
            to="/workspace/$workspaceId/rules"
            params={{ workspaceId: String(document.workspaceId) }}
            search={{ paper: document.id }}
          >
            {copy.compare}
          </Link>
        </section>
      )}
    </>
  );
}

const DAYS: readonly Concern["about"][] = ["birth", "valid_until", "expired", "before_arrival"];
const valueText = ({ about }: Concern, value: string) => (DAYS.includes(about) ? formatDate(value) : value);

function whereOf({ about, other }: Concern): string {
  if (about === "expired") return copy.today;
  if (about === "before_arrival") return copy.arrival;
  return other.entryId === null ? (other.document?.name ?? copy.inDetails) : copy.inRecord;
}
