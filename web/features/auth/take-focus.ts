/** For the first field of a step: the button that led to it is gone, and the focus with it. */
export const takeFocus = (field: HTMLInputElement | null): void => field?.focus();
