import { TextInput } from "@mantine/core";

import { LIMITS } from "#contracts/core/limits.ts";
import { type MailDomain, MailDomainDraft } from "#contracts/mail/domain-shapes.ts";
import { dnsNameOf, LOCAL_PART_LENGTH } from "#contracts/mail/domain.ts";
import { mailDomain } from "#web/copy/mail-domain.ts";
import { trpc } from "#web/core/api.ts";
import { useSeenVersion } from "#web/core/seen-version.ts";
import { showToast } from "#web/core/toasts.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { EntryForm } from "#web/ui/entry-form.tsx";

import classes from "./mail-domain.module.css";

const copy = mailDomain.form;
const shape = MailDomainDraft.omit({ version: true });

type Values = { domain: string; localPart: string; senderName: string };

/** The domain, the address and the name that mail is to come from. */
export function SenderDialog({ domain, onClose }: { domain: MailDomain | null; onClose: () => void }) {
  const save = trpc.mail.setDomain.useMutation();
  const withVersion = useSeenVersion(domain?.version ?? 0);
  const title = domain ? mailDomain.changing : mailDomain.set;
  const submit = async (values: Values) => {
    await withVersion((version) => save.mutateAsync({ ...values, version }));
    showToast({ kind: "success", title: copy.saved });
    onClose();
  };
  return (
    <Dialog opened size={480} onClose={onClose} title={title}>
      <EntryForm
        label={title}
        initial={{
          senderName: domain?.senderName ?? "",
          localPart: domain?.localPart ?? "",
          domain: domain?.domain ?? "",
        }}
        labels={{ senderName: copy.senderName, localPart: copy.localPart, domain: copy.domain }}
        shape={shape}
        toInput={(values) => values}
        onSave={submit}
        onCancel={onClose}
        saveLabel={copy.save}
        failed={copy.failed}
      >
        {(field, { senderName, localPart, domain: written }) => {
          const name = dnsNameOf(written);
          return (
            <>
              <TextInput
                {...field("senderName")}
                withAsterisk
                data-autofocus
                autoComplete="organization"
                maxLength={LIMITS.name}
              />
              <TextInput
                {...field("localPart")}
                withAsterisk
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={LOCAL_PART_LENGTH}
              />
              <TextInput
                {...field("domain")}
                withAsterisk
                description={copy.domainHint}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                inputMode="url"
              />
              {senderName.trim() !== "" && localPart.trim() !== "" && name !== null && (
                <p className={classes.dim}>
                  {copy.sampleLabel}{" "}
                  <bdi className={classes.address}>
                    {copy.sample(senderName.trim(), localPart.trim(), name)}
                  </bdi>
                </p>
              )}
              {domain?.verifiedAt && name !== domain.domain && <p className={classes.note}>{copy.again}</p>}
            </>
          );
        }}
      </EntryForm>
    </Dialog>
  );
}
