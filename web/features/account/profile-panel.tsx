import type { Account } from "#contracts/account/shapes.ts";
import { account } from "#web/copy/account.ts";
import { type Load, LazyPart } from "#web/ui/lazy-part.tsx";
import { Panel } from "#web/ui/panel.tsx";

import type { ProfileFormProps } from "./profile-form.tsx";

import classes from "./account.module.css";

const copy = account.profile;
const profileForm: Load<ProfileFormProps> = async () => (await import("./profile-form.tsx")).ProfileForm;

export function ProfilePanel({ account: now }: { account: Account }) {
  return (
    <Panel title={copy.title}>
      <p className={classes.text}>{copy.email(now.email)}</p>
      <div className={classes.profile}>
        <LazyPart load={profileForm} props={{ account: now }} />
      </div>
    </Panel>
  );
}
