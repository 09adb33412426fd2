import { IconPaw } from "@tabler/icons-react";
import type { CSSProperties } from "react";

import { accentStyle, type Scheme } from "#contracts/settings/brand-colors.ts";
import { branding as copy } from "#web/copy/branding.ts";
import { common } from "#web/copy/words.ts";

import { accentIn, type BrandingDraft } from "./branding-draft.ts";
import { logoIn } from "./logo-field.tsx";

import classes from "./branding.module.css";

const SCHEMES = ["light", "dark"] as const satisfies readonly Scheme[];

/** What the pages would look like, in both schemes, before anything is saved. A picture, so nothing in it can be pressed. */
export function BrandingPreview({ draft }: { draft: BrandingDraft }) {
  const accent = accentIn(draft);
  const style = accent ? declarationsOf(accentStyle(accent)) : {};
  return (
    <section aria-label={copy.preview} className={classes.previews}>
      <h3 className={classes.label}>{copy.preview}</h3>
      <div className={classes.pair}>
        {SCHEMES.map((scheme) => (
          <figure key={scheme} className={classes.figure}>
            <div className={classes.preview} data-mantine-color-scheme={scheme} style={style} inert>
              <Sample draft={draft} />
            </div>
            <figcaption>{copy.schemes[scheme]}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}

function Sample({ draft }: { draft: BrandingDraft }) {
  const logo = logoIn(draft);
  const name = draft.name.trim() || common.product;
  return (
    <>
      <div className={classes.head}>
        {logo ? (
          <img src={logo.address} alt="" />
        ) : (
          <span className={classes.mark}>
            <IconPaw size={16} stroke={1.75} aria-hidden />
          </span>
        )}
        {!logo?.isWordmark && <bdi className="ellipsis">{name}</bdi>}
        <span className={classes.tab}>{copy.sample.tabs[0]}</span>
      </div>
      <div className={classes.body}>
        <b>{copy.sample.heading}</b>
        <p>
          {copy.sample.text}
          <span className={classes.link}>{copy.sample.link}</span>
        </p>
        <p className={classes.row}>
          <span className={classes.badge}>{copy.sample.badge}</span>
          <span className={classes.chosen}>{copy.sample.chosen}</span>
        </p>
        <span className={classes.button}>{copy.sample.button}</span>
      </div>
    </>
  );
}

/** React takes a style apart. */
const declarationsOf = (style: string): CSSProperties =>
  Object.fromEntries(style.split(";").map((line) => line.split(":") as [string, string]));
