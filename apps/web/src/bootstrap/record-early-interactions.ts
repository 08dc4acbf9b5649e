import type { EarlyInteraction, EarlyInteractions } from './replay-early-interactions.ts';

const isField = (
  target: EventTarget | null,
): target is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

/** A form with an action works without scripts. */
const worksAlone = (form: HTMLFormElement) => form.hasAttribute('action');

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * Queues presses, choices and input from before hydration, for `replayEarlyInteractions` (EARLY-01). What works without
 * scripts is left alone: links, forms with an action, disclosures.
 */
export function recordEarlyInteractions(): EarlyInteractions {
  let queue: EarlyInteraction[] = [];
  const recording = new AbortController();

  /** A repeated press counts once: the person only saw no response to the first. */
  const note = (one: EarlyInteraction, event: Event) => {
    queue = [...queue.filter(({ target, kind }) => target !== one.target || kind !== one.kind), one];
    // A script that already listens would handle it a second time.
    event.stopPropagation();
  };
  const noteValue = (event: Event) => {
    const { target } = event;
    if (!isField(target)) return;
    const { value } = target;
    if (target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio'))
      note({ kind: 'check', target, checked: target.checked }, event);
    else note({ kind: 'value', target, value }, event);
  };
  const on = <Name extends keyof WindowEventMap>(
    name: Name,
    listener: (event: WindowEventMap[Name]) => void,
  ) => addEventListener(name, listener, { capture: true, signal: recording.signal });

  on('click', (event) => {
    if (!(event.target instanceof Element) || !isPlain(event)) return;
    const target = event.target.closest('a, button, label, summary');
    if (!(target instanceof HTMLButtonElement) || (target.form && target.type !== 'button')) return;
    target.dataset['heard'] = '';
    note({ kind: 'press', target }, event);
  });
  on('input', noteValue);
  on('change', noteValue);
  on('submit', (event) => {
    const { target, submitter } = event;
    if (!(target instanceof HTMLFormElement) || worksAlone(target)) return;
    event.preventDefault();
    if (submitter) submitter.dataset['heard'] = '';
    note({ kind: 'submit', target, submitter }, event);
  });

  return {
    take() {
      recording.abort();
      return queue.splice(0);
    },
  };
}
