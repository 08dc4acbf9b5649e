import type { NotificationFrequency, NotificationSettings } from '@martelo/domain/alert';
import { Link } from '@martelo/ui/link';
import { SettingRow } from '@martelo/ui/setting-row';
import { Text } from '@martelo/ui/text';
import { ToggleGroup } from '@martelo/ui/toggle-group';

import { paths } from '../../paths.ts';
import type { Delivery } from './alerts.calls.ts';
import { useDelivery } from './use-delivery.ts';

const options: readonly { value: NotificationFrequency; label: string }[] = [
  { value: 'at_once', label: 'Na hora' },
  { value: 'daily', label: 'Diário' },
  { value: 'weekly', label: 'Semanal' },
  { value: 'off', label: 'Desligado' },
];

const weekdays = ['segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado', 'domingo'];

function describe({ frequency, hour, weekday }: NotificationSettings): string {
  switch (frequency) {
    case 'at_once':
      return 'Um email assim que uma lista traz algo novo.';
    case 'daily':
      return `Um email por dia, às ${hour}h, com tudo o que foi encontrado.`;
    case 'weekly': {
      const day = weekdays[weekday - 1];
      return `Um email ${weekday > 5 ? 'todo' : 'toda'} ${day}, às ${hour}h, com tudo o que foi encontrado.`;
    }
    case 'off':
      return 'Nenhum email: o que for encontrado fica em Oportunidades.';
    default:
      return frequency satisfies never;
  }
}

/** When all alerts are mailed: applied at once, reverted where it could not be saved (ALERT-09). */
export function AlertDelivery({ delivery }: { delivery: Delivery | null }) {
  const [known, choose] = useDelivery(delivery);
  if (!known) return <Text color="muted">A preferência de email não pôde ser carregada agora.</Text>;

  return (
    <SettingRow
      title="Avisos por email"
      text={
        <>
          {known.confirmed ? (
            describe(known)
          ) : (
            <>
              Confirme seu email para receber: até lá, o que for encontrado fica em Oportunidades.{' '}
              <Link href={paths.dashboard}>Reenviar a confirmação</Link>
            </>
          )}{' '}
          {(known.frequency === 'daily' || known.frequency === 'weekly') && (
            <Link href={paths.settings}>Mudar dia e hora</Link>
          )}
        </>
      }
    >
      <ToggleGroup
        label="Quando avisar"
        value={known.frequency}
        options={options}
        onValueChange={(frequency) => choose({ ...known, frequency })}
      />
    </SettingRow>
  );
}
