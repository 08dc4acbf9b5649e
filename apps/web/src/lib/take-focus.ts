/** As the `ref` of what comes in place of a pressed control: the focus goes on there, not to nothing. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
