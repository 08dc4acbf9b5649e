import { FileAnswer } from '../../platform/http/file-answer.ts';
import { notFound } from '../../platform/http/errors.ts';
import type { Handlers } from '../../platform/contract/contract.ts';
import type { Services } from '../../platform/services.ts';
import { type CalendarAddress, calendarAddresses } from './calendar-addresses.repository.ts';
import { calendarFile } from './calendar-file.ts';
import { nameOf, readRounds } from './calendar-rounds.ts';

const maxAge = 900;
const missingAlert = () => notFound('Alerta não encontrado.');

const serialize = ({ alert_id, created_at }: CalendarAddress) => ({
  alert_id,
  created_at: created_at.toISOString(),
});

/** Whether the client has this version already (RFC 9110, 13.1.2). */
const isKnown = (known: string | undefined, etag: string) =>
  known?.split(',').some((one) => ['*', etag].includes(one.trim().replace(/^W\//, ''))) ?? false;

/** The addresses of calendars, and the calendars (NEWS-09 to NEWS-13). */
export function calendarHandlers({ database, clock, outbox: { links } }: Services) {
  const addresses = calendarAddresses(database, clock);

  const ownAlert = async (personId: number, alertId: number | undefined) => {
    if (alertId === undefined) return null;
    if (!(await addresses.ownsAlert(personId, alertId))) throw missingAlert();
    return alertId;
  };

  return {
    async listCalendars({ person }) {
      return { data: (await addresses.list(person.id)).map(serialize) };
    },

    async createCalendar({ person: { id }, body }) {
      const { token, made } = await addresses.renew(id, await ownAlert(id, body.alert_id));
      return {
        message: 'Endereço do calendário criado. Guarde-o: ele não aparece de novo.',
        address: links.calendar(token),
        data: serialize(made),
      };
    },

    async revokeCalendar({ person: { id }, body }) {
      await addresses.revoke(id, await ownAlert(id, body.alert_id));
      return { message: 'O endereço do calendário foi desligado.' };
    },

    async readCalendar({ path, request }) {
      const owner = await addresses.find(path.token);
      if (!owner) throw notFound('Este calendário não existe mais.');
      const now = clock();
      const [name, rounds] = await Promise.all([nameOf(database, owner), readRounds(database, owner, now)]);
      const { text, etag } = calendarFile(name, rounds, links, now);
      const headers = { etag, 'cache-control': `private, max-age=${maxAge}` };
      if (isKnown(request.headers['if-none-match'], etag))
        return new FileAnswer(Buffer.alloc(0), headers, 304);
      return new FileAnswer(Buffer.from(text), {
        ...headers,
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="martelo.ics"',
      });
    },
  } satisfies Partial<Handlers>;
}
