import { LayoutGrid, List } from 'lucide-react';

import { useMessages } from '../messages/messages.tsx';
import { ToggleGroup, type ToggleGroupProps } from '../toggle-group/toggle-group.tsx';

export type View = 'grid' | 'list';

export type ViewToggleProps = Omit<ToggleGroupProps<View>, 'label' | 'options'>;

/** Cards side by side or one below the other (LIST-02). */
export function ViewToggle(props: ViewToggleProps) {
  const messages = useMessages();
  return (
    <ToggleGroup
      {...props}
      label={messages.view}
      options={[
        { value: 'grid', label: messages.viewGrid, icon: LayoutGrid, hideLabel: true },
        { value: 'list', label: messages.viewList, icon: List, hideLabel: true },
      ]}
    />
  );
}
