import { IconAlertTriangle, IconCash, IconClock, IconRefresh } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";

import type { BillingStats } from "#contracts/billing/shapes.ts";
import { formatMoney } from "#contracts/core/money.ts";
import { billing as copy } from "#web/copy/billing.ts";
import { trpc } from "#web/core/api.ts";
import { figureOf } from "#web/core/asked.ts";
import type { IconPart, Tone } from "#web/ui/badge.tsx";
import { FailedNote } from "#web/ui/failed-note.tsx";
import { StatCard, StatCards } from "#web/ui/stat-card.tsx";

import type { BillingSearch } from "./billing-search.ts";

import classes from "./billing-screen.module.css";

const CARDS = ["totalRevenue", "monthlyRecurring", "pendingPayments", "overdueAmount"] as const;
type Card = (typeof CARDS)[number];

const LOOK: Record<Card, [IconPart, Tone]> = {
  totalRevenue: [IconCash, "green"],
  monthlyRecurring: [IconRefresh, "ocean"],
  pendingPayments: [IconClock, "yellow"],
  overdueAmount: [IconAlertTriangle, "red"],
};

/** The invoices that a figure counts. */
const COUNTED: Record<Card, BillingSearch> = {
  totalRevenue: { status: "paid" },
  monthlyRecurring: { recurring: true, period: "month" },
  pendingPayments: { status: "sent" },
  overdueAmount: { status: "overdue" },
};

/** The four figures of the books, each leading to what it counts, and below them every other currency by itself. */
export function Figures() {
  const stats = trpc.billing.stats.useQuery({});
  const others = trpc.billing.figures
    .useQuery({})
    .data?.filter(({ currency }) => currency !== stats.data?.currency);
  const currency = stats.data?.currency ?? "USD";
  const hints = copy.cardHints(currency);
  return (
    <>
      <StatCards>
        {CARDS.map((card) => {
          const [icon, tone] = LOOK[card];
          return (
            <StatCard
              key={card}
              label={copy.cards[card]}
              value={figureOf(stats, (all) => formatMoney({ amount: all[card], currency }))}
              hint={hints[card]}
              icon={icon}
              tone={tone}
              link={(props) => <Link to="/billing" search={{ ...COUNTED[card], currency }} {...props} />}
            />
          );
        })}
      </StatCards>
      <FailedNote failed={stats} what={copy.what.stats} />
      {others !== undefined && others.length > 0 && (
        <ul className={classes.others} aria-label={copy.otherCurrencies}>
          {others.map((figures) => (
            <Currency key={figures.currency} figures={figures} />
          ))}
        </ul>
      )}
    </>
  );
}

function Currency({ figures }: { figures: BillingStats }) {
  const { currency } = figures;
  return (
    <li className={classes.other}>
      <strong>{currency}</strong>
      {CARDS.filter((card) => figures[card] !== 0).map((card) => (
        <Link key={card} className={classes.link} to="/billing" search={{ ...COUNTED[card], currency }}>
          {copy.inCurrency(copy.cards[card], formatMoney({ amount: figures[card], currency }))}
        </Link>
      ))}
    </li>
  );
}
