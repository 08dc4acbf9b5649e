import type { components } from '@martelo/openapi/schema';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { expectDocumented } from '../../../test/answers.ts';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { aCaller, type Caller, callsOf } from '../../../test/callers.ts';
import { engines } from '../../../test/databases.ts';
import { now, importStock } from '../../../test/stock.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { goiania, saoPaulo, seedAlert } from './testing/seed-customer.ts';

type Alert = components['schemas']['Alert'];
interface Saved {
  message: string;
  data: Alert;
}
interface List {
  data: {
    data: Alert[];
    pagination: { current_page: number; last_page: number; total: number; from: number; to: number };
    stats: { total: number; active: number; paused: number; today: number; week: number };
  };
}

const at = '/api/customer/alert';
const form = { property_type: 2, city: [goiania], price_min: 100_000, price_max: 350_000 };

describe.each(engines)('alerts on $name', ({ open }) => {
  let opened: OpenDatabase;
  let app: FastifyInstance;
  let ana: Caller;
  let rui: Caller;
  let admin: Caller;
  const call = callsOf(() => app);
  beforeAll(async () => {
    opened = await open();
    await importStock(opened.database);
    app = await buildTestApp(opened, now);
    ana = await aCaller(opened.database, now, 'ana@exemplo.com.br');
    rui = await aCaller(opened.database, now, 'rui@exemplo.com.br');
    admin = await aCaller(opened.database, now, 'adm@exemplo.com.br', 'admin');
  });
  afterAll(async () => {
    await app?.close();
    await opened?.close();
  });
  beforeEach(async () => {
    for (const table of ['alerts', 'opportunities', 'activities'])
      await opened.pool.query(`delete from ${table}`);
  });

  const create = (body: object = form, caller: Caller | null = ana, headers = {}) =>
    call(`${at}/store`, caller, body, headers);
  const created = async (body: object = form, caller = ana) =>
    expectDocumented<Saved>(await create(body, caller), 'createAlert').data;
  const list = async (caller = ana, page = 1) =>
    expectDocumented<List>(await call(`${at}/load-display?page=${page}`, caller), 'listAlerts').data;
  const find = async (alertId: number | null, code: string, when: string, caller = ana) =>
    sql`insert into opportunities (person_id, auction_id, alert_id, matched_at)
      select ${caller.id}::bigint, id, ${alertId}::bigint, ${new Date(when)}::timestamptz from auctions
      where code = ${code}`.execute(opened.database);

  test('[ALERT-07] only a customer has alerts', async () => {
    for (const [id, path, body] of [
      ['listAlerts', '/load-display', undefined],
      ['createAlert', '/store', form],
      ['updateAlert', '/update', { ...form, id: 1 }],
      ['pauseAlert', '/pause', { id: 1, paused: true }],
      ['deleteAlert', '/destroy', { id: 1 }],
      ['previewAlert', '/preview', form],
    ] as const) {
      const signedOut = await call(at + path, null, body);
      expectDocumented(signedOut, id);
      expect(signedOut.statusCode).toBe(401);
      const other = await call(at + path, admin, body);
      expectDocumented(other, id);
      expect(other.statusCode).toBe(403);
    }
  });

  test('[ALERT-03] [ALERT-05] a new alert is read in words and in the form’s codes', async () => {
    const alert = await created({
      ...form,
      city: [saoPaulo, goiania],
      auction_type: 3,
      price_max: 149_999.9,
    });
    expect(alert).toEqual({
      id: alert.id,
      category: 'Imóveis',
      sub_category: 'Apartamentos',
      city: 'Goiânia - GO, São Paulo - SP',
      type: 'Extra Judicial',
      minimum_price: '100.000,00',
      maximum_price: '149.999,90',
      property_type: 2,
      auction_type: 3,
      cities: [
        { id: goiania, name: 'Goiânia', uf: 'GO' },
        { id: saoPaulo, name: 'São Paulo', uf: 'SP' },
      ],
      price_min: 100_000,
      price_max: 149_999.9,
      name: null,
      filters: {},
      filter_labels: [],
      tells: ['new'],
      paused: false,
      matches: { total: 0, today: 0, week: 0 },
      last_match_at: null,
      created_at: now.toISOString(),
    });
    const { rows } = await opened.pool.query('select kind, description from activities');
    expect(rows).toEqual([{ kind: 'alert', description: 'Alerta criado: Goiânia - GO e mais 1' }]);
  });

  test('[RULE-08] each property type has its name', async () => {
    const names: string[] = [];
    for (const property_type of [1, 2, 3, 4, 5, 6])
      names.push((await created({ ...form, property_type })).sub_category);
    expect(names).toEqual(['Casas', 'Apartamentos', 'Terrenos', 'Galpões', 'Comercial', 'Imóveis Rurais']);
  });

  test('[ALERT-01] today and this week count what was found, in São Paulo', async () => {
    const watching = (await created()).id;
    const { id: paused } = await created({ ...form, property_type: 1 });
    await call(`${at}/pause`, ana, { id: paused, paused: true });
    // Tuesday 10 March: midnight in São Paulo is 03:00 UTC, Monday is the 9th.
    await find(watching, 'A1', '2026-03-10T03:00Z');
    await find(watching, 'A2', '2026-03-10T02:59Z');
    await find(watching, 'A3', '2026-03-09T03:00Z');
    await find(watching, 'A4', '2026-03-09T02:59Z');
    await find(null, 'L1', '2026-03-10T10:00Z');
    await find(watching, 'L2', '2026-03-10T10:00Z');
    await opened.pool.query(`update auctions set flagged_reason = 'cota' where code = 'L2'`);
    await sql`insert into opportunities (person_id, auction_id, reason, matched_at)
      select ${ana.id}::bigint, id, 'discount', ${now}::timestamptz from auctions where code = 'A5'`.execute(
      opened.database,
    );
    const { data, stats, pagination } = await list();
    await opened.pool.query('update auctions set flagged_reason = null');
    expect(stats).toEqual({ total: 2, active: 1, paused: 1, today: 2, week: 4 });
    expect(pagination).toEqual({ current_page: 1, last_page: 1, per_page: 30, total: 2, from: 1, to: 2 });
    expect(
      data.map(({ id, matches, paused: off, last_match_at }) => [id, matches, off, last_match_at]),
    ).toEqual([
      [paused, { total: 0, today: 0, week: 0 }, true, null],
      [watching, { total: 4, today: 1, week: 3 }, false, '2026-03-10T03:00:00.000Z'],
    ]);
  });

  test('[ALERT-01] the newest come first, 30 a page', async () => {
    for (let made = 0; made < 31; made += 1) await seedAlert(opened.database, ana.id);
    await seedAlert(opened.database, rui.id);
    const newest = await created();
    const first = await list();
    expect(first.data[0]?.id).toBe(newest.id);
    expect(first.data).toHaveLength(30);
    expect((await list(ana, 7)).pagination).toMatchObject({ current_page: 2, total: 32, from: 31, to: 32 });
  });

  test('[ALERT-05] one is changed, paused, gone on with and deleted', async () => {
    const { id } = await created();
    const change = { id, ...form, property_type: 1, city: [saoPaulo], auction_type: 4 };
    const changed = expectDocumented<Saved>(await call(`${at}/update`, ana, change), 'updateAlert');
    expect(changed).toMatchObject({
      message: 'Alerta atualizado',
      data: { id, sub_category: 'Casas', city: 'São Paulo - SP', type: 'Caixa' },
    });
    for (const [paused, message] of [
      [true, 'Alerta pausado'],
      [true, 'Alerta pausado'],
      [false, 'Alerta reativado'],
    ] as const)
      expect(
        expectDocumented<Saved>(await call(`${at}/pause`, ana, { id, paused }), 'pauseAlert'),
      ).toMatchObject({ message, data: { id, paused } });
    await find(id, 'A1', '2026-03-10T10:00Z');
    expect(expectDocumented(await call(`${at}/destroy`, ana, { id, index: 0 }), 'deleteAlert')).toEqual({
      message: 'Alerta removido',
    });
    expect((await list()).data).toEqual([]);
    const { rows } = await opened.pool.query('select alert_id from opportunities');
    expect(rows).toEqual([{ alert_id: null }]);
  });

  test("[ALERT-05] another person's alert is not there, and stays as it is", async () => {
    const alert = await created();
    for (const [id, path, body] of [
      ['updateAlert', '/update', { ...form, id: alert.id, property_type: 3 }],
      ['pauseAlert', '/pause', { id: alert.id, paused: true }],
      ['deleteAlert', '/destroy', { id: alert.id }],
      ['deleteAlert', '/destroy', { id: 9_007_199_254_740_991 }],
    ] as const) {
      const answer = await call(at + path, rui, body);
      expect([answer.statusCode, expectDocumented(answer, id)]).toEqual([
        404,
        { message: 'Alerta não encontrado.' },
      ]);
    }
    expect((await list()).data).toEqual([alert]);
  });

  test.each<[string, object, Record<string, string[]>]>([
    [
      'nothing',
      {},
      {
        property_type: ['é obrigatório'],
        city: ['é obrigatório'],
        price_min: ['é obrigatório'],
        price_max: ['é obrigatório'],
      },
    ],
    [
      'equal prices',
      { ...form, price_min: 350_000 },
      {
        price_min: ['O valor mínimo deve ser menor que o valor máximo.'],
      },
    ],
    ['no city', { ...form, city: [] }, { city: ['é inválido'] }],
    ['a number that no city has', { ...form, city: [goiania, 0] }, { city: ['deve ser no mínimo 1'] }],
    ['a text as city', { ...form, city: ['x', goiania] }, { city: ['deve ser um número inteiro'] }],
    ['an unknown city', { ...form, city: [goiania, 1] }, { city: ['Cidade não encontrada.'] }],
    [
      'thirds of a centavo',
      { ...form, price_min: 0.001 },
      { price_min: ['deve ter no máximo duas casas decimais'] },
    ],
    ['a text as what may be null', { ...form, state: 'GO' }, { state: ['deve ser um número inteiro'] }],
    ['a text as price', { ...form, price_min: '1' }, { price_min: ['deve ser um número'] }],
    ['another type', { ...form, property_type: 7 }, { property_type: ['deve ser no máximo 6'] }],
    [
      'more than any price',
      { ...form, price_max: 10_000_000_000_000 },
      { price_max: ['deve ser no máximo 9.999.999.999.999'] },
    ],
  ])('[ALERT-04][SAFE-18] %s is refused by field', async (_case, body, errors) => {
    for (const [id, path, sent] of [
      ['createAlert', '/store', body],
      ['previewAlert', '/preview', body],
      ['updateAlert', '/update', { ...body, id: 1 }],
    ] as const) {
      const answer = await call(at + path, ana, sent);
      expect([answer.statusCode, expectDocumented(answer, id)]).toEqual([
        422,
        { message: 'Os dados enviados são inválidos.', errors },
      ]);
    }
    expect((await list()).data).toEqual([]);
  });

  test('[ALERT-03] the 51st is refused, also among several at once', async () => {
    for (let made = 0; made < 48; made += 1) await seedAlert(opened.database, ana.id);
    const answers = await Promise.all(Array.from({ length: 5 }, () => create()));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
    const refused = answers.find(({ statusCode }) => statusCode === 422)!;
    expect(expectDocumented(refused, 'createAlert')).toEqual({
      message: 'Você já tem 50 alertas. Exclua um para criar outro.',
    });
    expect((await list()).stats.total).toBe(50);
  });

  test('[ALERT-08] the same wish sent twice makes one alert', async () => {
    const key = { 'idempotency-key': 'alert-once-1' };
    const answers = await Promise.all([create(form, ana, key), create(form, ana, key)]);
    expect(answers[0].json()).toEqual(answers[1].json());
    expect((await list()).stats.total).toBe(1);
  });

  test('[ALERT-09][ALERT-13] the preview counts the history and saves nothing', async () => {
    const answer = await call(`${at}/preview`, ana, { ...form, price_max: 250_000 });
    const { auctions, ...preview } = expectDocumented<components['schemas']['AlertPreview']>(
      answer,
      'previewAlert',
    );
    expect(preview).toEqual({ count: 2, days: 1, since: '2026-03-09', newest_list: '2026-03-09' });
    expect(auctions?.map(({ code }) => code)).toEqual(['A2', 'A1']);
    expect((await list()).stats.total).toBe(0);
  });
});
