import { NativeSelect, TextInput } from "@mantine/core";
import { IconAlertTriangle, IconCircleCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";

import { ruleOverview as copy } from "#web/copy/rule-overview.ts";
import { formatDate, useToday } from "#web/core/dates.ts";
import { Badge } from "#web/ui/badge.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { type Column, ResponsiveTable } from "#web/ui/responsive-table.tsx";

import { filterRules, type ListedRule, type RuleFilter, RULES } from "./rule-list.ts";
import { ageOf, isStale } from "./staleness.ts";

import classes from "./rules.module.css";

const DESTINATION_CHOICES = [
  { value: "", label: copy.everywhere },
  ...[...new Set(RULES.map(({ destination }) => destination))].map((name) => ({ value: name, label: name })),
];
const MARK_CHOICES = (["all", "stale", "uncertain"] as const).map((value) => ({
  value,
  label: copy.marks[value],
}));

type Props = { filter: RuleFilter; onFilter: (change: Partial<RuleFilter>) => void; back: ReactNode };

/** Every rule the portal judges by, with what it rests on and how long ago that was looked at. */
export function RulesTable({ filter, onFilter, back }: Props) {
  const today = useToday();
  const rows = filterRules(RULES, filter, today);
  return (
    <>
      <PageHeader
        title={copy.title}
        subtitle={copy.subtitle}
        count={rows.length}
        back={<span className={classes.link}>{back}</span>}
      />
      <div className={classes.stack}>
        <div className={classes.fields}>
          <TextInput
            label={copy.search}
            type="search"
            value={filter.q}
            onChange={(event) => onFilter({ q: event.currentTarget.value })}
          />
          <NativeSelect
            label={copy.destination}
            data={DESTINATION_CHOICES}
            value={filter.destination}
            onChange={(event) => onFilter({ destination: event.currentTarget.value })}
          />
          <NativeSelect
            label={copy.show}
            data={MARK_CHOICES}
            value={filter.mark}
            onChange={(event) => onFilter({ mark: event.currentTarget.value as RuleFilter["mark"] })}
          />
        </div>
        <Panel isFlush>
          {rows.length === 0 ? (
            <EmptyState icon={IconCircleCheck} title={copy.none} text={copy.noneHint} />
          ) : (
            <ResponsiveTable
              label={copy.title}
              columns={columnsOn(today)}
              rows={rows}
              rowKey={({ destination, id, from }) => `${destination} ${id} ${from}`}
              groupOf={({ destination }) => destination}
            />
          )}
        </Panel>
      </div>
    </>
  );
}

function columnsOn(today: string): Column<ListedRule>[] {
  return [
    {
      key: "rule",
      header: copy.rule,
      isMain: true,
      width: "26%",
      cell: ({ id, title }) => (
        <>
          <span className={classes.strong}>{title}</span> <span className={classes.dim}>{id}</span>
        </>
      ),
    },
    {
      key: "force",
      header: copy.inForce,
      cell: ({ from, until }) =>
        until === null ? copy.since(formatDate(from)) : copy.between(formatDate(from), formatDate(until)),
    },
    { key: "source", header: copy.source, cell: ({ source }) => source },
    {
      key: "verified",
      header: copy.verified,
      isWhole: true,
      cell: (rule) => (
        <span className={classes.verified}>
          {formatDate(rule.verifiedOn)}
          {isStale(rule, today) ? (
            <Badge tone="yellow" icon={IconAlertTriangle}>
              {copy.stale(ageOf(rule, today))}
            </Badge>
          ) : (
            <span className={classes.dim}>{copy.age(ageOf(rule, today))}</span>
          )}
        </span>
      ),
    },
    {
      key: "confidence",
      header: copy.confidence,
      cell: ({ confidence, isVolatile }) => (
        <span className={classes.confidence}>
          <Badge
            tone={isVolatile || confidence === "general" ? "yellow" : "neutral"}
            icon={isVolatile || confidence === "general" ? IconAlertTriangle : IconCircleCheck}
          >
            {copy.confidences[confidence]}
          </Badge>
          {isVolatile && <span className={classes.dim}>{copy.volatile}</span>}
        </span>
      ),
    },
  ];
}
