import { IconAlertTriangle } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";

import type { Disagreement } from "#contracts/health/findings-shapes.ts";
import { decision as words } from "#web/copy/decision.ts";
import { papersRead } from "#web/copy/health-record.ts";
import { formatDate } from "#web/core/dates.ts";

import { entryAnchor } from "./record-panel.tsx";

import classes from "./paper-dialog.module.css";

const copy = papersRead;

type Props = {
  workspaceId: number;
  disagreements: readonly Disagreement[];
  isStaff: boolean;
  onShow: (documentId: number) => void;
  onClose: () => void;
};

/** Where a paper says something else than the record or another paper: both are quoted, and both can be opened. */
export function PaperDisagreements({ disagreements, ...rest }: Props) {
  return (
    <section aria-label={copy.disagreements} className={classes.disagreements}>
      {disagreements.map((one) => (
        <div key={`${one.about} ${one.value}`} className={classes.disagreement}>
          <p className={classes.strong}>
            <IconAlertTriangle size={16} aria-hidden /> {words.about[one.about]}
          </p>
          <p>{words.here(valueText(one.about, one.value))}</p>
          {one.quote !== null && (
            <p className={classes.dim} dir="auto">
              {words.says(one.quote)}
            </p>
          )}
          <Other disagreement={one} {...rest} />
        </div>
      ))}
    </section>
  );
}

const isDay = (about: Disagreement["about"]) => about === "birth" || about === "valid_until";
const valueText = (about: Disagreement["about"], value: string) => (isDay(about) ? formatDate(value) : value);

type OtherProps = Omit<Props, "disagreements"> & { disagreement: Disagreement };

function Other({ workspaceId, disagreement: { about, other }, isStaff, onShow, onClose }: OtherProps) {
  const { document: paper, entryId, quote } = other;
  const value = valueText(about, other.value);
  const showEntry = (id: number) => {
    onClose();
    // The dialog gives the focus back first.
    requestAnimationFrame(() =>
      document.getElementById(entryAnchor(id))?.scrollIntoView({ block: "center" }),
    );
  };
  return (
    <>
      <p>
        {entryId !== null ? (
          <button type="button" className={classes.go} onClick={() => showEntry(entryId)}>
            {words.inRecord}
          </button>
        ) : paper ? (
          <button type="button" className={classes.go} onClick={() => onShow(paper.id)}>
            <span dir="auto">{paper.name}</span>
          </button>
        ) : isStaff ? (
          <Link to="/workspace/$workspaceId" params={{ workspaceId: String(workspaceId) }}>
            {words.inDetails}
          </Link>
        ) : (
          words.inDetails
        )}
        {`: ${value}`}
      </p>
      {quote !== null && (
        <p className={classes.dim} dir="auto">
          {words.says(quote)}
        </p>
      )}
    </>
  );
}
