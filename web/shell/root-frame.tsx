import { Outlet } from "@tanstack/react-router";
import type { ReactNode } from "react";

import { shell as copy } from "#web/copy/shell.ts";
import { ConfirmHost } from "#web/ui/confirm-host.tsx";

import { PageAnnouncer } from "./page-announcer.tsx";
import { ToastHost } from "./toast-host.tsx";

import classes from "./root-frame.module.css";

/** Around every page, the owner's too. */
export function RootFrame({ banner }: { banner: ReactNode }) {
  return (
    <>
      <a className={classes.skip} href="#main">
        {copy.skip}
      </a>
      {banner}
      <Outlet />
      <PageAnnouncer />
      <ToastHost />
      <ConfirmHost />
    </>
  );
}
