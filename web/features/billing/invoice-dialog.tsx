import { Button, Modal } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { useRef } from "react";

import { billing as copy } from "#web/copy/billing.ts";
import { common } from "#web/copy/words.ts";
import { trpc } from "#web/core/api.ts";
import { printInWindow } from "#web/core/print-window.ts";
import { showToast } from "#web/core/toasts.ts";
import { Delayed } from "#web/ui/delayed.tsx";
import { FailedNote } from "#web/ui/failed-note.tsx";
import { Placeholder } from "#web/ui/placeholder.tsx";

import { InvoicePaper } from "./invoice-paper.tsx";

import classes from "./billing-screen.module.css";

type Props = { invoiceId: number; onClose: () => void };

/** One invoice with its lines, dates, amount and status. */
export function InvoiceDialog({ invoiceId, onClose }: Props) {
  const found = trpc.billing.invoice.useQuery({ invoiceId });
  const paper = useRef<HTMLDivElement>(null);
  const title = found.data ? copy.invoice(found.data.invoiceNumber) : common.loading;
  const print = () => {
    if (paper.current && !printInWindow(paper.current, title)) {
      showToast({ ...copy.printBlocked, kind: "error" });
    }
  };
  return (
    <Modal
      opened
      size={680}
      onClose={onClose}
      title={found.error ? common.notLoaded(copy.what.invoice) : title}
      closeButtonProps={{ "aria-label": common.close }}
    >
      {found.isPending && (
        <Delayed>
          <Placeholder height={160} />
        </Delayed>
      )}
      <FailedNote failed={found} what={copy.what.invoice} />
      {found.data && (
        <>
          <div ref={paper}>
            <InvoicePaper invoice={found.data} />
          </div>
          <div className={classes.actions}>
            <Button leftSection={<IconPrinter size={16} aria-hidden />} onClick={print}>
              {copy.print}
            </Button>
          </div>
        </>
      )}
    </Modal>
  );
}
