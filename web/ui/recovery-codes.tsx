import { Button } from "@mantine/core";
import { useRef } from "react";

import { account } from "#web/copy/account.ts";
import { useBrand } from "#web/core/brand.ts";
import { saveFile } from "#web/core/csv.ts";
import { printInWindow } from "#web/core/print-window.ts";

import classes from "./recovery-codes.module.css";

const copy = account.codes;

/** What is shown this once: to be kept, and only then left. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { name } = useBrand();
  const list = useRef<HTMLUListElement>(null);
  return (
    <div className={classes.stack}>
      <p className={classes.lead}>{copy.lead}</p>
      <ul ref={list} className={classes.codes} aria-label={copy.label}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes.ways}>
        <Button onClick={() => saveFile(copy.fileName, copy.file(name, codes), "text/plain")}>
          {copy.download}
        </Button>
        <Button onClick={() => list.current && printInWindow(list.current, copy.label)}>{copy.print}</Button>
      </div>
      <Button variant="filled" size="lg" fullWidth onClick={onDone}>
        {copy.done}
      </Button>
    </div>
  );
}
