import { Checkbox, NativeSelect, TextInput } from "@mantine/core";
import { useState } from "react";

import { type Account, AccountPatch } from "#contracts/account/shapes.ts";
import { LANGUAGES } from "#contracts/account/terms.ts";
import { LIMITS } from "#contracts/core/limits.ts";
import { account } from "#web/copy/account.ts";
import { trpc } from "#web/core/api.ts";
import { codeOf } from "#web/core/errors.ts";
import { showToast } from "#web/core/toasts.ts";
import { EntryForm } from "#web/ui/entry-form.tsx";

const copy = account.profile;
const ZONES = [...new Set(["UTC", ...Intl.supportedValuesOf("timeZone")])];
const shape = AccountPatch.omit({ version: true });

export type ProfileFormProps = { account: Account };

/** What stands in the form is what was opened, until it is saved: a change from elsewhere is then refused and shown. */
export function ProfileForm({ account: now }: ProfileFormProps) {
  const utils = trpc.useUtils();
  const update = trpc.account.update.useMutation();
  const [opened, setOpened] = useState({ account: now, times: 0 });
  const { fullName, language, timeZone, isZoneFixed, version } = opened.account;
  const open = (next: Account) => setOpened(({ times }) => ({ account: next, times: times + 1 }));
  const zones = ZONES.includes(timeZone) ? ZONES : [timeZone, ...ZONES];

  const save = async (values: {
    fullName: string;
    language: string;
    timeZone: string;
    isZoneFixed: boolean;
  }) => {
    try {
      const saved = await update.mutateAsync({
        ...values,
        language: values.language as Account["language"],
        version,
      });
      open(saved);
      showToast({ kind: "success", title: copy.saved });
    } catch (error) {
      if (codeOf(error) !== "stale_version") throw error;
      open(await utils.account.find.fetch({}, { staleTime: 0 }));
      showToast({ kind: "error", title: copy.failed, description: copy.stale });
    }
  };
  return (
    <EntryForm
      key={opened.times}
      label={copy.form}
      initial={{ fullName, language: language as string, timeZone, isZoneFixed }}
      labels={copy.fields}
      shape={shape}
      toInput={(values) => values}
      onSave={save}
      onCancel={() => open(now)}
      saveLabel={copy.save}
      failed={copy.failed}
    >
      {(field) => (
        <>
          <TextInput
            {...field("fullName")}
            autoComplete="name"
            maxLength={LIMITS.name}
            withAsterisk
            dir="auto"
          />
          <NativeSelect
            {...field("language")}
            data={LANGUAGES.map((value) => ({ value, label: copy.languages[value] }))}
          />
          <NativeSelect {...field("timeZone")} data={zones} />
          <Checkbox {...field("isZoneFixed")} description={copy.zoneHelp} />
        </>
      )}
    </EntryForm>
  );
}
