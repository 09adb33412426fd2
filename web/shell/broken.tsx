import { Button } from "@mantine/core";

import { shell as copy } from "#web/copy/shell.ts";
import { referenceOf } from "#web/core/errors.ts";

import classes from "./broken.module.css";

/** Instead of a page whose own code has failed. It asks for a whole new page, since nothing of the old can be trusted. */
export function Broken({ error }: { error?: unknown }) {
  const words = copy.broken;
  const reference = referenceOf(error);
  return (
    <main id="main" tabIndex={-1} className={classes.page}>
      <h1>{words.title}</h1>
      <p>{words.text}</p>
      {reference !== null && <p>{words.reference(reference)}</p>}
      <Button variant="filled" onClick={() => window.location.reload()}>
        {words.reload}
      </Button>
      <Button component="a" href="/">
        {words.home}
      </Button>
    </main>
  );
}
