import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";

import { exports as copy } from "#web/copy/exports.ts";
import type { Export } from "#web/core/run-export.ts";

type Props = {
  label: string;
  /** How many rows it will have, where that is known. */
  total?: number | undefined;
  run: Export;
};

/** Saves a whole list as a file. While it is read the button says how far it is and calls it off; leaving the page does too. */
export function ExportButton({ label, total, run }: Props) {
  const [rows, setRows] = useState<number | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    const calling = new AbortController();
    running.current = calling;
    setRows(0);
    const { runExport } = await import("#web/core/run-export.ts");
    await runExport(run, { signal: calling.signal, onProgress: setRows });
    running.current = null;
    setRows(null);
  };
  return (
    <Button
      leftSection={rows === null && <IconDownload size={16} stroke={1.75} />}
      onClick={() => (running.current ? running.current.abort() : void start())}
    >
      {rows === null ? label : copy.cancel(rows, total)}
    </Button>
  );
}
