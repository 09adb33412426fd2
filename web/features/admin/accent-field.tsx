import { Button, TextInput } from "@mantine/core";
import { IconAlertTriangle, IconCircleCheck } from "@tabler/icons-react";

import {
  accentContrast,
  CONTRAST_AA,
  isReadable,
  nearestReadable,
  type Scheme,
} from "#contracts/settings/brand-colors.ts";
import { branding as copy } from "#web/copy/branding.ts";

import { isColor } from "./branding-draft.ts";

import classes from "./branding.module.css";

type Props = {
  scheme: Scheme;
  color: string;
  /** What the portal uses while none is chosen. */
  own: string;
  isDisabled: boolean;
  onColor: (color: string) => void;
};

/** A colour, typed or picked, with the word on whether it can be read and the nearest that can. */
export function AccentField({ scheme, color, own, isDisabled, onColor }: Props) {
  const label = copy.accent[scheme];
  const isWhole = isColor(color);
  return (
    <div className={classes.accent}>
      <TextInput
        label={label}
        description={copy.accentHelp[scheme]}
        placeholder={own}
        value={color}
        disabled={isDisabled}
        error={color !== "" && !isWhole && copy.badColor}
        spellCheck={false}
        onChange={({ currentTarget }) => onColor(currentTarget.value.trim().toLowerCase())}
        leftSection={
          <input
            type="color"
            className={classes.swatch}
            aria-label={copy.pick(label)}
            value={isWhole ? color : own}
            disabled={isDisabled}
            onChange={({ currentTarget }) => onColor(currentTarget.value)}
          />
        }
      />
      {isWhole && <Verdict scheme={scheme} color={color} isDisabled={isDisabled} onColor={onColor} />}
    </div>
  );
}

function Verdict({ scheme, color, isDisabled, onColor }: Omit<Props, "own">) {
  // Cut, not rounded: 4.49 is not 4.5.
  const ratio = (Math.floor(accentContrast(color, scheme) * 10) / 10).toFixed(1);
  const nearest = nearestReadable(color, scheme);
  const isGood = isReadable(color, scheme);
  return (
    <div className={classes.verdict} role="status" data-good={isGood || undefined}>
      {isGood ? <IconCircleCheck size={16} aria-hidden /> : <IconAlertTriangle size={16} aria-hidden />}
      <span>{isGood ? copy.passes(ratio) : copy.fails(ratio, CONTRAST_AA)}</span>
      {!isGood && (
        <Button size="xs" disabled={isDisabled} onClick={() => onColor(nearest)}>
          <span className={classes.dot} style={{ background: nearest }} aria-hidden />
          {copy.useNearest(nearest)}
        </Button>
      )}
    </div>
  );
}
