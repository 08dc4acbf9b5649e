import type { NotificationFrequency, NotificationSettings } from '@martelo/domain/alert';
import { RadioGroup } from '@martelo/ui/radio-group';
import { Select } from '@martelo/ui/select';
import { useState } from 'react';

import { apiFor } from '../../lib/api.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { explainFailure } from './explain-failure.ts';
import { FormFrame } from './form-frame.tsx';
import { messages } from './messages.ts';
import { saveNotifications } from './settings.calls.ts';

const labels = { frequency: 'Quando avisar', hour: 'Horário', weekday: 'Dia da semana' };

const options = [
  { value: 'at_once', label: 'Na hora, a cada leilão encontrado' },
  { value: 'daily', label: 'Um resumo por dia' },
  { value: 'weekly', label: 'Um resumo por semana' },
  { value: 'off', label: 'Não enviar emails' },
] as const satisfies readonly { value: NotificationFrequency; label: string }[];

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

const weekdays = [
  'Segunda-feira',
  'Terça-feira',
  'Quarta-feira',
  'Quinta-feira',
  'Sexta-feira',
  'Sábado',
  'Domingo',
].map((label, at) => ({ value: String(at + 1), label }));

interface Values {
  frequency: NotificationFrequency;
  hour: string;
  weekday: string;
}

const valuesOf = ({ frequency, hour, weekday }: NotificationSettings): Values => ({
  frequency,
  hour: String(hour),
  weekday: String(weekday),
});

/** When what the alerts found is told by mail (ACC-09). */
export function NotificationsForm({ notifications }: { notifications: NotificationSettings }) {
  const [success, setSuccess] = useState<string | null>(null);
  const form = useForm<Values>({
    initial: valuesOf(notifications),
    explain: explainFailure(messages.settings.notificationsFailed),
    draft: { name: 'notifications' },
    async submit(values) {
      const { frequency, hour, weekday } = values;
      setSuccess(
        await saveNotifications(apiFor(), { frequency, hour: Number(hour), weekday: Number(weekday) }),
      );
      form.reset(values);
    },
  });
  const { frequency } = form.values;

  return (
    <FormFrame
      form={form}
      name="Notificações"
      labels={labels}
      submitLabel="Salvar preferências"
      success={success}
      onDiscard={() => form.reset()}
    >
      <RadioGroup
        label={labels.frequency}
        name="frequency"
        value={frequency}
        options={options}
        onValueChange={(next) => form.change({ frequency: next })}
      />
      {frequency === 'weekly' && (
        <Select {...form.field('weekday')} label={labels.weekday} options={weekdays} />
      )}
      {(frequency === 'daily' || frequency === 'weekly') && (
        <Select {...form.field('hour')} label={labels.hour} options={hours} hint="Horário de Brasília." />
      )}
    </FormFrame>
  );
}
