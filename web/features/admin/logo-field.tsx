import { Button } from "@mantine/core";
import { useEffect, useId, useState } from "react";

import { isWordmark, logoAddress } from "#contracts/settings/branding-shapes.ts";
import { LOGO_BYTES, LOGO_SIDE, LOGO_TYPES } from "#contracts/settings/branding.ts";
import { branding as copy } from "#web/copy/branding.ts";
import { DropZone } from "#web/ui/drop-zone.tsx";

import { type BrandingDraft, problemOf } from "./branding-draft.ts";

import classes from "./branding.module.css";

type Props = {
  draft: BrandingDraft;
  isDisabled: boolean;
  onChange: (changed: Partial<BrandingDraft>) => void;
};

/** What the form would show as the logo: the picture just chosen, or the one that is kept. */
export function logoIn({ logo, picture }: BrandingDraft): { address: string; isWordmark: boolean } | null {
  if (picture) return { address: picture.address, isWordmark: isWordmark(picture) };
  return logo && { address: logoAddress(logo), isWordmark: isWordmark(logo) };
}

/** A picture of the device; it goes up when the form is saved. */
export function LogoField({ draft, isDisabled, onChange }: Props) {
  const labelId = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const shown = logoIn(draft);
  const address = draft.picture?.address;
  useEffect(() => () => (address ? URL.revokeObjectURL(address) : undefined), [address]);

  const choose = async ([file]: readonly File[]) => {
    if (!file) return;
    const wrong = problemOf(file);
    const picture = wrong === null ? await measured(file) : null;
    setProblem(wrong ?? (picture ? null : copy.logoUnread));
    if (picture) onChange({ picture });
  };

  return (
    <div role="group" aria-labelledby={labelId} className={classes.logo}>
      <span id={labelId} className={classes.label}>
        {copy.logo}
      </span>
      {shown && (
        <div className={classes.kept}>
          <img src={shown.address} alt={copy.logoAlt} />
          <Button
            size="xs"
            disabled={isDisabled}
            onClick={() => {
              setProblem(null);
              onChange({ logo: null, picture: null });
            }}
          >
            {copy.logoRemove}
          </Button>
        </div>
      )}
      <DropZone
        label={shown ? copy.logoOther : copy.logoChoose}
        help={copy.logoHelp(LOGO_BYTES / 1024, LOGO_SIDE.most)}
        accept={Object.keys(LOGO_TYPES)}
        isMany={false}
        isDisabled={isDisabled}
        size="sm"
        onFiles={(files) => void choose(files)}
      />
      {problem !== null && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

/** Null where the browser cannot show it. */
async function measured(file: File): Promise<BrandingDraft["picture"]> {
  const address = URL.createObjectURL(file);
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
    return { file, address, width: image.naturalWidth, height: image.naturalHeight };
  } catch {
    URL.revokeObjectURL(address);
    return null;
  }
}
