import { type Order, orders } from '@martelo/domain/list-filters';

import { useMessages } from '../messages/messages.tsx';
import { Select, type SelectProps } from '../select/select.tsx';

export interface SortSelectProps extends Omit<SelectProps, 'label' | 'options' | 'value' | 'onChange'> {
  value: Order;
  onChange: (order: Order) => void;
}

/** The order of a list (LIST-06): the platform's own select, whose label is only heard. */
export function SortSelect({ value, onChange, ...props }: SortSelectProps) {
  const messages = useMessages();
  const change = (text: string) => {
    const order = orders.find((known) => String(known) === text);
    if (order) onChange(order);
  };
  return (
    <Select
      hideLabel
      {...props}
      label={messages.sortBy}
      options={orders.map((order) => ({ value: String(order), label: messages.orders[order] }))}
      value={String(value)}
      onChange={change}
    />
  );
}
