import { Minus, Plus } from 'lucide-react';

import { useMessages } from '../messages/messages.tsx';
import { formsTexts } from '../messages/pt-br-forms.ts';

import * as styles from './number-field.css.ts';

export interface StepButtonsProps {
  label: string;
  disabled: boolean | undefined;
  value: number | null;
  min: number | undefined;
  max: number | undefined;
  onStep: (by: 1 | -1) => void;
}

/** One step less, one step more. */
export function StepButtons({ label, disabled, value, min, max, onStep }: StepButtonsProps) {
  const messages = useMessages(formsTexts);
  const stepper = (by: 1 | -1) => {
    const Icon = by > 0 ? Plus : Minus;
    const bound = by > 0 ? max : min;
    const isAtBound = value !== null && value === bound;
    return (
      <button
        type="button"
        // The arrow keys do the same: one stop of the tab key is enough.
        tabIndex={-1}
        aria-label={by > 0 ? messages.increase(label) : messages.decrease(label)}
        disabled={disabled}
        // The press that reaches the bound keeps the focus; `disabled` would drop it.
        aria-disabled={isAtBound || undefined}
        onClick={() => isAtBound || onStep(by)}
        className={styles.step}
      >
        <Icon className={styles.icon} aria-hidden />
      </button>
    );
  };

  return (
    <>
      {stepper(-1)}
      {stepper(1)}
    </>
  );
}
