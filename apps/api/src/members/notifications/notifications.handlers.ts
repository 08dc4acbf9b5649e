import type { Handlers } from '../../platform/contract/contract.ts';
import type { Services } from '../../platform/services.ts';
import { notificationRepository, type NotificationRow } from './notifications.repository.ts';

const print = ({ updated_at, ...settings }: NotificationRow) => ({
  ...settings,
  updated_at: updated_at?.toISOString() ?? null,
});

/** When a customer's alerts are mailed (ACC-09, ALERT-09). */
export function notificationHandlers({ database, clock }: Services) {
  const notifications = notificationRepository(database);
  return {
    getNotificationSettings: async ({ person }) => print(await notifications.find(person.id)),

    async saveNotificationSettings({ person, body }) {
      const saved = await notifications.save(person.id, body, clock());
      return { message: 'Preferências de notificação salvas!', data: print(saved) };
    },
  } satisfies Partial<Handlers>;
}
