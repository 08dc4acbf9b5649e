import type { EarlyAct, EarlyActs } from './replay-early-acts.ts';

const isField = (
  target: EventTarget | null,
): target is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

/** A form that the server answers as well leads there by itself. */
const worksAlone = (form: HTMLFormElement) => form.hasAttribute('action');

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * Notes what is pressed, chosen and typed before the page's scripts listen, for `replayEarlyActs` (EARLY-01). What
 * works without scripts is left alone: links, forms with an address, parts that open and close.
 */
export function hearEarlyActs(): EarlyActs {
  let acts: EarlyAct[] = [];
  const heard = new AbortController();

  /** The same again changes nothing: who presses twice has only not seen an answer. */
  const note = (act: EarlyAct, event: Event) => {
    acts = [...acts.filter(({ target, kind }) => target !== act.target || kind !== act.kind), act];
    // A script that listens by now would do it a second time.
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
  const on = <Name extends keyof WindowEventMap>(name: Name, hear: (event: WindowEventMap[Name]) => void) =>
    addEventListener(name, hear, { capture: true, signal: heard.signal });

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
      heard.abort();
      return acts.splice(0);
    },
  };
}
