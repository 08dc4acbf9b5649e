import { warnMissingLabel } from '../internal/warn-dev.ts';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';

export type { FieldIds, FieldProps } from './field-props.ts';

/** Label, hint and error around one control of any kind. */
export function Field(props: FieldProps) {
  if (process.env.NODE_ENV !== 'production') warnMissingLabel('Field', props.label);
  return <FieldFrame {...props} />;
}
