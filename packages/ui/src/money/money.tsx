import type { Centavos } from '@martelo/domain/auction';
import { formatReais, formatReaisShort } from '@martelo/domain/money';
import { cva, cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

import { warnInvalidAmount } from '../internal/warn-dev.ts';

import * as styles from './money.css.ts';

const money = cva(styles.base, {
  variants: { size: styles.size, figure: styles.figure },
  compoundVariants: [
    { size: 'medium', figure: false, className: styles.mediumWords },
    { size: 'large', figure: false, className: styles.largeWords },
  ],
  defaultVariants: { size: 'inherit' },
});

export interface MoneyProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Integer centavos. `null` prints 'Valor não informado', what is no amount 'Valor inválido' (RULE-04). */
  amount: Centavos | null;
  /** `R$ 1,2 mi`, for charts and tight places where the whole amount stands near. */
  short?: boolean | undefined;
  size?: 'inherit' | 'medium' | 'large' | undefined;
}

/** An amount in reais, in figures of one width that never break. */
export function Money({ amount = null, short = false, size, className, ...props }: MoneyProps) {
  if (process.env.NODE_ENV !== 'production') warnInvalidAmount('Money', 'amount', amount);
  const figure = amount !== null && amount >= 0;
  return (
    <span {...props} className={cx(money({ size, figure }), className)}>
      {(short ? formatReaisShort : formatReais)(amount)}
    </span>
  );
}
