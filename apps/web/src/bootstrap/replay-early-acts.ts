import { flushSync } from 'react-dom';

type TextField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a person did while the page's scripts were on their way. */
export type EarlyAct =
  | { kind: 'press'; target: HTMLButtonElement }
  | { kind: 'value'; target: TextField; value: string }
  | { kind: 'check'; target: HTMLInputElement; checked: boolean }
  | { kind: 'submit'; target: HTMLFormElement; submitter: HTMLElement | null };

export interface EarlyActs {
  /** Listens no longer, and gives what was heard, in its order. */
  take: () => EarlyAct[];
}

declare global {
  var earlyActs: EarlyActs | undefined;
}

function setValue(field: TextField, value: string): void {
  if (!(field instanceof HTMLSelectElement)) {
    const { selectionStart, selectionEnd } = field;
    // React hears of a value that differs from the last one it saw set.
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
 * Parts that hydrate by themselves do so at once where a press reaches them, and set their fields as the server had
 * them: the act comes only then. That a pointer was taken away asks nothing of any control.
 */
const hydrate = (target: Element) =>
  target.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true }));

function act(one: EarlyAct): void {
  delete (one.kind === 'submit' ? one.submitter : one.target)?.dataset['heard'];
  switch (one.kind) {
    case 'press':
      return one.target.click();
    case 'value':
      return setValue(one.target, one.value);
    case 'check':
      // A click that brings it to what was chosen.
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
  // What one act brought about stands before the next: a form is sent with what was typed.
  for (const one of globalThis.earlyActs?.take() ?? []) {
    if (!one.target.isConnected) continue;
    hydrate(one.target);
    flushSync(() => act(one));
  }
}

/** Does again, now that the page hears it, what was done before: each once, in its order (EARLY-01). */
export function replayEarlyActs(): void {
  // React flushes nothing within an effect.
  queueMicrotask(replay);
}
