import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { sessionNow } from '../session.ts';
import { removeDraft, setDraft, readDraft } from './drafts.ts';
import { sentenceOf } from './failure-sentence.ts';
import type { Errors, Form, FormOptions } from './form.ts';
import { sortFields } from './server-errors.ts';
import { serializeValues, useAttemptKey } from './use-attempt-key.ts';
import { useIsMounted } from './use-is-mounted.ts';

/** One pattern for all forms: one try at a time, errors under their fields, nothing typed is lost. */
export function useForm<Values extends object>(options: FormOptions<Values>): Form<Values> {
  const { initial, validate, submit, explain, draft, spent = [], aliases = {}, elsewhere } = options;
  const [start, setStart] = useState(initial);
  const [values, setValues] = useState<Values>(() => ({
    ...initial,
    ...(draft && readDraft(draft.name, initial)),
  }));
  // What is sent, whether it is rendered yet or not.
  const latest = useRef(values);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const attempt = useAttemptKey();
  const isMounted = useIsMounted();

  function put(part: Partial<Values>) {
    latest.current = { ...latest.current, ...part };
    setValues(latest.current);
    setErrors((before) => {
      const left = Object.entries(before).filter(([name]) => !(name in part));
      return Object.fromEntries(left);
    });
  }

  function change(part: Partial<Values>) {
    put(part);
    if (draft) setDraft(draft.name, latest.current, start, draft.secret);
  }

  function reset(next: Values = start) {
    if (draft) removeDraft(draft.name);
    begin(next);
  }

  function begin(next: Values, typed: Partial<Values> = {}) {
    latest.current = { ...next, ...typed };
    setStart(next);
    setValues(latest.current);
    setErrors({});
    setFailure(null);
  }

  function show(form: HTMLFormElement, wrong: Errors, sentence: string | null) {
    flushSync(() => {
      setErrors(wrong);
      setFailure(sentence);
    });
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  async function send(form: HTMLFormElement) {
    const sent = latest.current;
    const wrong = validate?.(sent) ?? {};
    const left = Object.fromEntries(Object.entries(errors).filter(([name]) => elsewhere?.(name)));
    if (Object.keys(wrong).length > 0 || hasUnreadable(form)) return show(form, { ...left, ...wrong }, null);
    setErrors(left);
    setFailure(null);
    running.current = true;
    setBusy(true);
    const token = sessionNow()?.token;
    try {
      const saved = await submit(sent, attempt.keyOf(sent));
      if (saved === 'cancelled') return;
      attempt.reset();
      if (draft) removeDraft(draft.name);
      if (!saved) return;
      begin(saved, changesSince(sent, latest.current));
      if (draft && sessionNow()?.token === token) setDraft(draft.name, latest.current, saved, draft.secret);
    } catch (error) {
      const emptied = Object.fromEntries(spent.map((name) => [name, initial[name]])) as Partial<Values>;
      // The draft was removed with a session that ended meanwhile, and is not for whoever comes next.
      const ownsDraft = isMounted() && sessionNow()?.token === token;
      if (spent.length > 0) (ownsDraft ? change : put)(emptied);
      const found = sortFields(error, sent, aliases);
      const explained = explain?.(error) ?? null;
      const unplaced = found.rest.length > 0 ? found.rest.join(' ') : null;
      const sentence = explained ?? unplaced;
      show(
        form,
        found.fields,
        Object.keys(found.fields).length > 0 ? sentence : (sentence ?? sentenceOf(error)),
      );
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return {
    values,
    errors,
    failure,
    busy,
    changed: serializeValues(values) !== serializeValues(start),
    field: (name) => ({
      name,
      value: values[name],
      onValueChange: (value) => change({ [name]: value } as unknown as Partial<Values>),
      error: errors[name],
    }),
    change,
    reset,
    onSubmit(event) {
      event.preventDefault();
      if (!running.current) void send(event.currentTarget);
    },
  };
}

/** The fields that are no longer as they were. */
const changesSince = <Values extends object>(before: Values, now: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(now).filter(([name, value]) => value !== before[name as keyof Values]),
  ) as Partial<Values>;

/** Whether a control holds what it cannot read, such as a day that does not exist; it says so itself. */
const hasUnreadable = (form: HTMLFormElement): boolean =>
  [...form.elements].some((control) => control instanceof HTMLInputElement && control.validity.customError);
