import { Button, NativeSelect, Textarea } from "@mantine/core";
import { IconFileAnalytics } from "@tabler/icons-react";
import { type FormEvent, useId, useState } from "react";

import type { PaperText } from "#contracts/analysis/shapes.ts";
import { ANALYSED_TYPES, ANALYSIS_DESTINATIONS } from "#contracts/analysis/terms.ts";
import { LIMITS } from "#contracts/core/limits.ts";
import { analysis as copy } from "#web/copy/analysis.ts";
import { trpc } from "#web/core/api.ts";
import { useCurrentUser } from "#web/core/session.ts";
import { showToast } from "#web/core/toasts.ts";
import { Form } from "#web/ui/form.tsx";
import { LazyPart } from "#web/ui/lazy-part.tsx";

import { draftOf, EMPTY_ENTRY, isComplete } from "./analysis-entry.ts";
import { AnalysisResult } from "./analysis-result.tsx";
import { TakeText } from "./take-text.tsx";

import classes from "./analyzer.module.css";

const loadReader = async () => (await import("#web/ui/photo-reader.tsx")).PhotoReader;

type Props = {
  /** The document whose text it takes, where the address names one. */
  paper?: number | undefined;
  onPaper?: (documentId: number) => void;
};

/** Reads a pasted paper, or what a stored document says, for a destination and says what is wrong with it. */
export function Analyzer({ paper, onPaper }: Props) {
  const [entry, setEntry] = useState(EMPTY_ENTRY);
  const [taken, setTaken] = useState<PaperText | null>(null);
  const titleId = useId();
  const mayReadPhotos = useCurrentUser()?.features.includes("photoReading") ?? false;
  const analyze = trpc.analysis.analyzeDocument.useMutation({
    onSuccess: ({ confidence }) =>
      showToast({ title: copy.done.title, description: copy.done.description(confidence), kind: "success" }),
    onError: () => showToast({ ...copy.failed, kind: "error" }),
  });
  const keep = trpc.analysis.keepText.useMutation();
  const take = (found: PaperText) => {
    setTaken(found);
    analyze.reset();
    if (found.state === "read") {
      setEntry((before) => ({
        documentText: found.text,
        documentType: found.documentType ?? before.documentType,
        destinationCountry: found.destinationCountry ?? before.destinationCountry,
      }));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // In the upload dialog the analyzer stands beside another form, which this must not send.
    event.stopPropagation();
    const draft = draftOf(entry);
    if (draft) analyze.mutate({ ...draft, isFromPhoto: taken?.isFromPhoto ?? false });
    else showToast({ ...copy.missing, kind: "error" });
  };
  return (
    <section className={classes.analyzer} aria-labelledby={titleId}>
      <h2 className={classes.title} id={titleId}>
        {copy.title}
      </h2>
      <p className={classes.intro}>{copy.intro}</p>
      <TakeText paper={paper} onPaper={onPaper} onTaken={take} />
      {taken && (
        <p className={taken.state === "read" ? classes.taken : classes.unread} role="status">
          {taken.isFromPhoto ? copy.fromPhoto(taken.name) : copy[taken.state](taken.name)}
        </p>
      )}
      {taken?.state === "none" && mayReadPhotos && (
        <LazyPart
          load={loadReader}
          props={{
            ...taken,
            onRead: async (text: string) => {
              const { documentId, number } = taken;
              take(await keep.mutateAsync({ documentId, number, text }));
            },
          }}
        />
      )}
      <Form className={classes.form} onSubmit={submit} noValidate>
        <Textarea
          label={copy.text}
          placeholder={copy.textPlaceholder}
          rows={6}
          maxLength={LIMITS.documentText}
          value={entry.documentText}
          onChange={(event) => setEntry({ ...entry, documentText: event.currentTarget.value })}
        />
        <div className={classes.choices}>
          <NativeSelect
            label={copy.type}
            value={entry.documentType}
            data={[
              { value: "", label: copy.typePlaceholder },
              ...ANALYSED_TYPES.map((type) => ({ value: type, label: copy.types[type] })),
            ]}
            onChange={(event) => setEntry({ ...entry, documentType: event.currentTarget.value })}
          />
          <NativeSelect
            label={copy.destination}
            value={entry.destinationCountry}
            data={[
              { value: "", label: copy.destinationPlaceholder },
              ...ANALYSIS_DESTINATIONS.map((country) => ({ value: country, label: country })),
            ]}
            onChange={(event) => setEntry({ ...entry, destinationCountry: event.currentTarget.value })}
          />
        </div>
        <Button
          type="submit"
          className={classes.submit ?? ""}
          leftSection={<IconFileAnalytics size={16} aria-hidden />}
          disabled={!isComplete(entry) || analyze.isPending}
        >
          {analyze.isPending ? copy.analyzing : copy.analyze}
        </Button>
      </Form>
      <div aria-live="polite">{analyze.data && <AnalysisResult analysis={analyze.data} />}</div>
    </section>
  );
}
