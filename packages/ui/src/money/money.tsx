import type { Centavos } from '@martelo/domain/auction';
import { formatReais, formatReaisShort } from '@martelo/domain/money';
import type { ComponentProps } from 'react';

import { variants } from '../internal/variants.ts';
import { warnInvalidAmount } from '../internal/warn-dev.ts';

import * as styles from './money.css.ts';

const money = variants(styles.base, {
  variants: { size: styles.size, words: styles.inPlace },
});

export interface MoneyProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Integer centavos. `null` prints 'Valor não informado', what is no amount 'Valor inválido' (RULE-04). */
  amount: Centavos | null;
  /** `R$ 1,2 mi`, for charts and tight places where the whole amount stands near. */
  short?: boolean | undefined;
  /** As the text around it by default; `medium` is 20 px and `large` 24 px, less where it would not fit. */
  size?: 'inherit' | 'medium' | 'large' | undefined;
}

/** An amount in reais, in figures of one width that never break. */
export function Money({ amount = null, short = false, size = 'inherit', className, ...props }: MoneyProps) {
  if (process.env.NODE_ENV !== 'production') warnInvalidAmount('Money', 'amount', amount);
  const words = amount === null || !(amount >= 0) ? size : undefined;
  return (
    <span {...props} className={money({ size, words, className })}>
      {(short ? formatReaisShort : formatReais)(amount)}
    </span>
  );
}
