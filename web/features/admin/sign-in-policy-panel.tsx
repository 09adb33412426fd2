import { Checkbox } from "@mantine/core";

import { records } from "#web/copy/records.ts";
import { trpc } from "#web/core/api.ts";
import { codeOf, sentenceOf } from "#web/core/errors.ts";
import { useCurrentUser } from "#web/core/session.ts";
import { showToast } from "#web/core/toasts.ts";
import { FailedNote } from "#web/ui/failed-note.tsx";
import { Panel } from "#web/ui/panel.tsx";

const copy = records.permissions;

/** What the company asks of its colleagues when they sign in. Saved as chosen. */
export function SignInPolicyPanel() {
  const policy = trpc.settings.signInPolicy.useQuery({});
  const isAdmin = useCurrentUser()?.role === "admin";
  const save = trpc.settings.setSignInPolicy.useMutation();
  const choose = async (isSecondFactorRequired: boolean) => {
    if (!policy.data || save.isPending) return;
    try {
      const { version } = policy.data;
      await save.mutateAsync({ isSecondFactorRequired, version });
      showToast({ kind: "success", title: copy.signInSaved(isSecondFactorRequired) });
    } catch (error) {
      const isOwn = codeOf(error) === "wrong_state";
      showToast({
        kind: "error",
        title: copy.signInFailed,
        description: isOwn ? copy.secondStepOwn : sentenceOf(error),
      });
    }
  };
  return (
    <Panel title={copy.signInTitle}>
      <FailedNote failed={policy} what={copy.signInWhat} />
      <Checkbox
        label={copy.secondStep}
        description={copy.secondStepHelp}
        checked={policy.data?.isSecondFactorRequired ?? false}
        disabled={!policy.data || !isAdmin || save.isPending}
        title={isAdmin ? undefined : copy.adminsOnly}
        onChange={({ currentTarget }) => void choose(currentTarget.checked)}
      />
    </Panel>
  );
}
