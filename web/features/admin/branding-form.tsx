import { Button, TextInput } from "@mantine/core";
import { type FormEvent, useRef, useState } from "react";

import type { Scheme } from "#contracts/settings/brand-colors.ts";
import type { Branding } from "#contracts/settings/branding-shapes.ts";
import { BRAND_NAME_LENGTH } from "#contracts/settings/branding.ts";
import { branding as copy } from "#web/copy/branding.ts";
import { common } from "#web/copy/words.ts";
import { useCurrentUser } from "#web/core/session.ts";
import { Form } from "#web/ui/form.tsx";

import { AccentField } from "./accent-field.tsx";
import { accentIn, type BrandingDraft, darkOf, draftOf, OWN_LOOK } from "./branding-draft.ts";
import { BrandingPreview } from "./branding-preview.tsx";
import { LogoField } from "./logo-field.tsx";
import { useBrandingSaved } from "./use-branding-saved.ts";

import classes from "./branding.module.css";

/** What the portal itself has, see `web/theme/tokens.css`. */
const OWN: Record<Scheme, string> = { light: "#0b6577", dark: "#55afbd" };

/** Keeps what it opened with, so that nobody's newer choice is replaced unseen. */
export function BrandingForm({ current }: { current: Branding }) {
  const [{ version, opened, draft }, setForm] = useState(() => opening(current));
  const form = useRef<HTMLFormElement>(null);
  const isAdmin = useCurrentUser()?.role === "admin";
  const { save, isSaving } = useBrandingSaved({
    onSaved: (saved) => setForm(opening(saved)),
    onStale: (theirs) => setForm((now) => ({ ...now, version: theirs.version, opened: draftOf(theirs) })),
  });
  const change = (changed: Partial<BrandingDraft>) =>
    setForm((now) => ({ ...now, draft: { ...now.draft, ...changed } }));
  const accent = accentIn(draft);
  const isChanged = JSON.stringify(draft) !== JSON.stringify(opened);
  const isDisabled = !isAdmin || isSaving;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (accent === undefined) {
      form.current?.querySelector<HTMLElement>("[aria-invalid=true], [data-unreadable] input")?.focus();
      return;
    }
    void save({ name: draft.name, logo: draft.logo, accent, version }, draft.picture?.file ?? null);
  };

  return (
    <Form formRef={form} className={classes.form} aria-label={copy.title} noValidate onSubmit={submit}>
      <div className={classes.fields}>
        <TextInput
          label={copy.name}
          description={copy.nameHelp(common.product)}
          placeholder={common.product}
          value={draft.name}
          maxLength={BRAND_NAME_LENGTH}
          disabled={isDisabled}
          autoComplete="organization"
          dir="auto"
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
        <LogoField draft={draft} isDisabled={isDisabled} onChange={change} />
        <AccentField
          scheme="light"
          color={draft.light}
          own={OWN.light}
          isDisabled={isDisabled}
          onColor={(light) => change(light === "" ? { light, dark: null } : { light })}
        />
        {draft.light !== "" && (
          <AccentField
            scheme="dark"
            color={darkOf(draft)}
            own={OWN.dark}
            isDisabled={isDisabled}
            onColor={(dark) => change({ dark: dark === "" ? null : dark })}
          />
        )}
      </div>
      <BrandingPreview draft={draft} />
      <div className={classes.actions}>
        <Button
          type="submit"
          variant="filled"
          loading={isSaving}
          disabled={isDisabled || !isChanged || accent === undefined}
          title={isAdmin ? undefined : copy.adminsOnly}
        >
          {copy.save}
        </Button>
        <Button disabled={isDisabled || isOwn(draft)} onClick={() => change(OWN_LOOK)}>
          {copy.reset}
        </Button>
        {isChanged && <span className={classes.unsaved}>{copy.unsaved}</span>}
      </div>
    </Form>
  );
}

function opening(current: Branding) {
  const draft = draftOf(current);
  return { version: current.version, opened: draft, draft };
}

const isOwn = (draft: BrandingDraft): boolean => JSON.stringify(draft) === JSON.stringify(OWN_LOOK);
