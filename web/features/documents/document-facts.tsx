import {
  IconBuildingCommunity,
  IconFileText,
  IconLicense,
  IconPlane,
  IconShieldCheck,
  IconStethoscope,
  IconVaccine,
} from "@tabler/icons-react";

import type { Document, DocumentCategory } from "#contracts/documents/shapes.ts";
import { documents as copy } from "#web/copy/documents.ts";
import type { IconPart } from "#web/ui/badge.tsx";
import { PersonName } from "#web/ui/person-name.tsx";

import classes from "./documents.module.css";

const ICONS: Record<DocumentCategory, IconPart> = {
  health: IconStethoscope,
  vaccination: IconVaccine,
  permit: IconLicense,
  customs: IconBuildingCommunity,
  insurance: IconShieldCheck,
};

export function Category({ category }: { category: DocumentCategory | null }) {
  const Icon = category === null ? IconPlane : ICONS[category];
  return (
    <span className={classes.category}>
      <Icon size={16} stroke={1.75} aria-hidden />
      {category === null ? copy.noCategory : copy.categories[category]}
    </span>
  );
}

/** What it is called and which journey it belongs to; the name opens it. */
export function DocumentName({ document, onOpen }: { document: Document; onOpen: () => void }) {
  return (
    <span className={classes.naming}>
      <span className={classes.tile} aria-hidden>
        <IconFileText size={16} stroke={1.75} />
      </span>
      <span className={classes.words}>
        <button type="button" className={classes.open} onClick={onOpen}>
          <PersonName name={document.name} />
        </button>
        <PersonName name={document.workspaceName} className={classes.dim ?? ""} />
      </span>
    </span>
  );
}
