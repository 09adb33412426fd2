import { Link } from "@tanstack/react-router";

import type { Signing } from "#contracts/signing/shapes.ts";
import { signing as copy } from "#web/copy/signing.ts";
import { formatInstant } from "#web/core/dates.ts";

import { Mark } from "./mark.tsx";

import classes from "./signing.module.css";

/** Who has signed, and the way to the certificate. */
export function Signed({ signing: { taskId, signatures } }: { signing: Signing }) {
  if (signatures.length === 0) return null;
  return (
    <section className={classes.signed} aria-label={copy.signed}>
      {signatures.map((signature) => (
        <div key={signature.id} className={classes.one}>
          <Mark signature={signature} />
          <p className={classes.hint}>
            <b dir="auto">{signature.signerName}</b>
            {`, ${formatInstant(signature.signedAt)}`}
          </p>
        </div>
      ))}
      <Link to="/signature/$taskId" params={{ taskId: String(taskId) }}>
        {copy.certificate}
      </Link>
    </section>
  );
}
