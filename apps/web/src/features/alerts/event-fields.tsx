import { alertEvents } from '@martelo/domain/alert';
import { Checkbox } from '@martelo/ui/checkbox';
import { Fieldset } from '@martelo/ui/fieldset';

import type { Form } from '../../lib/forms/form.ts';
import type { AlertValues } from './alert-values.ts';
import { messages } from './messages.ts';

/** The events that the alert reports (ALERT-14). */
export function EventFields({ form }: { form: Form<AlertValues> }) {
  const { value, onValueChange, error } = form.field('events');
  return (
    <Fieldset
      name="events"
      label={messages.eventsLabel}
      hint={messages.eventsHint}
      error={error}
      gap="xsmall"
    >
      {alertEvents.map((event) => (
        <Checkbox
          key={event}
          label={messages.events[event]}
          checked={value.includes(event)}
          onCheckedChange={(on) =>
            onValueChange(alertEvents.filter((other) => (other === event ? on : value.includes(other))))
          }
        />
      ))}
    </Fieldset>
  );
}
