import { ApiError } from '@martelo/api-client';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { forgetDraft, keepDraft, readDraft } from './drafts.ts';
import { sentenceOf } from './failure-sentence.ts';

type Errors = Readonly<Record<string, string>>;

export interface FormOptions<Values extends object> {
  initial: Values;
  /** What is wrong before anything is sent: one sentence by field. */
  validate?: (values: Values) => Partial<Record<keyof Values & string, string>>;
  /**
   * Sends it; 'cancelled' where the person was asked something more and gave it up, which leaves everything as it was.
   * `key` is the same for a repeated try of the same values: an `Idempotency-Key`.
   */
  submit: (values: Values, key: string) => Promise<void | 'cancelled'>;
  /** The sentence for a failure that no field explains; the server's own message comes first where this gives null. */
  explain?: (error: unknown) => string | null;
  /** Names the draft in which the values outlive a lost session; `secret` fields are never in it. */
  draft?: { name: string; secret?: readonly (keyof Values & string)[] };
  /** Fields that a try uses up, such as a captcha's answer: a failure empties them. */
  spent?: readonly (keyof Values & string)[];
  /** The server's names of fields that are called otherwise here. */
  aliases?: Readonly<Record<string, keyof Values & string>>;
  /** Whether a field stands on another step: a try of this one leaves what is wrong with it. */
  elsewhere?: (field: string) => boolean;
}

/** A form's state: what was typed, what is wrong with it, and whether it is on its way. */
export interface Form<Values extends object> {
  values: Values;
  errors: Errors;
  /** Why the last try failed, where no field explains it. */
  failure: string | null;
  busy: boolean;
  /** Whether anything differs from what it began with. */
  changed: boolean;
  /** What a field of the ui takes: name, value, onValueChange, error. Editing clears the field's error (AUTH-02). */
  field: <Name extends keyof Values & string>(name: Name) => FieldProps<Values[Name]>;
  change: (change: Partial<Values>) => void;
  /** Begins anew with these values; the draft is gone. */
  reset: (values?: Values) => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

export interface FieldProps<Value> {
  name: string;
  value: Value;
  onValueChange: (value: Value) => void;
  error: string | undefined;
}

/** What tells values apart; a file by what the disk says of it, since its text would be `{}`. */
const print = (values: object): string =>
  JSON.stringify(values, (_name, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );

/** One pattern for all forms: one try at a time, errors under their fields, nothing typed is lost. */
export function useForm<Values extends object>(options: FormOptions<Values>): Form<Values> {
  const { initial, validate, submit, explain, draft, spent = [], aliases = {}, elsewhere } = options;
  const [start, setStart] = useState(initial);
  const [values, setValues] = useState<Values>(() => ({
    ...initial,
    ...(draft && readDraft(draft.name, initial)),
  }));
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const attempt = useRef({ body: '', key: '' });

  function change(part: Partial<Values>) {
    setValues((before) => {
      const next = { ...before, ...part };
      if (draft) keepDraft(draft.name, next, draft.secret);
      return next;
    });
    setErrors((before) => {
      const left = Object.entries(before).filter(([name]) => !(name in part));
      return Object.fromEntries(left);
    });
  }

  function reset(next: Values = start) {
    if (draft) forgetDraft(draft.name);
    setStart(next);
    setValues(next);
    setErrors({});
    setFailure(null);
  }

  function keyOf(sent: Values): string {
    const body = print(sent);
    if (attempt.current.body !== body) attempt.current = { body, key: crypto.randomUUID() };
    return attempt.current.key;
  }

  function show(form: HTMLFormElement, wrong: Errors, sentence: string | null) {
    flushSync(() => {
      setErrors(wrong);
      setFailure(sentence);
    });
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  async function send(form: HTMLFormElement) {
    const wrong = validate?.(values) ?? {};
    const left = Object.fromEntries(Object.entries(errors).filter(([name]) => elsewhere?.(name)));
    if (Object.keys(wrong).length > 0 || hasUnreadable(form)) return show(form, { ...left, ...wrong }, null);
    setErrors(left);
    setFailure(null);
    running.current = true;
    setBusy(true);
    try {
      if ((await submit(values, keyOf(values))) === 'cancelled') return;
      attempt.current = { body: '', key: '' };
      if (draft) forgetDraft(draft.name);
    } catch (error) {
      change(Object.fromEntries(spent.map((name) => [name, initial[name]])) as Partial<Values>);
      const found = sortFields(error, values, aliases);
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
    changed: print(values) !== print(start),
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

/** Whether a control holds what it cannot read, such as a day that does not exist; it says so itself. */
const hasUnreadable = (form: HTMLFormElement): boolean =>
  [...form.elements].some((control) => control instanceof HTMLInputElement && control.validity.customError);

/** The server's texts: the first of each field that the form has, and those of all others. */
function sortFields(
  error: unknown,
  values: object,
  aliases: Readonly<Record<string, string>>,
): { fields: Errors; rest: string[] } {
  const fields: Record<string, string> = {};
  const rest: string[] = [];
  if (error instanceof ApiError)
    for (const [name, texts] of Object.entries(error.fields)) {
      const own = aliases[name] ?? name;
      if (own in values) fields[own] ??= texts[0] ?? '';
      else rest.push(...texts);
    }
  return { fields, rest };
}
