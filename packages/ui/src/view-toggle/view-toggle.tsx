import { LayoutGrid, List } from 'lucide-react';

import { useMessages } from '../messages/messages.tsx';
import { ToggleGroup, type ToggleGroupProps } from '../toggle-group/toggle-group.tsx';

export type View = 'grid' | 'list';

export interface ViewToggleProps extends Omit<
  ToggleGroupProps<View>,
  'label' | 'options' | 'value' | 'onValueChange' | 'onChange'
> {
  value: View;
  onChange: (view: View) => void;
}

/** Cards side by side or one below the other (LIST-02). */
export function ViewToggle({ value, onChange, ...props }: ViewToggleProps) {
  const messages = useMessages();
  return (
    <ToggleGroup
      {...props}
      label={messages.view}
      value={value}
      onValueChange={onChange}
      options={[
        { value: 'grid', label: messages.viewGrid, icon: LayoutGrid, hideLabel: true },
        { value: 'list', label: messages.viewList, icon: List, hideLabel: true },
      ]}
    />
  );
}
