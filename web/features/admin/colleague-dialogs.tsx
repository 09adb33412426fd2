import { lazy, Suspense } from "react";

import type { Colleague } from "#contracts/admin/shapes.ts";

const EditDialog = lazy(async () => ({ default: (await import("./edit-dialog.tsx")).EditDialog }));
const RemoveDialog = lazy(async () => ({ default: (await import("./remove-dialog.tsx")).RemoveDialog }));
const StatusDialog = lazy(async () => ({ default: (await import("./status-dialog.tsx")).StatusDialog }));
const ImportDialog = lazy(async () => ({ default: (await import("./import-dialog.tsx")).ImportDialog }));
const InviteDialog = lazy(async () => ({
  default: (await import("./invite-colleague-dialog.tsx")).InviteColleagueDialog,
}));

/** What stands in front of the list. */
export type Asked =
  | { what: "edit" | "remove"; colleague: Colleague }
  | { what: "status"; status: "active" | "inactive"; selected: readonly Colleague[] }
  | { what: "invite" | "import" };

type Props = {
  asked: Asked | null;
  colleagues: readonly Colleague[];
  onClose: () => void;
  /** The status of the ticked ones has been set. */
  onStatusSet: () => void;
};

export function ColleagueDialogs({ asked, colleagues, onClose, onStatusSet }: Props) {
  return <Suspense>{asked && dialogOf(asked, { colleagues, onClose }, onStatusSet)}</Suspense>;
}

function dialogOf(
  asked: Asked,
  common: Pick<Props, "colleagues" | "onClose">,
  onStatusSet: () => void,
): React.ReactNode {
  switch (asked.what) {
    case "edit":
      return <EditDialog colleague={asked.colleague} {...common} />;
    case "remove":
      return <RemoveDialog colleague={asked.colleague} {...common} />;
    case "status":
      return (
        <StatusDialog status={asked.status} selected={asked.selected} onDone={onStatusSet} {...common} />
      );
    case "invite":
      return <InviteDialog onClose={common.onClose} />;
    case "import":
      return (
        <ImportDialog knownEmails={common.colleagues.map(({ email }) => email)} onClose={common.onClose} />
      );
  }
}
