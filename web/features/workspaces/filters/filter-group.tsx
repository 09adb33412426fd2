import {
  IconCheck,
  IconChevronDown,
  IconFolders,
  IconProgressCheck,
  IconRoute,
  IconUserCircle,
  IconUsers,
} from "@tabler/icons-react";
import { useId, useState } from "react";

import type { FilterKind } from "#contracts/workspaces/terms.ts";
import { filters as copy } from "#web/copy/workspace-panels.ts";
import type { IconPart } from "#web/ui/badge.tsx";

import type { Entry } from "./filter-groups.ts";

import classes from "./filter-panel.module.css";

/** How many entries stand there before the rest is asked for. */
const SHORT = 4;

const ICONS: Record<FilterKind, IconPart> = {
  status: IconProgressCheck,
  flow_templates: IconRoute,
  clients: IconUsers,
  client_groups: IconFolders,
  owner: IconUserCircle,
};

type Props = {
  kind: FilterKind;
  entries: readonly Entry[];
  /** Only some entries are here, by what was typed. */
  isNarrowed: boolean;
  /** Others are still being looked for: that none has the name is not known yet. */
  isFinding: boolean;
  isChosen: (value: Entry["value"]) => boolean;
  onToggle: (value: Entry["value"]) => void;
};

export function FilterGroup({ kind, entries, isNarrowed, isFinding, isChosen, onToggle }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(true);
  const [isWhole, setWhole] = useState(false);
  const Icon = ICONS[kind];
  const isShort = !isWhole && !isNarrowed && entries.length > SHORT;
  // A chosen entry is never among those left out.
  const shown = isShort ? entries.filter(({ value }, at) => at < SHORT || isChosen(value)) : entries;
  return (
    <section className={classes.group} data-kind={kind}>
      <h3 className={classes.heading}>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          <Icon size={16} stroke={1.75} aria-hidden />
          {copy.kinds[kind]}
          <IconChevronDown size={14} className={classes.chevron} aria-hidden />
        </button>
      </h3>
      <div id={id} hidden={!isOpen}>
        <ul className={classes.entries}>
          {shown.map((entry) => (
            <li key={entry.value}>
              <button
                type="button"
                className={classes.entry}
                aria-pressed={isChosen(entry.value)}
                onClick={() => onToggle(entry.value)}
              >
                <span className={classes.check} aria-hidden>
                  {isChosen(entry.value) && <IconCheck size={12} stroke={3} />}
                </span>
                <bdi className={classes.name} title={entry.name}>
                  {entry.name}
                </bdi>
                <span className={classes.count}>{entry.count}</span>
              </button>
            </li>
          ))}
        </ul>
        {entries.length === 0 && (
          <p className={classes.note}>{isFinding ? copy.finding : isNarrowed ? copy.noMatch : copy.none}</p>
        )}
        {!isNarrowed && entries.length > SHORT && (
          <button type="button" className={classes.more} onClick={() => setWhole(!isWhole)}>
            {isWhole ? copy.showFewer : copy.showAll(entries.length)}
          </button>
        )}
        {kind === "client_groups" && <p className={classes.note}>{copy.groupNote}</p>}
      </div>
    </section>
  );
}
