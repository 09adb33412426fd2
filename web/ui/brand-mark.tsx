import { IconPaw } from "@tabler/icons-react";

import { isBrandKnown, useBrand } from "#web/core/brand.ts";

import classes from "./brand-mark.module.css";

/**
 * The company's logo and name. Out of sight for a moment where a first page does not know them yet.
 * `isShort` leaves the name out on a phone.
 */
export function BrandMark({ isShort = false }: { isShort?: boolean }) {
  const { name, logo } = useBrand();
  return (
    <span
      className={classes.brand}
      data-unknown={!isBrandKnown() || undefined}
      data-short={isShort || undefined}
    >
      {logo ? (
        <img className={classes.logo} src={logo.address} alt="" />
      ) : (
        <span className={classes.mark} aria-hidden>
          <IconPaw size={18} stroke={1.75} />
        </span>
      )}
      <bdi className={logo?.isWordmark ? "sr-only" : "ellipsis"} title={name}>
        {name}
      </bdi>
    </span>
  );
}

/** Names the browser's tab. */
export function PageTitle({ of }: { of: string }) {
  return <title>{`${of} · ${useBrand().name}`}</title>;
}
