import { Button } from "@mantine/core";

import { common } from "#web/copy/words.ts";
import { sentenceOf } from "#web/core/errors.ts";

import classes from "./state.module.css";

type Props = {
  /** The failed query. */
  failed: { error: unknown; refetch: () => unknown; isFetching: boolean };
  /** What could not be loaded, as it begins a sentence: `Documents`. */
  what: string;
};

/**
 * Beside the wording of an empty state, or above what is still shown: that a read failed, and a way to try again.
 * Renders nothing while nothing has failed.
 */
export function FailedNote({ failed, what }: Props) {
  if (!failed.error) return null;
  return (
    <div className={classes.note} role="alert">
      <span>{`${common.notLoaded(what)}. ${sentenceOf(failed.error)}`}</span>
      <Button size="xs" loading={failed.isFetching} onClick={() => void failed.refetch()}>
        {common.tryAgain}
      </Button>
    </div>
  );
}
