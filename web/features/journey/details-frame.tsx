import { Loader } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { type ReactNode, useEffect, useRef, useState } from "react";

import { journey as copy } from "#web/copy/journey.ts";
import { everyForm, goAsking } from "#web/core/leaving.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { LazyPart } from "#web/ui/lazy-part.tsx";
import { useMedia } from "#web/ui/use-media.ts";

import classes from "./details.module.css";

/** Keep in step with customer-screen.module.css. */
const COLUMN = "(width >= 68.75em)";

export function useHasDetailsColumn(): boolean {
  return useMedia(COLUMN);
}

export const loadDrawer = async () => (await import("./details-drawer.tsx")).DetailsDrawer;

type Props = {
  /** Null while no to-do is open. */
  children: ReactNode | null;
  /** The to-do that somebody opened, so that the focus goes along; undefined where one merely stands open from the start. */
  askedId: number | undefined;
  onClose: () => void;
};

/** Action Details: a column on a wide page, a drawer on a narrower one, a sheet from below on a phone. */
export function DetailsFrame({ children, askedId, onClose }: Props) {
  const isColumn = useHasDetailsColumn();
  const isOpen = children !== null && askedId !== undefined;
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const isComing = useIsComing();
  if (isColumn) {
    return (
      <Column askedId={askedId} onClose={onClose}>
        {children}
      </Column>
    );
  }
  if (isOpen && isComing) return <Waiting />;
  return wasOpen && <LazyPart load={loadDrawer} props={{ isOpen, children, onClose }} />;
}

/** Whether the drawer is still on its way. */
function useIsComing(): boolean {
  const [isComing, setComing] = useState(true);
  useEffect(() => {
    const end = () => setComing(false);
    loadDrawer().then(end, end);
  }, []);
  return isComing;
}

/** A press is answered at once, however long the drawer takes on a bad line. */
function Waiting() {
  return (
    <div className={classes.waiting} role="status">
      <b className={classes.headTitle}>{copy.details}</b>
      <Loader size="sm" role="status" aria-label={copy.loading} />
    </div>
  );
}

function Column({ children, askedId, onClose }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isOpen = children !== null;
  useEffect(() => {
    if (askedId !== undefined) heading.current?.focus();
  }, [askedId]);
  if (!isOpen) {
    return (
      <section className={classes.nothing}>
        <h2>{copy.chooseTitle}</h2>
        <p>{copy.choose}</p>
      </section>
    );
  }
  return (
    <section className={classes.column} data-place="todo" aria-labelledby="action-details">
      <div className={classes.head}>
        <h2 id="action-details" ref={heading} tabIndex={-1} className={classes.headTitle}>
          {copy.details}
        </h2>
        <IconButton label={copy.close} tip="end" size={44} onClick={() => goAsking(everyForm, onClose)}>
          <IconX size={20} aria-hidden />
        </IconButton>
      </div>
      {children}
    </section>
  );
}
