import { flushSync } from 'react-dom';

type TextField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** An interaction from before hydration. */
export type EarlyInteraction =
  | { kind: 'press'; target: HTMLButtonElement }
  | { kind: 'value'; target: TextField; value: string }
  | { kind: 'check'; target: HTMLInputElement; checked: boolean }
  | { kind: 'submit'; target: HTMLFormElement; submitter: HTMLElement | null };

export interface EarlyInteractions {
  /** Stops recording and returns the queue, oldest first. */
  take: () => EarlyInteraction[];
}

declare global {
  var uiQueue: EarlyInteractions | undefined;
}

function setValue(field: TextField, value: string): void {
  if (!(field instanceof HTMLSelectElement)) {
    const { selectionStart, selectionEnd } = field;
    // React reports a change only where the value differs from the last one that was set.
    field.value = `${value} `;
    const prototype =
      field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
    Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, value);
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  } else field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Parts that hydrate by themselves do so at once when an event reaches them, and reset their fields to the server's
 * values: the interaction is replayed only then. No control handles `pointercancel`.
 */
const hydrate = (target: Element) =>
  target.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true }));

function perform(one: EarlyInteraction): void {
  delete (one.kind === 'submit' ? one.submitter : one.target)?.dataset['heard'];
  switch (one.kind) {
    case 'press':
      return one.target.click();
    case 'value':
      return setValue(one.target, one.value);
    case 'check':
      // The click toggles it to the recorded state.
      one.target.checked = !one.checked;
      return one.target.click();
    case 'submit':
      return one.target.requestSubmit(one.submitter);
  }
}

function replay(): void {
  const { activeElement } = document;
  if (activeElement !== document.body)
    activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  // Each one takes effect before the next: a form is sent with what was typed.
  for (const one of globalThis.uiQueue?.take() ?? []) {
    if (!one.target.isConnected) continue;
    hydrate(one.target);
    flushSync(() => perform(one));
  }
}

/** Replays, after hydration, the interactions from before it: each once, in order (EARLY-01). */
export function replayEarlyInteractions(): void {
  // `flushSync` does nothing within an effect.
  queueMicrotask(replay);
}
