import type { ComponentProps, ReactNode } from 'react';

/** What ties a native control to its field. */
export interface FieldIds {
  /** For the control's `id`: the label is tied to it. */
  id: string;
  /** For `aria-describedby`: the hint's, the error's and the caller's own ids; undefined without any. */
  describedBy: string | undefined;
  /** For `aria-invalid`. */
  invalid: boolean;
}

export interface FieldProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Shown above the field and read with it. */
  label: string;
  /** Of the control, which its label is tied to; one of its own by default. */
  id?: string | undefined;
  /** What helps before writing: a format, a reason. */
  hint?: string | undefined;
  /** What is wrong and how to mend it; read aloud when it appears. */
  error?: string | undefined;
  /** Only where the place already says what it is; it stays the control's name. */
  hideLabel?: boolean | undefined;
  /** Ids of what describes the control beside its hint and its error. */
  'aria-describedby'?: string | undefined;
  /** Marks the control as wrong without an `error` below it. */
  'aria-invalid'?: ComponentProps<'input'>['aria-invalid'];
  /** Draws the control with the ids that it takes. */
  children: (ids: FieldIds) => ReactNode;
}
