import type { FreshProofBy } from "#contracts/account/terms.ts";
import { account } from "#web/copy/account.ts";
import { Dialog } from "#web/ui/dialog.tsx";

import { EnrolForm } from "./enrol-form.tsx";
import { PresentCode } from "./present-code.tsx";

const copy = account.second;
const TITLES = { setUp: copy.setUpTitle, renew: copy.renew, turnOff: copy.turnOff } as const;
export type Doing = keyof typeof TITLES;

export type SecondStepDialogProps = { doing: Doing; proofBy: FreshProofBy; onDone: () => void };

/** A click beside it does not close it: recovery codes are shown this once. */
export function SecondStepDialog({ doing, proofBy, onDone }: SecondStepDialogProps) {
  return (
    <Dialog opened size={440} onClose={onDone} closeOnClickOutside={false} title={TITLES[doing]}>
      {doing === "setUp" ? (
        <EnrolForm proofBy={proofBy} onDone={onDone} />
      ) : (
        <PresentCode isTurningOff={doing === "turnOff"} onDone={onDone} />
      )}
    </Dialog>
  );
}
