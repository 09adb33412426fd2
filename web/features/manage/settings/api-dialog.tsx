import { Button, Checkbox, CopyButton, NativeSelect, TextInput } from "@mantine/core";
import { IconCircleCheck, IconCircleMinus } from "@tabler/icons-react";
import { type FormEvent, useState } from "react";

import type { Connection, ConnectionScope } from "#contracts/connections/shapes.ts";
import { CONNECTION_DAYS, CONNECTION_SCOPES } from "#contracts/connections/terms.ts";
import { LIMITS } from "#contracts/core/limits.ts";
import { settings } from "#web/copy/settings.ts";
import { trpc } from "#web/core/api.ts";
import { Attempts } from "#web/core/attempts.ts";
import { askToConfirm } from "#web/core/confirm.ts";
import { formatInstant } from "#web/core/dates.ts";
import { sentenceOf } from "#web/core/errors.ts";
import { showToast } from "#web/core/toasts.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Form } from "#web/ui/form.tsx";
import { ListOf } from "#web/ui/list-of.tsx";
import { PersonName } from "#web/ui/person-name.tsx";
import { ShowMore } from "#web/ui/show-more.tsx";

import classes from "./settings.module.css";

const copy = settings.api;

/** Keys of other programs: made here, shown once, revoked here. */
export function ApiDialog({ onClose }: { onClose: () => void }) {
  const list = trpc.connections.list.useInfiniteQuery(
    {},
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  const keys = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const [shown, setShown] = useState<string | null>(null);
  return (
    <Dialog opened onClose={onClose} title={copy.title}>
      <p className={classes.text}>{copy.text}</p>
      {shown === null ? <NewKey onMade={setShown} /> : <ShownKey value={shown} />}
      <ListOf
        list={list}
        what={copy.what}
        count={keys.length}
        empty={<p className={classes.dim}>{copy.empty}</p>}
      >
        <ul className={classes.rows} aria-label={copy.list}>
          {keys.map((key) => (
            <KeyRow key={key.id} connection={key} />
          ))}
        </ul>
      </ListOf>
      <ShowMore shown={keys.length} list={list} keptAs={null} />
    </Dialog>
  );
}

function NewKey({ onMade }: { onMade: (key: string) => void }) {
  const [attempts] = useState(() => new Attempts());
  const [name, setName] = useState("");
  const [scopes, setScopes] = useState<ConnectionScope[]>([]);
  const [days, setDays] = useState("90");
  const [isTried, setTried] = useState(false);
  const create = trpc.connections.create.useMutation({
    onSuccess: ({ key, name: made }) => {
      showToast({ kind: "success", title: copy.created, description: made });
      if (key) onMade(key);
    },
    onError: (error) => showToast({ kind: "error", title: copy.failed, description: sentenceOf(error) }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (name.trim() === "" || scopes.length === 0 || create.isPending) return;
    const draft = { name, scopes, days: Number(days) || null };
    create.mutate({ ...draft, requestId: attempts.idFor(draft) });
  };
  return (
    <Form className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        label={copy.name}
        withAsterisk
        autoComplete="off"
        maxLength={LIMITS.name}
        value={name}
        error={isTried && name.trim() === "" ? copy.nameMissing : null}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <fieldset className={classes.scopes}>
        <legend>{copy.scopes}</legend>
        {CONNECTION_SCOPES.map((scope) => (
          <Checkbox
            key={scope}
            label={scope.replace(":", " · ")}
            checked={scopes.includes(scope)}
            onChange={(event) =>
              setScopes(
                event.currentTarget.checked ? [...scopes, scope] : scopes.filter((one) => one !== scope),
              )
            }
          />
        ))}
      </fieldset>
      {isTried && scopes.length === 0 && (
        <p className={classes.dim} role="alert">
          {copy.scopeMissing}
        </p>
      )}
      <NativeSelect
        label={copy.ends}
        value={days}
        data={[
          ...CONNECTION_DAYS.map((n) => ({ value: String(n), label: copy.days(n) })),
          { value: "", label: copy.never },
        ]}
        onChange={(event) => setDays(event.currentTarget.value)}
      />
      <div>
        <Button type="submit" variant="filled" loading={create.isPending}>
          {copy.create}
        </Button>
      </div>
    </Form>
  );
}

function ShownKey({ value }: { value: string }) {
  return (
    <section className={classes.form} aria-label={copy.created}>
      <p className={classes.text}>{copy.shownOnce}</p>
      <code className={classes.key}>{value}</code>
      <CopyButton value={value}>
        {({ copied, copy: take }) => (
          <div>
            <Button onClick={take}>{copied ? copy.copied : copy.copy}</Button>
          </div>
        )}
      </CopyButton>
    </section>
  );
}

function KeyRow({ connection }: { connection: Connection }) {
  const revoke = trpc.connections.revoke.useMutation({
    onSuccess: ({ name }) => showToast({ kind: "success", title: copy.revoked, description: name }),
    onError: (error) => showToast({ kind: "error", title: copy.notRevoked, description: sentenceOf(error) }),
  });
  const test = trpc.connections.test.useMutation({
    onSuccess: ({ isWorking, message }) =>
      showToast({
        kind: isWorking ? "success" : "error",
        title: isWorking ? copy.works : copy.fails,
        description: message,
      }),
    onError: (error) => showToast({ kind: "error", title: copy.notTested, description: sentenceOf(error) }),
  });
  const [seenAt] = useState(() => Date.now());
  const isExpired = connection.expiresAt !== null && connection.expiresAt.getTime() < seenAt;
  const state = connection.revokedAt ? "revoked" : isExpired ? "expired" : "active";
  const ask = async () => {
    const isSure = await askToConfirm({
      title: copy.revokeTitle(connection.name),
      body: copy.revokeBody,
      confirmLabel: copy.revoke,
      isDanger: true,
    });
    if (isSure) revoke.mutate({ connectionId: connection.id });
  };
  return (
    <li className={classes.line}>
      <span className={classes.two}>
        <PersonName name={connection.name} />
        <span className={classes.dim}>{`${connection.prefix}… · ${connection.scopes.join(", ")}`}</span>
        <span className={classes.dim} role="status">
          {test.data?.message ?? ""}
        </span>
        <span className={classes.dim}>
          {`${copy.used}: ${connection.lastUsedAt ? formatInstant(connection.lastUsedAt) : copy.neverUsed} · ${connection.createdBy}`}
        </span>
      </span>
      <Badge
        tone={state === "active" ? "green" : "neutral"}
        icon={state === "active" ? IconCircleCheck : IconCircleMinus}
      >
        {copy.states[state]}
      </Badge>
      <Button
        aria-label={copy.testOf(connection.name)}
        loading={test.isPending}
        onClick={() => test.mutate({ connectionId: connection.id })}
      >
        {copy.test}
      </Button>
      {state === "active" && (
        <Button
          aria-label={copy.revokeOf(connection.name)}
          loading={revoke.isPending}
          onClick={() => void ask()}
        >
          {copy.revoke}
        </Button>
      )}
    </li>
  );
}
