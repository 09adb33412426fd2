import { IconPaw } from "@tabler/icons-react";
import type { ReactNode } from "react";

import { common } from "#web/copy/words.ts";

import classes from "./sign-in.module.css";

/** A page before the door: the product's name and one card. */
export function DoorFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className={classes.page}>
      <title>{`${title} · ${common.product}`}</title>
      <div className={classes.brand}>
        <IconPaw size={20} stroke={1.75} aria-hidden />
        {common.product}
      </div>
      <section className={classes.card}>
        <h1 className={classes.title}>{title}</h1>
        {children}
      </section>
    </main>
  );
}
