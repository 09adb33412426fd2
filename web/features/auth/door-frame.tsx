import type { ReactNode } from "react";

import { BrandMark, PageTitle } from "#web/ui/brand-mark.tsx";

import classes from "./sign-in.module.css";

/** A page before the door: the product's name and one card. */
export function DoorFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} data-owners-page className={classes.page}>
      <PageTitle of={title} />
      <div className={classes.brand}>
        <BrandMark />
      </div>
      <section className={classes.card}>
        <h1 className={classes.title}>{title}</h1>
        {children}
      </section>
    </main>
  );
}
