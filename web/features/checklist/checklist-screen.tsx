import { Button } from "@mantine/core";
import { IconCheck, IconDownload, IconPrinter } from "@tabler/icons-react";
import { type ReactNode, useId, useRef } from "react";

import { checklist as copy } from "#web/copy/checklist.ts";
import { printInWindow } from "#web/core/print-window.ts";
import { showToast } from "#web/core/toasts.ts";
import { PageHeader } from "#web/ui/page-header.tsx";

import classes from "./checklist-screen.module.css";

/** A static page of the planning; nothing else depends on it. */
export function ChecklistScreen() {
  const paper = useRef<HTMLDivElement>(null);
  const download = () => {
    if (paper.current && !printInWindow(paper.current, copy.title)) {
      showToast({ ...copy.blocked, kind: "error" });
    }
  };
  return (
    <>
      <PageHeader
        title={copy.title}
        subtitle={copy.subtitle}
        actions={
          <div className={`${classes.buttons} no-print`}>
            <Button leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
              {copy.print}
            </Button>
            <Button leftSection={<IconDownload size={16} aria-hidden />} onClick={download}>
              {copy.download}
            </Button>
          </div>
        }
      />
      <div ref={paper} className={classes.paper}>
        <Section title={copy.priorities}>
          <ol className={classes.priorities}>
            {copy.priorityList.map(({ name, text }) => (
              <li key={name}>
                <strong>{name}</strong>
                <span>{text}</span>
              </li>
            ))}
          </ol>
        </Section>
        <Section title={copy.needed}>
          <ul className={classes.needed}>
            {copy.neededList.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Section>
        <Section title={copy.completed}>
          <ul className={classes.done}>
            {copy.completedList.map((text) => (
              <li key={text}>
                <IconCheck size={16} aria-hidden />
                {text}
              </li>
            ))}
          </ul>
        </Section>
        <Section title={copy.timeline} hint={copy.timelineHint} isWide>
          <ol className={classes.phases}>
            {copy.phases.map(({ name, weeks, points }) => (
              <li key={name}>
                <span className={classes.weeks}>{weeks}</span>
                <strong>{name}</strong>
                <ul>
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        </Section>
      </div>
    </>
  );
}

type SectionProps = { title: string; hint?: string; isWide?: boolean; children: ReactNode };

function Section({ title, hint, isWide, children }: SectionProps) {
  const id = useId();
  return (
    <section className={classes.section} data-wide={isWide} aria-labelledby={id}>
      <h2 className={classes.heading} id={id}>
        {title}
      </h2>
      {hint !== undefined && <p className={classes.hint}>{hint}</p>}
      {children}
    </section>
  );
}
