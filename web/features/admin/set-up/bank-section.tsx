import { Button, NativeSelect, TextInput } from "@mantine/core";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import { type FormEvent, useState } from "react";

import { CURRENCIES } from "#contracts/core/currencies.ts";
import { LIMITS } from "#contracts/core/limits.ts";
import type { BankAccount, BankAccounts } from "#contracts/payments/bank-accounts-shapes.ts";
import { BANK_ACCOUNTS_MAX } from "#contracts/payments/terms.ts";
import { setUp } from "#web/copy/set-up.ts";
import { oneOf } from "#web/core/address.ts";
import { trpc } from "#web/core/api.ts";
import { fieldErrorsOf } from "#web/core/errors.ts";
import { useSeenVersion } from "#web/core/seen-version.ts";
import { useCurrentUser } from "#web/core/session.ts";
import { FailedNote } from "#web/ui/failed-note.tsx";
import { Form } from "#web/ui/form.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { WaitingRows } from "#web/ui/waiting-rows.tsx";

import { said } from "./said.ts";

import classes from "./set-up.module.css";

const copy = setUp.bank;
const FIELDS = ["accountName", "bankName", "iban", "bic", "accountNumber", "sortCode"] as const;
const NEW: BankAccount = {
  currency: "GBP",
  accountName: "",
  bankName: "",
  sortCode: "",
  accountNumber: "",
  iban: "",
  bic: "",
};

/** The accounts that owners send money to. */
export function BankSection() {
  const found = trpc.settings.bankAccounts.useQuery({});
  return (
    <Panel title={copy.title}>
      <p className={classes.text}>{copy.text}</p>
      <FailedNote failed={found} what={copy.what} />
      {found.isPending && <WaitingRows />}
      {found.data && <FieldsForm kept={found.data} />}
    </Panel>
  );
}

type Row = { key: number; account: BankAccount };

function FieldsForm({ kept }: { kept: BankAccounts }) {
  const isAdmin = useCurrentUser()?.role === "admin";
  const save = trpc.settings.setBankAccounts.useMutation();
  const withVersion = useSeenVersion(kept.version);
  const [rows, setRows] = useState<Row[]>(kept.accounts.map((account, key) => ({ key, account })));
  const wrong = fieldErrorsOf(save.error);
  const set = (key: number, change: Partial<BankAccount>) =>
    setRows(rows.map((row) => (row.key === key ? { key, account: { ...row.account, ...change } } : row)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    const accounts = rows.map(({ account }) => account);
    void said(withVersion((version) => save.mutateAsync({ accounts, version })));
  };
  return (
    <Form className={classes.form} aria-label={copy.title} onSubmit={submit} noValidate>
      {rows.length === 0 && <p className={classes.dim}>{copy.none}</p>}
      {rows.map(({ key, account }, at) => (
        <fieldset key={key} className={classes.account} disabled={!isAdmin}>
          <legend className={classes.legend}>
            {copy.account(at + 1)}
            {isAdmin && (
              <IconButton
                label={setUp.remove(copy.account(at + 1))}
                onClick={() => setRows(rows.filter((row) => row.key !== key))}
              >
                <IconTrash size={16} aria-hidden />
              </IconButton>
            )}
          </legend>
          <NativeSelect
            label={copy.currency}
            data={[...CURRENCIES]}
            value={account.currency}
            onChange={({ currentTarget }) =>
              set(key, { currency: oneOf(CURRENCIES, currentTarget.value) ?? account.currency })
            }
          />
          {FIELDS.map((name) => (
            <TextInput
              key={name}
              label={copy[name]}
              required={name === "accountName"}
              maxLength={LIMITS.name}
              autoComplete="off"
              value={account[name]}
              error={wrong[`accounts.${at}.${name}`]}
              onChange={({ currentTarget }) => set(key, { [name]: currentTarget.value })}
            />
          ))}
        </fieldset>
      ))}
      {!isAdmin && <p className={classes.dim}>{setUp.adminsOnly}</p>}
      <div className={classes.buttons}>
        <Button
          leftSection={<IconPlus size={16} aria-hidden />}
          disabled={!isAdmin || rows.length >= BANK_ACCOUNTS_MAX}
          onClick={() =>
            setRows([...rows, { key: Math.max(-1, ...rows.map((row) => row.key)) + 1, account: NEW }])
          }
        >
          {copy.add}
        </Button>
        <Button type="submit" variant="filled" disabled={!isAdmin} loading={save.isPending}>
          {setUp.save}
        </Button>
      </div>
    </Form>
  );
}
