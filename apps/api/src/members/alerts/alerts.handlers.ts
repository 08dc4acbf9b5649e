import { calendarDate } from '@martelo/domain/dates';
import type { components } from '@martelo/openapi/schema';

import { serializeAuction } from '../../catalogue/auctions/serialize-auction.ts';
import { findSources } from '../../catalogue/search/sources.ts';
import { HttpError, notFound, wrongFields } from '../../platform/http/errors.ts';
import type { Handlers } from '../../platform/contract/contract.ts';
import type { Services } from '../../platform/services.ts';
import { serializeAlert, readAlertForm } from './alert-form.ts';
import { alertRepository, maxAlerts } from './alerts.repository.ts';
import { findPastMatches } from './past-matches.ts';
import { requirementsOf } from './requirements.ts';

const day = 86_400_000;
const previewDays = 90;
const missing = () => notFound('Alerta não encontrado.');

/** A customer's alerts (ALERT-01 to ALERT-09). */
export function alertHandlers({ database, clock }: Services) {
  const alerts = alertRepository(database, clock);

  const read = async (input: components['schemas']['AlertInput']) => {
    const form = readAlertForm(input);
    if ((await alerts.unknownCities(form.cityIds)).length > 0)
      throw wrongFields({ city: ['Cidade não encontrada.'] });
    if (!form.filters) return form;
    const { sources } = form.filters;
    const sourceIds = await findSources(database, sources);
    if (sourceIds.length < sources.length) throw wrongFields({ 'filters.source': ['Fonte não encontrada.'] });
    return { ...form, requirements: requirementsOf(form.filters, sourceIds) };
  };

  return {
    async listAlerts({ person, query }) {
      const stats = await alerts.stats(person.id);
      const { rows, pagination } = await alerts.page(person.id, query.page ?? 1, stats.total);
      return { data: { data: rows.map(serializeAlert), pagination, stats } };
    },

    async createAlert({ person, body }) {
      const made = await alerts.create(person.id, await read(body));
      if (!made) throw new HttpError(422, `Você já tem ${maxAlerts} alertas. Exclua um para criar outro.`);
      return { message: 'Alerta criado', data: serializeAlert(made) };
    },

    async updateAlert({ person, body }) {
      const changed = await alerts.update(person.id, body.id, await read(body));
      if (!changed) throw missing();
      return { message: 'Alerta atualizado', data: serializeAlert(changed) };
    },

    async pauseAlert({ person, body: { id, paused } }) {
      const alert = await alerts.pause(person.id, id, paused);
      if (!alert) throw missing();
      return { message: paused ? 'Alerta pausado' : 'Alerta reativado', data: serializeAlert(alert) };
    },

    async deleteAlert({ person, body }) {
      if (!(await alerts.delete(person.id, body.id))) throw missing();
      return { message: 'Alerta removido' };
    },

    async previewAlert({ body }) {
      const now = clock();
      const form = await read(body);
      const [{ count, auctions }, first, newest] = await Promise.all([
        findPastMatches(database, form, now, previewDays),
        alerts.firstListDate(),
        alerts.newestListDate(form.cityIds),
      ]);
      const earliest = calendarDate(new Date(now.getTime() - previewDays * day));
      const since = first && first > earliest ? first : earliest;
      const days = (Date.parse(calendarDate(now)) - Date.parse(since)) / day;
      return {
        count,
        days: Math.min(previewDays, Math.max(1, days)),
        since,
        newest_list: newest,
        auctions: auctions.map(serializeAuction),
      };
    },
  } satisfies Partial<Handlers>;
}
