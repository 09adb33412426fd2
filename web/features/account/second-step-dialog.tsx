import { Modal } from "@mantine/core";

import type { FreshProofBy } from "#contracts/account/terms.ts";
import { account } from "#web/copy/account.ts";
import { common } from "#web/copy/words.ts";

import { EnrolForm } from "./enrol-form.tsx";
import { PresentCode } from "./present-code.tsx";

const copy = account.second;
const TITLES = { setUp: copy.setUpTitle, renew: copy.renew, turnOff: copy.turnOff } as const;
export type Doing = keyof typeof TITLES;

export type SecondStepDialogProps = { doing: Doing; proofBy: FreshProofBy; onDone: () => void };

/** A click beside it does not close it: recovery codes are shown this once. */
export function SecondStepDialog({ doing, proofBy, onDone }: SecondStepDialogProps) {
  return (
    <Modal
      opened
      size={440}
      onClose={onDone}
      closeOnClickOutside={false}
      title={TITLES[doing]}
      closeButtonProps={{ "aria-label": common.close }}
    >
      {doing === "setUp" ? (
        <EnrolForm proofBy={proofBy} onDone={onDone} />
      ) : (
        <PresentCode isTurningOff={doing === "turnOff"} onDone={onDone} />
      )}
    </Modal>
  );
}
