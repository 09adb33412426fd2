import { Button } from "@mantine/core";
import {
  IconCircleCheck,
  IconClock,
  IconFileText,
  IconGauge,
  IconListCheck,
  IconMapPin,
  IconPlaneDeparture,
  IconRoute,
  IconStarFilled,
} from "@tabler/icons-react";
import type { ReactNode } from "react";

import type { WorkspaceTemplate } from "#contracts/templates/shapes.ts";
import { TEMPLATE_DEFAULTS } from "#contracts/templates/terms.ts";
import { templates as copy } from "#web/copy/templates.ts";
import { Badge, type IconPart, type Tone } from "#web/ui/badge.tsx";

import { difficultyOf, type DifficultyStyle } from "./template-filters.ts";

import classes from "./template-card.module.css";

const TONES: Record<DifficultyStyle, Tone> = { default: "ocean", secondary: "neutral", destructive: "red" };

type Props = {
  template: WorkspaceTemplate;
  onUse: () => void;
  /** The pointer or the focus is near: what `onUse` needs may be fetched. */
  onNear: () => void;
  menu: ReactNode;
};

export function TemplateCard({ template, onUse, onNear, menu }: Props) {
  const difficulty = difficultyOf(template.difficulty);
  const documents = template.requiredDocuments.length;
  const steps = template.estimatedSteps ?? TEMPLATE_DEFAULTS.estimatedSteps;
  return (
    <article className={classes.card} aria-labelledby={`template-${template.id}`}>
      <header className={classes.head}>
        <span className={classes.tile} aria-hidden>
          <IconRoute size={20} stroke={1.75} />
        </span>
        <div className={classes.words}>
          <h2 className={classes.name} id={`template-${template.id}`} title={template.name}>
            {template.name}
          </h2>
          <p className={classes.where}>
            <Fact icon={IconMapPin} label={copy.destination}>
              {template.destination}
            </Fact>
            <Fact icon={IconClock} label={copy.duration}>
              {template.estimatedDuration ?? copy.variable}
            </Fact>
          </p>
        </div>
        {template.isPopular && (
          <span className={classes.star} title={copy.popular}>
            <IconStarFilled size={18} aria-hidden />
            <span className="sr-only">{copy.popular}</span>
          </span>
        )}
        <span className={classes.menu}>{menu}</span>
      </header>
      <p className={classes.description}>{template.description}</p>
      <ul className={classes.figures}>
        <Figure icon={IconFileText} value={documents} label={copy.documents(documents)} />
        <Figure icon={IconListCheck} value={steps} label={copy.steps(steps)} />
        <Figure
          icon={IconCircleCheck}
          value={template.successRate ?? TEMPLATE_DEFAULTS.successRate}
          label={copy.success}
        />
        <Figure
          icon={IconPlaneDeparture}
          value={template.usageCount}
          label={copy.journeys(template.usageCount)}
        />
      </ul>
      <footer className={classes.foot}>
        <span data-difficulty={difficulty.style}>
          <Badge tone={TONES[difficulty.style]} icon={IconGauge} isCaps>
            {difficulty.label}
          </Badge>
        </span>
        <Button
          onClick={onUse}
          onPointerEnter={onNear}
          onFocus={onNear}
          aria-describedby={`template-${template.id}`}
        >
          {copy.use}
        </Button>
      </footer>
    </article>
  );
}

function Fact({ icon: Icon, label, children }: { icon: IconPart; label: string; children: string }) {
  return (
    <span className={classes.fact}>
      <Icon size={14} stroke={1.75} aria-hidden />
      <span className="sr-only">{label}</span>
      <span className={classes.cut} title={children}>
        {children}
      </span>
    </span>
  );
}

function Figure({ icon: Icon, value, label }: { icon: IconPart; value: number | string; label: string }) {
  return (
    <li>
      <Icon size={16} stroke={1.75} aria-hidden />
      <span>
        <strong>{value}</strong> {label}
      </span>
    </li>
  );
}
