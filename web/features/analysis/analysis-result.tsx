import { Progress } from "@mantine/core";
import {
  IconAlertTriangle,
  IconBulb,
  IconCircleCheck,
  IconCircleX,
  IconEyeSearch,
} from "@tabler/icons-react";

import type { Analysis } from "#contracts/analysis/shapes.ts";
import { analysis as copy } from "#web/copy/analysis.ts";
import { Badge, type IconPart, type Tone } from "#web/ui/badge.tsx";
import { Count } from "#web/ui/count.tsx";

import classes from "./analyzer.module.css";

const VALIDITY: Record<Analysis["validity"], [Tone, IconPart]> = {
  valid: ["green", IconCircleCheck],
  invalid: ["red", IconCircleX],
  needs_review: ["blue", IconEyeSearch],
};

/** What the analysis says: how sure it is, its verdict, and what to do. */
export function AnalysisResult({ analysis }: { analysis: Analysis }) {
  const [tone, icon] = VALIDITY[analysis.validity];
  return (
    <section className={classes.result} aria-label={copy.result}>
      <dl className={classes.verdict}>
        <div>
          <dt>{copy.confidence}</dt>
          <dd className={classes.big}>{copy.percent(analysis.confidence)}</dd>
        </div>
        <div>
          <dt>{copy.category}</dt>
          <dd>{analysis.category}</dd>
        </div>
        <div>
          <dt>{copy.validity}</dt>
          <dd>
            <Badge tone={tone} icon={icon}>
              {copy.validities[analysis.validity]}
            </Badge>
          </dd>
        </div>
      </dl>
      <Progress value={analysis.confidence * 100} aria-label={copy.confidence} />
      <Points title={copy.issues} none={copy.noIssues} points={analysis.issues} icon={IconAlertTriangle} />
      <Points
        title={copy.suggestions}
        none={copy.noSuggestions}
        points={analysis.suggestions}
        icon={IconBulb}
      />
    </section>
  );
}

type PointsProps = { title: string; none: string; points: readonly string[]; icon: IconPart };

function Points({ title, none, points, icon: Icon }: PointsProps) {
  return (
    <div>
      <h3 className={classes.pointsTitle}>
        {title} <Count value={points.length} />
      </h3>
      {points.length === 0 && <p className={classes.intro}>{none}</p>}
      <ul className={classes.points}>
        {points.map((point) => (
          <li key={point}>
            <Icon size={16} stroke={1.75} aria-hidden />
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
