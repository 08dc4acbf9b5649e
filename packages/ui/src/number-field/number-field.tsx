import { NumberInput, type NumberInputProps } from './number-input.tsx';
import { StepButtons } from './step-buttons.tsx';

export interface NumberFieldProps extends NumberInputProps {
  /** Without the buttons: for a number that is not stepped. */
  hideStepper?: boolean | undefined;
}

/**
 * A number as Brazil writes it. It says itself what is no number or out of bounds, and sets `setCustomValidity` for
 * forms. Amounts of money are a `CurrencyInput`. `className` and `style` go to the field, every other attribute to the
 * input.
 */
export function NumberField({ hideStepper = false, ...props }: NumberFieldProps) {
  return <NumberInput {...props} stepper={hideStepper ? undefined : StepButtons} />;
}
