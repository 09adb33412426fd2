import { Button } from "@mantine/core";
import { IconPrinter, IconSignature } from "@tabler/icons-react";
import { useRef } from "react";

import type { Signature, Signing } from "#contracts/signing/shapes.ts";
import { signing as copy } from "#web/copy/signing.ts";
import { trpc } from "#web/core/api.ts";
import { formatInstant } from "#web/core/dates.ts";
import { codeOf } from "#web/core/errors.ts";
import { printInWindow } from "#web/core/print-window.ts";
import { showToast } from "#web/core/toasts.ts";
import { Delayed } from "#web/ui/delayed.tsx";
import { EmptyState, PageState } from "#web/ui/empty-state.tsx";
import { FailedNote } from "#web/ui/failed-note.tsx";
import { KeyValues } from "#web/ui/key-values.tsx";
import { ListOf } from "#web/ui/list-of.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Placeholder } from "#web/ui/placeholder.tsx";

import { Mark } from "./mark.tsx";

import classes from "./signing.module.css";

/** Who signed what, when and from where, on a page that prints. */
export function Certificate({ taskId }: { taskId: number }) {
  const found = trpc.signing.find.useQuery({ taskId });
  const paper = useRef<HTMLDivElement>(null);
  const code = codeOf(found.error);
  if (code === "not_found" || code === "wrong_state") {
    return <PageState icon={IconSignature} title={copy.notFound} />;
  }
  const print = () => {
    if (paper.current && !printInWindow(paper.current, copy.certificateTitle))
      showToast({ ...copy.printBlocked, kind: "error" });
  };
  return (
    <div className={classes.page}>
      {!found.data && <FailedNote failed={found} what={copy.what} />}
      {found.isPending && (
        <Delayed>
          <Placeholder height={240} />
        </Delayed>
      )}
      {found.data && (
        <>
          <PageHeader
            title={copy.certificateTitle}
            actions={
              <Button leftSection={<IconPrinter size={16} aria-hidden />} onClick={print}>
                {copy.print}
              </Button>
            }
          />
          <ListOf
            list={found}
            what={copy.what}
            count={found.data.signatures.length}
            empty={<EmptyState icon={IconSignature} title={copy.unsigned} />}
          >
            <div ref={paper}>
              {found.data.signatures.map((signature) => (
                <Paper key={signature.id} signing={found.data} signature={signature} />
              ))}
            </div>
          </ListOf>
        </>
      )}
    </div>
  );
}

function Paper({ signing, signature }: { signing: Signing; signature: Signature }) {
  return (
    <article className={classes.paper}>
      <h2 className={classes.heading} dir="auto">
        {signature.title}
      </h2>
      <Mark signature={signature} />
      <KeyValues
        entries={[
          [copy.facts.signer, signature.typedName],
          [
            copy.facts.account,
            signature.signerEmail === null
              ? signature.signerName
              : `${signature.signerName} <${signature.signerEmail}>`,
          ],
          [copy.facts.method, copy.methods[signature.method]],
          [copy.facts.signedAt, formatInstant(signature.signedAt, signature.timeZone)],
          [copy.facts.utc, signature.signedAt.toISOString()],
          ...(signature.signerEmail === null
            ? []
            : [
                [copy.facts.address, signature.ip ?? copy.facts.unknown] as const,
                [copy.facts.device, signature.userAgent ?? copy.facts.unknown] as const,
              ]),
          [copy.facts.journey, signing.workspaceName],
          [
            copy.facts.checksum,
            <code key="sum" className={classes.sum}>
              {signature.sha256}
            </code>,
          ],
        ]}
      />
      <h3 className={classes.heading}>{copy.words}</h3>
      <div className={classes.words} dir="auto">
        {signature.text}
      </div>
      <p className={classes.hint}>{copy.proof}</p>
    </article>
  );
}
