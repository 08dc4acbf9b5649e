/** The `ref` of what replaces a pressed control: it takes the focus, which would be lost otherwise. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
