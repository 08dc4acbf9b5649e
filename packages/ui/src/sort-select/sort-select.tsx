import { type Order, orders } from '@martelo/domain/list-filters';

import { useMessages } from '../messages/messages.tsx';
import { filtersTexts } from '../messages/pt-br-filters.ts';
import { Select, type SelectProps } from '../select/select.tsx';

export interface SortSelectProps extends Omit<
  SelectProps,
  'label' | 'options' | 'value' | 'defaultValue' | 'onValueChange'
> {
  /** The order, where its owner keeps it; without it the browser does. */
  value?: Order | undefined;
  /** The initial order, when uncontrolled; the first one by default. */
  defaultValue?: Order | undefined;
  /** Called with the chosen order after each change. */
  onValueChange?: ((value: Order) => void) | undefined;
}

/** The order of a list (LIST-06): the platform's own select, with a visually hidden label. */
export function SortSelect({ value, defaultValue, onValueChange, ...props }: SortSelectProps) {
  const messages = useMessages(filtersTexts);
  const change = (text: string) => {
    const order = orders.find((known) => String(known) === text);
    if (order) onValueChange?.(order);
  };
  return (
    <Select
      hideLabel
      {...props}
      label={messages.sortBy}
      options={orders.map((order) => ({ value: String(order), label: messages.orders[order] }))}
      value={value && String(value)}
      defaultValue={defaultValue && String(defaultValue)}
      onValueChange={change}
    />
  );
}
