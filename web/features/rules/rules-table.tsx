import { Button, NativeSelect, TextInput } from "@mantine/core";
import { IconAlertTriangle, IconCircleCheck } from "@tabler/icons-react";
import { lazy, type ReactNode, Suspense, useMemo, useState } from "react";

import { isUncertain } from "#contracts/rules/open-step.ts";
import { sourceKey } from "#contracts/rules/reviews.ts";
import type { KeptReview } from "#contracts/rules/routes.ts";
import { ruleOverview as copy } from "#web/copy/rule-overview.ts";
import { ruleSources as sources } from "#web/copy/rule-sources.ts";
import { trpc } from "#web/core/api.ts";
import { formatDate, useToday } from "#web/core/dates.ts";
import { useRefusal } from "#web/core/permissions.ts";
import { Badge } from "#web/ui/badge.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ListOf } from "#web/ui/list-of.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { type Column, ResponsiveTable } from "#web/ui/responsive-table.tsx";
import { ShowMore } from "#web/ui/show-more.tsx";

import {
  filterRules,
  HELD_FROM,
  type ListedPage,
  type ListedRule,
  pagesOf,
  RULE_MARKS,
  type RuleFilter,
  RULES,
  rulesUnder,
} from "./rule-list.ts";
import { Freshness, readWords, SourceLink } from "./source-line.tsx";

import own from "./rules-table.module.css";
import classes from "./rules.module.css";

const ReviewDialog = lazy(async () => ({ default: (await import("./review-dialog.tsx")).ReviewDialog }));

const DESTINATION_CHOICES = [
  { value: "", label: copy.everywhere },
  ...[...new Set(RULES.map(({ destination }) => destination))].map((name) => ({ value: name, label: name })),
];
const MARK_CHOICES = RULE_MARKS.map((value) => ({
  value,
  label: copy.marks[value],
}));

/** More than there are pages of any destination. */
const ROWS_AT_ONCE = 25;
const NONE: readonly KeptReview[] = [];

type Props = { filter: RuleFilter; onFilter: (change: Partial<RuleFilter>) => void; back: ReactNode };

/** Every rule the portal judges by, with what it rests on, who last read that and when, and where to say so. */
export function RulesTable({ filter, onFilter, back }: Props) {
  const today = useToday();
  const found = trpc.rules.reviews.useQuery({});
  const reviews = found.data ?? NONE;
  const rules = useMemo(() => rulesUnder(reviews), [reviews]);
  const left = filterRules(rules, filter, today);
  const rows = pagesOf(left);
  const [shown, setShown] = useState(ROWS_AT_ONCE);
  const [opened, setOpened] = useState<ListedRule["source"] | null>(null);
  const refusal = useRefusal("reviewRules");
  const openedKey = opened && sourceKey(opened);
  return (
    <>
      <PageHeader
        title={copy.title}
        subtitle={copy.subtitle}
        count={new Set(left.map(({ id, destination }) => `${destination} ${id}`)).size}
        back={<span className={classes.link}>{back}</span>}
      />
      <div className={classes.stack}>
        <div className={own.filters}>
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
        <p className={own.held}>{copy.heldFrom(formatDate(HELD_FROM))}</p>
        <Panel isFlush>
          <ListOf
            list={found}
            what={copy.what}
            count={rows.length}
            empty={<EmptyState icon={IconCircleCheck} title={copy.none} text={copy.noneHint} />}
          >
            <ResponsiveTable
              label={copy.title}
              columns={[
                ...columnsOn(today),
                {
                  key: "action",
                  header: copy.action,
                  isHeaderHidden: true,
                  cell: ({ source, destination }) => (
                    <Button
                      size="xs"
                      aria-label={copy.review.openFor(source.name, destination)}
                      onClick={() => setOpened(source)}
                      {...refusal}
                      disabled={refusal.disabled || !found.data}
                    >
                      {copy.review.open}
                    </Button>
                  ),
                },
              ]}
              rows={rows.slice(0, shown)}
              rowKey={({ destination, source }) => `${destination} ${sourceKey(source)}`}
              groupOf={({ destination }) => destination}
            />
          </ListOf>
        </Panel>
        {rows.length > ROWS_AT_ONCE && (
          <ShowMore
            shown={Math.min(shown, rows.length)}
            total={rows.length}
            list={{
              hasNextPage: shown < rows.length,
              isFetchingNextPage: false,
              fetchNextPage: () => setShown(shown + ROWS_AT_ONCE),
            }}
            keptAs={null}
          />
        )}
      </div>
      {opened && (
        <Suspense>
          <ReviewDialog
            source={opened}
            version={reviews.find((one) => sourceKey(one) === openedKey)?.version ?? 0}
            rules={RULES.filter(({ source }) => sourceKey(source) === openedKey)}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  );
}

function columnsOn(today: string): Column<ListedPage>[] {
  return [
    {
      key: "page",
      header: copy.page,
      isMain: true,
      width: "28%",
      cell: ({ source }) => (
        <span className={own.lines}>
          <SourceLink source={source} />
          <span className={classes.dim}>
            {[
              source.authority,
              source.dated ? sources.dated(formatDate(source.dated)) : sources.undated,
            ].join(", ")}
          </span>
        </span>
      ),
    },
    {
      key: "rules",
      header: copy.rules,
      width: "34%",
      isBelow: true,
      cell: ({ rules }) => (
        <ul className={own.resting}>
          {rules.map((rule) => (
            <li key={`${rule.id} ${rule.from}`}>
              {rule.title}{" "}
              <span className={classes.dim}>{[rule.id, forceOf(rule)].filter(Boolean).join(", ")}</span>
            </li>
          ))}
        </ul>
      ),
    },
    {
      key: "verified",
      header: copy.verified,
      cell: ({ source }) => (
        <span className={own.lines}>
          <span>{capitalised(readWords(source))}</span>
          <Freshness source={source} today={today} />
          {source.review?.differs && (
            <span className={classes.dim} dir="auto">
              {sources.says(source.review.differs)}
            </span>
          )}
        </span>
      ),
    },
    {
      key: "confidence",
      header: copy.confidence,
      cell: (page) => (
        <span className={own.confidence}>
          <Badge
            tone={isUncertain(page) ? "yellow" : "neutral"}
            icon={isUncertain(page) ? IconAlertTriangle : IconCircleCheck}
          >
            {copy.confidences[page.source.confidence]}
          </Badge>
          {page.source.isVolatile && <span className={classes.dim}>{copy.volatile}</span>}
        </span>
      ),
    },
  ];
}

/** When a rule holds, where that is more than what is said of all. */
function forceOf({ from, until }: ListedRule): string {
  if (until !== null) return copy.between(formatDate(from), formatDate(until));
  return from === HELD_FROM ? "" : copy.since(formatDate(from));
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
