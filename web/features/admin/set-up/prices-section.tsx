import { Button, NativeSelect } from "@mantine/core";
import { useState } from "react";

import { PAGE_LIMIT_MAX } from "#contracts/core/paging.ts";
import type { PriceList, Prices, TemplatePrices } from "#contracts/payments/prices-shapes.ts";
import { setUp } from "#web/copy/set-up.ts";
import { trpc } from "#web/core/api.ts";
import { fieldErrorsOf } from "#web/core/errors.ts";
import { useSeenVersion } from "#web/core/seen-version.ts";
import { useCurrentUser } from "#web/core/session.ts";
import { CancelButton } from "#web/ui/cancel-button.tsx";
import { FailedNote } from "#web/ui/failed-note.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { PricesForm } from "#web/ui/prices-form.tsx";
import { WaitingRows } from "#web/ui/waiting-rows.tsx";

import { said } from "./said.ts";

import classes from "./set-up.module.css";

const copy = setUp.prices;
const problemOf = (error: unknown) => Object.values(fieldErrorsOf(error))[0];

/** What journeys cost: the company's prices, and those of single templates. */
export function PricesSection() {
  const isAdmin = useCurrentUser()?.role === "admin";
  return (
    <div className={classes.form}>
      <Panel title={copy.title}>
        <p className={classes.text}>{copy.text}</p>
        <CompanyPrices isAdmin={isAdmin} />
      </Panel>
      <Panel title={copy.templates}>
        <p className={classes.text}>{copy.templatesText}</p>
        <OfTemplates isAdmin={isAdmin} />
      </Panel>
    </div>
  );
}

function CompanyPrices({ isAdmin }: { isAdmin: boolean }) {
  const found = trpc.settings.prices.useQuery({});
  return (
    <>
      <FailedNote failed={found} what={copy.what} />
      {found.isPending && <WaitingRows />}
      {found.data && <OfCompany kept={found.data} isAdmin={isAdmin} />}
    </>
  );
}

function OfCompany({ kept, isAdmin }: { kept: PriceList; isAdmin: boolean }) {
  const save = trpc.settings.setPrices.useMutation();
  const withVersion = useSeenVersion(kept.version);
  const [isBegun, setBegun] = useState(false);
  const put = (prices: Prices) => void said(withVersion((version) => save.mutateAsync({ prices, version })));
  if (!kept.prices && !isBegun) {
    return (
      <>
        <p className={classes.text}>{copy.none}</p>
        {isAdmin ? (
          <Button variant="filled" onClick={() => setBegun(true)}>
            {copy.begin}
          </Button>
        ) : (
          <p className={classes.dim}>{setUp.adminsOnly}</p>
        )}
      </>
    );
  }
  return (
    <>
      <PricesForm
        initial={kept.prices}
        isDisabled={!isAdmin}
        isBusy={save.isPending}
        problem={problemOf(save.error)}
        onSave={put}
      />
      {!isAdmin && <p className={classes.dim}>{setUp.adminsOnly}</p>}
    </>
  );
}

function OfTemplates({ isAdmin }: { isAdmin: boolean }) {
  const [templateId, setTemplateId] = useState(0);
  const templates = trpc.templates.list.useQuery({ limit: PAGE_LIMIT_MAX });
  const found = trpc.payments.templatePrices.useQuery({ templateId }, { enabled: templateId > 0 });
  const offered = (templates.data?.items ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <div className={classes.form}>
      <FailedNote failed={templates} what={copy.templates} />
      <NativeSelect
        label={copy.template}
        value={String(templateId)}
        data={[{ value: "0", label: copy.choose }, ...offered]}
        onChange={({ currentTarget }) => setTemplateId(Number(currentTarget.value))}
      />
      <FailedNote failed={found} what={copy.what} />
      {found.data && <OneTemplate key={templateId} found={found.data} isAdmin={isAdmin} />}
    </div>
  );
}

function OneTemplate({ found, isAdmin }: { found: TemplatePrices; isAdmin: boolean }) {
  const { templateId } = found;
  const save = trpc.payments.setTemplatePrices.useMutation();
  const withVersion = useSeenVersion(found.version);
  const [isOwn, setOwn] = useState(found.own !== null);
  const put = async (prices: Prices | null) => {
    const isSaved = await said(withVersion((version) => save.mutateAsync({ templateId, prices, version })));
    if (isSaved) setOwn(prices !== null);
  };
  if (!isOwn) {
    return (
      <>
        <p className={classes.text}>{copy.usesCompany}</p>
        <Button disabled={!isAdmin} onClick={() => setOwn(true)}>
          {copy.own}
        </Button>
      </>
    );
  }
  return (
    <PricesForm
      initial={found.own ?? found.company}
      isDisabled={!isAdmin}
      isBusy={save.isPending}
      problem={problemOf(save.error)}
      onSave={(prices) => void put(prices)}
    >
      <CancelButton
        disabled={!isAdmin || save.isPending}
        onCancel={() => (found.own === null ? setOwn(false) : void put(null))}
      >
        {copy.back}
      </CancelButton>
    </PricesForm>
  );
}
