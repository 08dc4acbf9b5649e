import type { CalendarDate } from '@martelo/domain/auction';

import { PopoverPopup } from '../popover/popover-popup.tsx';
import { Calendar } from './calendar.tsx';
import type { DateRange } from './marked-days.ts';
import type { DateRules } from './use-date-text.ts';

export interface CalendarPopupProps extends DateRules {
  id: string;
  label: string;
  open: boolean;
  onClose: () => void;
  anchor: HTMLElement | null;
  opener: HTMLElement | null;
  first: CalendarDate | null;
  marked: DateRange;
  question: string | undefined;
  onChoose: (day: CalendarDate) => void;
  now: Date | undefined;
}

/** What opens under a field of a date: its code comes with the first reach for the button. */
export function CalendarPopup({ id, label, open, onClose, anchor, opener, ...calendar }: CalendarPopupProps) {
  return (
    <PopoverPopup
      id={id}
      aria-label={label}
      open={open}
      onClose={onClose}
      anchor={anchor}
      opener={opener}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        if (event.target instanceof Element)
          event.target.querySelector<HTMLElement>('table [tabindex="0"]')?.focus();
      }}
    >
      <Calendar {...calendar} />
    </PopoverPopup>
  );
}
