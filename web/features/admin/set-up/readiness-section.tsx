import { Button } from "@mantine/core";
import { IconAlertCircle, IconCircleCheck, IconCircleDashed } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";

import type { SetUpState } from "#contracts/settings/readiness-shapes.ts";
import { OPTIONAL_STEPS, type SetUpStep } from "#contracts/settings/readiness.ts";
import { setUp } from "#web/copy/set-up.ts";
import { trpc } from "#web/core/api.ts";
import { Badge } from "#web/ui/badge.tsx";
import { FailedNote } from "#web/ui/failed-note.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { WaitingRows } from "#web/ui/waiting-rows.tsx";

import classes from "./set-up.module.css";

const copy = setUp.ready;

type Way = { to: "/admin" | "/billing" | "/templates"; search?: Record<string, string> };

const section = (name: string): Way => ({ to: "/admin", search: { section: name } });

const WAY_TO: Readonly<Record<SetUpStep, Way>> = {
  name: section("branding"),
  contact: section("company-contact"),
  prices: section("prices"),
  bank: section("bank-accounts"),
  cards: section("connectors"),
  invoices: { to: "/billing" },
  mail: section("connectors"),
  sender: section("customize-email-domain"),
  publicOrigin: section("connectors"),
  timeZone: section("connectors"),
  templates: { to: "/templates" },
  secondStep: section("permissions"),
  texts: section("connectors"),
  maps: section("connectors"),
};

/** Which variables of the deployment a step rests on, where no screen sets it. */
const VARIABLE_OF: Readonly<Partial<Record<SetUpStep, string>>> = {
  cards: "STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET",
  mail: "SMTP_URL",
  publicOrigin: "PUBLIC_ORIGIN",
  timeZone: "COMPANY_TIME_ZONE",
  texts: "SMS_ACCOUNT, SMS_TOKEN, SMS_FROM",
  maps: "MAPS_KEY",
};

/** Everything that a company sets before its first owner comes in, as it stands, each with its way. */
export function ReadinessSection() {
  const found = trpc.settings.readiness.useQuery({});
  const steps = found.data?.steps ?? [];
  const ofKind = (isOptional: boolean) => steps.filter(({ name }) => OPTIONAL_STEPS.has(name) === isOptional);
  return (
    <div className={classes.form}>
      <Panel title={copy.title}>
        <p className={classes.text}>{copy.text}</p>
        <FailedNote failed={found} what={copy.what} />
        {found.isPending && <WaitingRows />}
        {found.data && <p role="status">{copy.open(found.data.missing)}</p>}
        <Steps label={copy.needed} steps={ofKind(false)} />
      </Panel>
      <Panel title={copy.optional}>
        <Steps label={copy.optional} steps={ofKind(true)} />
      </Panel>
    </div>
  );
}

const BADGE = {
  set: { tone: "green", icon: IconCircleCheck },
  simulated: { tone: "blue", icon: IconCircleDashed },
  missing: { tone: "yellow", icon: IconAlertCircle },
} as const;

function Steps({ label, steps }: { label: string; steps: readonly SetUpState[] }) {
  return (
    <ul className={classes.steps} aria-label={label}>
      {steps.map(({ name, state, detail }) => {
        const words = copy.steps[name];
        const variable = VARIABLE_OF[name];
        const way = WAY_TO[name];
        const word = state === "missing" ? copy.go : copy.look;
        return (
          <li key={name} className={classes.step}>
            <div className={classes.words}>
              <span className={classes.name}>{words.name}</span>
              <p className={classes.dim}>{words.text}</p>
              {detail !== null && (
                <p className={classes.dim} dir="auto">
                  {detail}
                </p>
              )}
              {state === "missing" && variable && <p className={classes.dim}>{copy.variable(variable)}</p>}
            </div>
            <Badge {...BADGE[state]}>{copy.states[state]}</Badge>
            <Button
              component={Link}
              to={way.to}
              search={(way.search ?? {}) as never}
              variant={state === "missing" ? "filled" : "default"}
              aria-label={copy.goTo(word, words.name)}
            >
              {word}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
