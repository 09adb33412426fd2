import { Button } from "@mantine/core";
import { IconAlertTriangle, IconCircleCheck } from "@tabler/icons-react";

import { singleSignOn as copy } from "#web/copy/single-sign-on.ts";
import { trpc } from "#web/core/api.ts";
import { sentenceOf } from "#web/core/errors.ts";

import own from "./provider-form.module.css";

/** Asks the provider that is typed, saved or not, and says in a sentence what it found. */
export function ProviderTest({ issuer }: { issuer: string }) {
  const test = trpc.sso.test.useMutation();
  const isWorking = test.data?.isWorking === true;
  const Sign = isWorking ? IconCircleCheck : IconAlertTriangle;
  const said = test.error ? sentenceOf(test.error) : test.data?.message;
  return (
    <>
      <Button
        className={own.test ?? ""}
        loading={test.isPending}
        disabled={issuer === ""}
        onClick={() => test.mutate({ issuer })}
      >
        {copy.test}
      </Button>
      <p className={own.said} role="status" data-works={isWorking || undefined}>
        {said !== undefined && (
          <>
            <Sign size={16} aria-hidden />
            <span>{said}</span>
          </>
        )}
      </p>
    </>
  );
}
