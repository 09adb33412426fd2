/**
 * What of a form is no longer as it was: only that is sent, so that an edit by the version that is known now does not
 * take back what somebody else has changed in another field.
 */
export function changesOf<V extends Record<string, unknown>>(initial: V, values: V): Partial<V> {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== initial[name]),
  ) as Partial<V>;
}
