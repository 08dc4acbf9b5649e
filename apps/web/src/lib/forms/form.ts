import type { FormEvent } from 'react';

/** One sentence by field. */
export type Errors = Readonly<Record<string, string>>;

export interface FormOptions<Values extends object> {
  initial: Values;
  /** What is wrong before anything is sent: one sentence by field. */
  validate?: (values: Values) => Partial<Record<keyof Values & string, string>>;
  /**
   * Sends it; 'cancelled' where the person closed a further question, which leaves everything as it was.
   * A form that stays gives what was saved: it begins with that, and what was typed meanwhile is a change of it.
   * `key` is the same for a repeated try of the same values: an `Idempotency-Key`.
   */
  submit: (values: Values, key: string) => Promise<void | 'cancelled' | NoInfer<Values>>;
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
  /** Begins again with these values; the draft is gone. */
  reset: (values?: Values) => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

export interface FieldProps<Value> {
  name: string;
  value: Value;
  onValueChange: (value: Value) => void;
  error: string | undefined;
}
