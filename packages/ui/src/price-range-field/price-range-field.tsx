import type { Centavos } from '@martelo/domain/auction';
import type { PriceRange } from '@martelo/domain/codecs';
import { cx } from 'class-variance-authority';
import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useId } from 'react';

import { CurrencyInput } from '../currency-input/currency-input.tsx';
import * as field from '../field/field.css.ts';
import { hidden } from '../internal/visually-hidden.css.ts';
import { useMessages } from '../messages/messages.tsx';
import { useDelayedRange } from './use-delayed-range.ts';

import * as styles from './price-range-field.css.ts';

export interface PriceRangeFieldProps extends Omit<ComponentProps<'fieldset'>, 'onChange'> {
  /** In centavos; null is no limit. */
  min: Centavos | null;
  max: Centavos | null;
  /** Not called while the minimum is above the maximum. */
  onChange: (range: PriceRange) => void;
  /** Milliseconds from the last key to `onChange` (LIST-05). */
  delay?: number | undefined;
}

/** The least and the most to pay. Applies itself after a rest in the writing; Enter applies at once. */
export function PriceRangeField({
  min,
  max,
  onChange,
  delay = 800,
  className,
  ...props
}: PriceRangeFieldProps) {
  const messages = useMessages();
  const errorId = useId();
  const { range, write, apply, disordered } = useDelayedRange({ min, max }, onChange, delay);
  const ends = {
    placeholder: 'R$ 0,00',
    className: styles.end,
    'aria-invalid': disordered || undefined,
    'aria-describedby': disordered ? errorId : undefined,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      apply();
    },
  };
  return (
    <fieldset {...props} className={cx(styles.root, className)}>
      <legend className={hidden}>{messages.price}</legend>
      <CurrencyInput
        {...ends}
        label={messages.priceMinimum}
        value={range.min}
        onValueChange={(min) => write({ min })}
      />
      <CurrencyInput
        {...ends}
        label={messages.priceMaximum}
        value={range.max}
        onValueChange={(max) => write({ max })}
      />
      {disordered && (
        <p id={errorId} role="alert" className={cx(field.error, styles.error)}>
          <CircleAlert className={field.errorIcon} aria-hidden />
          {messages.priceOrder}
        </p>
      )}
    </fieldset>
  );
}
