import { Button, Checkbox } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useRef, useState } from "react";

import type { MemberRight } from "#contracts/core/member-rights-shapes.ts";
import { MEMBER_RIGHT_NAMES } from "#contracts/core/member-rights.ts";
import { MEMBER_RIGHTS } from "#contracts/core/member-rights.ts";
import { PERMISSION_NAMES } from "#contracts/settings/permissions.ts";
import { PERMISSIONS } from "#contracts/settings/permissions.ts";
import type { MemberRights } from "#contracts/workspaces/members-shapes.ts";
import { ROLE_BOUNDS, SET_ROLES, type SetRole } from "#contracts/workspaces/members.ts";
import { records } from "#web/copy/records.ts";
import { trpc } from "#web/core/api.ts";
import { codeOf, sentenceOf } from "#web/core/errors.ts";
import { useCurrentUser } from "#web/core/session.ts";
import { showToast } from "#web/core/toasts.ts";
import { FailedNote } from "#web/ui/failed-note.tsx";
import { Form } from "#web/ui/form.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { WaitingRows } from "#web/ui/waiting-rows.tsx";

import { SignInPolicyPanel } from "./sign-in-policy-panel.tsx";

import classes from "./records.module.css";

const copy = records.permissions;

/** What each role may do: in a journey, where administrators set it within bounds, and in the company. */
export function PermissionsSection() {
  const roles = trpc.settings.memberRights.useQuery({});
  const staff = trpc.settings.permissions.useQuery({});
  return (
    <div className={classes.stack}>
      <Panel title={copy.journeyTitle}>
        <p className={classes.text}>{copy.journeyText}</p>
        <FailedNote failed={roles} what={copy.what} />
        {roles.isPending && <WaitingRows />}
        {roles.data && <Roles current={roles.data} />}
      </Panel>
      <Panel title={copy.staffTitle}>
        <p className={classes.text}>{copy.staffText}</p>
        <FailedNote failed={staff} what={copy.what} />
        {staff.data && (
          <ul className={classes.plain}>
            {PERMISSION_NAMES.map((name) => (
              <li key={name} className={classes.pair}>
                <span>{PERMISSIONS[name]}</span>
                <b>{staff.data.staff[name] ? copy.yes : copy.no}</b>
              </li>
            ))}
          </ul>
        )}
        <p className={classes.link}>
          <Link to="/manage" search={{ tab: "settings" } as never}>
            {copy.staffLink}
          </Link>
        </p>
      </Panel>
      <SignInPolicyPanel />
    </div>
  );
}

type Chosen = Partial<Record<SetRole, MemberRight[]>>;

function Roles({ current }: { current: MemberRights }) {
  const isAdmin = useCurrentUser()?.role === "admin";
  const [chosen, setChosen] = useState<Chosen>({});
  const isSending = useRef(false);
  const save = trpc.settings.setMemberRights.useMutation();
  const roles = { ...current.roles, ...chosen };
  const toggle = (role: SetRole, right: MemberRight) => {
    const held = roles[role];
    setChosen({
      ...chosen,
      [role]: held.includes(right) ? held.filter((one) => one !== right) : [...held, right],
    });
  };
  const submit = async () => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      await save.mutateAsync({ roles, version: current.version });
      setChosen({});
      showToast({ kind: "success", title: copy.saved });
    } catch (error) {
      const isStale = codeOf(error) === "stale_version";
      showToast({
        kind: "error",
        title: copy.failed,
        description: isStale ? copy.stale : sentenceOf(error),
      });
    } finally {
      isSending.current = false;
    }
  };
  return (
    <Form
      className={classes.stack}
      aria-label={copy.journeyTitle}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div className={classes.scroll}>
        <table className={classes.grid}>
          <thead>
            <tr>
              <th scope="col">{copy.right}</th>
              <th scope="col">{copy.roles.owner}</th>
              {SET_ROLES.map((role) => (
                <th key={role} scope="col">
                  {copy.roles[role]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {MEMBER_RIGHT_NAMES.map((right) => (
              <tr key={right}>
                <th scope="row">{MEMBER_RIGHTS[right]}</th>
                <td>
                  <Checkbox checked disabled aria-label={copy.cell(copy.roles.owner, MEMBER_RIGHTS[right])} />
                </td>
                {SET_ROLES.map((role) => {
                  const isFree = ROLE_BOUNDS[role].mayHave.includes(right);
                  return (
                    <td key={role}>
                      <Checkbox
                        aria-label={copy.cell(copy.roles[role], MEMBER_RIGHTS[right])}
                        checked={roles[role].includes(right)}
                        disabled={!isFree || !isAdmin || save.isPending}
                        title={!isFree ? copy.fixed : isAdmin ? undefined : copy.adminsOnly}
                        onChange={() => toggle(role, right)}
                      />
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={classes.dim}>{copy.payer}</p>
      <Button
        type="submit"
        variant="filled"
        loading={save.isPending}
        disabled={!isAdmin || Object.keys(chosen).length === 0}
        title={isAdmin ? undefined : copy.adminsOnly}
      >
        {copy.save}
      </Button>
    </Form>
  );
}
