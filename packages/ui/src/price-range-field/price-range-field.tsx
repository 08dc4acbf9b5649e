import type { Centavos } from '@martelo/domain/auction';
import type { PriceRange } from '@martelo/domain/codecs';
import { cx } from 'class-variance-authority';
import { type ComponentProps, useId, useRef } from 'react';
import { flushSync } from 'react-dom';

import { CurrencyInput } from '../currency-input/currency-input.tsx';
import { FieldNotes, notesOf } from '../field/field-notes.tsx';
import { leadFocus } from '../internal/leading-control.ts';
import { useControlled, useFormEvent, useFormReset } from '../internal/use-controlled.ts';
import { useMergedRef } from '../internal/use-merged-ref.ts';
import { hidden } from '../internal/visually-hidden.css.ts';
import { warnRenamed } from '../internal/warn-dev.ts';
import { useMessages } from '../messages/messages.tsx';
import { filtersTexts } from '../messages/pt-br-filters.ts';
import { useDelayedRange } from './use-delayed-range.ts';

import * as styles from './price-range-field.css.ts';

export interface PriceRangeFieldProps extends Omit<ComponentProps<'fieldset'>, 'defaultValue'> {
  /** In centavos; null is no limit. */
  value?: PriceRange | undefined;
  /** The initial value, when uncontrolled; no limits by default. */
  defaultValue?: PriceRange | undefined;
  /** Not called while the minimum is above the maximum. */
  onValueChange?: ((value: PriceRange) => void) | undefined;
  /** Milliseconds from the last key to `onValueChange` (LIST-05). */
  debounceMs?: number | undefined;
  /** What the amounts are of, for who does not see where it stands; the price by default. */
  label?: string | undefined;
  /** Its two fields are sent under it with `_min` and `_max` behind, in reais: `1234.56`. */
  name?: string | undefined;
  /** What helps before anything is wrong; shown below and read with it. */
  hint?: string | undefined;
  /** Of either amount; that the minimum is above the maximum it says by itself. */
  error?: string | undefined;
  /** @deprecated It is `value.min`. */
  min?: Centavos | null | undefined;
  /** @deprecated It is `value.max`. */
  max?: Centavos | null | undefined;
  /** @deprecated It is called `debounceMs`. */
  delay?: number | undefined;
}

const unlimited: PriceRange = { min: null, max: null };

/** The least and the most to pay. Applies itself after a rest in the writing; Enter, leaving it and
 * sending its form apply at once. */
export function PriceRangeField({
  min,
  max,
  value: given = min === undefined && max === undefined ? undefined : { min: min ?? null, max: max ?? null },
  defaultValue = unlimited,
  onValueChange,
  delay,
  debounceMs = delay ?? 800,
  name,
  label,
  hint,
  error,
  form,
  'aria-invalid': invalid,
  ref,
  className,
  ...props
}: PriceRangeFieldProps) {
  if (process.env.NODE_ENV !== 'production') {
    warnRenamed('PriceRangeField', { min, max }, 'value');
    warnRenamed('PriceRangeField', { delay }, 'debounceMs');
  }
  const messages = useMessages(filtersTexts);
  const root = useRef<HTMLFieldSetElement>(null);
  const merged = useMergedRef(root, useMergedRef(leadFocus, ref));
  const [value, setValue] = useControlled(given, defaultValue, onValueChange, root);
  const { range, write, apply, handlers, drop, disordered } = useDelayedRange(
    value,
    setValue,
    debounceMs,
    root,
  );
  useFormReset(root, drop);
  // Whoever sends the form finds it applied.
  useFormEvent(root, () => flushSync(apply), 'submit');
  const notes = { id: useId(), hint, error: disordered ? messages.priceOrder : error };
  const describedBy = notesOf(notes);
  const ends = {
    form,
    placeholder: 'R$ 0,00',
    className: styles.end,
    'aria-invalid': Boolean(notes.error) || invalid,
    'aria-describedby': describedBy,
    ...handlers,
  };
  return (
    <fieldset {...props} name={name} form={form} ref={merged} className={cx(styles.root, className)}>
      <legend className={hidden}>{label ?? messages.price}</legend>
      <CurrencyInput
        {...ends}
        label={messages.priceMinimum}
        name={name && `${name}_min`}
        value={range.min}
        onValueChange={(min) => write({ min })}
      />
      <CurrencyInput
        {...ends}
        label={messages.priceMaximum}
        name={name && `${name}_max`}
        value={range.max}
        onValueChange={(max) => write({ max })}
      />
      {describedBy && (
        <div className={styles.notes}>
          <FieldNotes {...notes} />
        </div>
      )}
    </fieldset>
  );
}
