import { Button } from "@mantine/core";
import { IconFileSearch } from "@tabler/icons-react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";

import type { PaperText } from "#contracts/analysis/shapes.ts";
import { analysis as copy } from "#web/copy/analysis.ts";
import { trpc } from "#web/core/api.ts";
import { sentenceOf } from "#web/core/errors.ts";
import { showToast } from "#web/core/toasts.ts";

import classes from "./analyzer.module.css";

const PaperSearch = lazy(async () => ({ default: (await import("./paper-search.tsx")).PaperSearch }));

type Props = {
  paper: number | undefined;
  onPaper: ((documentId: number) => void) | undefined;
  onTaken: (text: PaperText) => void;
};

/** Takes the words of a stored document: the one the address names, or one that is looked for here. */
export function TakeText({ paper, onPaper, onTaken }: Props) {
  const [isSearching, setSearching] = useState(false);
  const [chosen, setChosen] = useState(paper);
  const [before, setBefore] = useState(paper);
  if (paper !== before) {
    setBefore(paper);
    setChosen(paper);
  }
  const shown = useRef("");
  // The live connection has it asked anew once a paper that was still being read has its words.
  const { data, error } = trpc.analysis.readDocument.useQuery(
    { documentId: chosen ?? 0 },
    { enabled: chosen !== undefined, staleTime: 0, gcTime: 0 },
  );
  useEffect(() => {
    if (!data) return;
    const now = `${data.documentId} ${data.number} ${data.state}`;
    // What somebody has changed in the field stays, unless there is something new to take.
    if (now !== shown.current) onTaken(data);
    shown.current = now;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only other words are a reason to take them
  }, [data]);
  useEffect(() => {
    if (error) showToast({ title: copy.notRead, description: sentenceOf(error), kind: "error" });
  }, [error]);

  if (!isSearching) {
    return (
      <Button
        className={classes.take ?? ""}
        size="xs"
        leftSection={<IconFileSearch size={16} aria-hidden />}
        onClick={() => setSearching(true)}
      >
        {copy.take}
      </Button>
    );
  }
  return (
    <Suspense>
      <PaperSearch
        onChoose={(documentId) => {
          onPaper?.(documentId);
          if (documentId === chosen && data) onTaken(data);
          setChosen(documentId);
        }}
      />
    </Suspense>
  );
}
