import type { NotificationFrequency, NotificationSettings } from '@martelo/domain/alert';
import { Checkbox } from '@martelo/ui/checkbox';
import { RadioGroup } from '@martelo/ui/radio-group';
import { Select } from '@martelo/ui/select';
import { useState } from 'react';

import { apiFor } from '../../lib/api.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { explainFailure } from './explain-failure.ts';
import { FormFrame } from './form-frame.tsx';
import { messages } from './messages.ts';
import { saveNotifications } from './settings.calls.ts';

const labels = {
  frequency: 'Quando avisar',
  hour: 'Horário',
  weekday: 'Dia da semana',
  reminders: 'Lembretes',
};

const options = [
  { value: 'at_once', label: 'Na hora, a cada leilão encontrado e favorito que muda' },
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
  reminders: boolean;
}

const valuesOf = ({ frequency, hour, weekday, reminders }: NotificationSettings): Values => ({
  frequency,
  hour: String(hour),
  weekday: String(weekday),
  reminders,
});

/** When alert matches and changes of favourites are mailed, and reminders (ACC-09, NEWS-15). */
export function NotificationsForm({ notifications }: { notifications: NotificationSettings }) {
  const [success, setSuccess] = useState<string | null>(null);
  const form = useForm<Values>({
    initial: valuesOf(notifications),
    explain: explainFailure(messages.settings.notificationsFailed),
    draft: { name: 'notifications' },
    async submit(values) {
      const { frequency, hour, weekday, reminders } = values;
      const chosen = { frequency, hour: Number(hour), weekday: Number(weekday), reminders };
      setSuccess(await saveNotifications(apiFor(), chosen));
      return values;
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
      {frequency !== 'off' && (
        <Checkbox
          label="Lembrar por email 24 horas antes das praças dos meus favoritos"
          checked={form.values.reminders}
          onCheckedChange={(reminders) => form.change({ reminders })}
        />
      )}
    </FormFrame>
  );
}
