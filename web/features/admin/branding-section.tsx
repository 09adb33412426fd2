import { branding as copy } from "#web/copy/branding.ts";
import { trpc } from "#web/core/api.ts";
import { FailedNote } from "#web/ui/failed-note.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { WaitingRows } from "#web/ui/waiting-rows.tsx";

import { BrandingForm } from "./branding-form.tsx";

import classes from "./records.module.css";

/** The company's name, logo and colour. */
export function BrandingSection() {
  const branding = trpc.settings.branding.useQuery({});
  return (
    <Panel title={copy.title}>
      <p className={classes.text}>{copy.text}</p>
      <FailedNote failed={branding} what={copy.what} />
      {branding.isPending && <WaitingRows />}
      {branding.data && <BrandingForm current={branding.data} />}
    </Panel>
  );
}
