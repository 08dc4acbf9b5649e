import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { components } from '@martelo/openapi/schema';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { expectDocumented, validateAnswers } from '../../../test/answers.ts';
import { aCaller, type Caller, callsOf } from '../../../test/callers.ts';
import { engines } from '../../../test/databases.ts';
import { buildApp } from '../../app.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { manualJobs } from '../../platform/jobs/testing/manual-jobs.ts';
import { openOutbox } from '../../platform/outbox/outbox.ts';
import { readSettings } from '../../platform/config/settings.ts';

type Item = components['schemas']['BonusItem'];
interface List {
  data: Item[];
  stats: Record<string, number>;
}

const start = new Date('2026-03-10T12:00Z');
const path = '/api/customer/bonus';
const pdf = '%PDF-1.7 0123456789';

describe.each(engines)('bonus content on $name', ({ open }) => {
  let opened: OpenDatabase;
  let app: FastifyInstance;
  let folder: string;
  let now = start;
  let ana: Caller;
  let rui: Caller;
  let admin: Caller;
  const call = callsOf(() => app);
  beforeAll(async () => {
    opened = await open();
    folder = await mkdtemp(join(tmpdir(), 'martelo-bonus-'));
    const settings = {
      ...readSettings({ REQUESTS_PER_MINUTE: '1000000', MAX_EVENT_LOOP_DELAY_MS: '0' }),
      dataDir: folder,
    };
    const jobs = manualJobs();
    const outbox = await openOutbox(opened.database, jobs, 'https://martelo.example');
    app = validateAnswers(await buildApp({ settings, opened, clock: () => now, outbox, jobs, site: null }));
    ana = await aCaller(opened.database, now, 'ana@exemplo.com.br');
    rui = await aCaller(opened.database, now, 'rui@exemplo.com.br');
    admin = await aCaller(opened.database, now, 'adm@exemplo.com.br', 'admin');
    await mkdir(join(folder, 'bonus'));
    await writeFile(join(folder, 'bonus/guia.pdf'), pdf);
    await writeFile(join(folder, 'bonus/aula.mp4'), 'ftypisom');
    await writeFile(join(folder, 'segredo.txt'), 'segredo');
    await sql`insert into bonus_items (position, title, description, type, category, file, video, size, duration_seconds)
      values (2, 'Aula', 'Um vídeo', 'video', 'conteudo-extra', null, 'aula.mp4', null, 90),
        (1, 'Guia', 'Um guia', 'ebook', 'ebooks', 'guia.pdf', null, ${pdf.length}, null),
        (3, 'Perdido', 'Sem arquivo', 'tutorial', 'tutoriais', 'perdido.pdf', null, null, null),
        (4, 'Fora', 'Fora da pasta', 'tutorial', 'tutoriais', '../segredo.txt', null, null, null)`.execute(
      opened.database,
    );
  });
  afterAll(async () => {
    await app?.close();
    await opened?.close();
    if (folder) await rm(folder, { recursive: true });
  });
  beforeEach(async () => {
    now = start;
    await opened.pool.query('delete from bonus_redemptions');
    await opened.pool.query('delete from activities');
    await opened.pool.query('delete from idempotent_answers');
  });

  const list = async (caller = ana) => expectDocumented<List>(await call(path, caller), 'listBonus');
  const itemOf = async (title: string, caller = ana) =>
    (await list(caller)).data.find((item) => item.title === title)!;
  const fileOf = async (title: string, headers = {}, caller: Caller | null = ana) =>
    call(`${path}/${(await itemOf(title)).id}/file`, caller, undefined, headers);

  test('[BONUS-01] only a customer has it', async () => {
    const { id } = await itemOf('Guia');
    for (const [operation, url, body] of [
      ['listBonus', path, undefined],
      ['redeemBonus', `${path}/redeem`, { reward_id: id }],
      ['getBonusFile', `${path}/${id}/file`, undefined],
    ] as const) {
      const signedOut = await call(url, null, body);
      expectDocumented(signedOut, operation);
      expect(signedOut.statusCode).toBe(401);
      const other = await call(url, admin, body);
      expectDocumented(other, operation);
      expect(other.statusCode).toBe(403);
    }
  });

  test('[BONUS-01] [BONUS-02] the list says what there is of each', async () => {
    const { data, stats } = await list();
    expect(stats).toEqual({ total: 4, ebooks: 1, tutorials: 2, extra: 1, downloaded: 0 });
    expect(data[0]).toEqual({
      id: data[0]!.id,
      title: 'Guia',
      description: 'Um guia',
      type: 'ebook',
      category: 'ebooks',
      file_type: 'PDF',
      size: pdf.length,
      duration: null,
      download_url: `${path}/${data[0]!.id}/file`,
      video_url: null,
      is_downloaded: false,
      downloaded_at: null,
      sample: false,
    });
    expect(data[1]).toMatchObject({ title: 'Aula', file_type: 'MP4', duration: 90, download_url: null });
  });

  test('[BONUS-03] fetched is marked once, for the one who fetched', async () => {
    const { id } = await itemOf('Guia');
    const redeem = async () =>
      expectDocumented<{ message: string; data: Item }>(
        await call(`${path}/redeem`, ana, { reward_id: id }),
        'redeemBonus',
      );
    const first = await redeem();
    expect(first).toMatchObject({
      message: 'Conteúdo liberado.',
      data: { id, is_downloaded: true, downloaded_at: start.toISOString() },
    });
    now = new Date('2026-03-10T13:00Z');
    expect(await redeem()).toEqual(first);
    expect((await list()).stats).toMatchObject({ downloaded: 1 });
    expect((await list(rui)).stats).toMatchObject({ downloaded: 0 });
    const { rows } = await opened.pool.query('select kind, description from activities');
    expect(rows).toEqual([{ kind: 'bonus', description: 'Conteúdo bônus baixado: Guia' }]);
  });

  test.each([
    ['with one key', { 'idempotency-key': 'uma-vez-so' }],
    ['without a key', {}],
  ])('[BONUS-03] of ten presses at once %s one fetches it', async (_case, headers) => {
    const { id } = await itemOf('Guia');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => call(`${path}/redeem`, ana, { reward_id: id }, headers)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    // The pass of a video is a new one each time; a book's answer has nothing that changes.
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect((await opened.pool.query('select from bonus_redemptions')).rowCount).toBe(1);
    expect((await opened.pool.query('select from activities')).rowCount).toBe(1);
  });

  test('[BONUS-03] the file comes whole', async () => {
    const whole = await fileOf('Guia');
    expect([whole.statusCode, whole.body]).toEqual([200, pdf]);
    expect(whole.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-length': String(pdf.length),
      'content-disposition': 'attachment; filename="guia.pdf"',
      'accept-ranges': 'bytes',
      etag: expect.stringMatching(/^"[\w-]+"$/),
    });
  });

  test.each([
    ['bytes=0-7', '%PDF-1.7', 'bytes 0-7/19'],
    ['bytes=9-', '0123456789', 'bytes 9-18/19'],
    ['bytes=-3', '789', 'bytes 16-18/19'],
  ])('[BONUS-03] a broken download goes on: %s', async (range, body, contentRange) => {
    const part = await fileOf('Guia', { range });
    expect([part.statusCode, part.body]).toEqual([206, body]);
    expect(part.headers).toMatchObject({
      'content-range': contentRange,
      'content-length': String(body.length),
    });
  });

  test('[BONUS-03] a part that there is none of says how much there is', async () => {
    const none = await fileOf('Guia', { range: 'bytes=19-' });
    expect([none.statusCode, expectDocumented(none, 'getBonusFile')]).toEqual([
      416,
      { message: 'A parte pedida do arquivo não existe.' },
    ]);
    expect(none.headers['content-range']).toBe('bytes */19');
  });

  test('[BONUS-03] a part of another version is answered whole', async () => {
    const { etag } = (await fileOf('Guia')).headers;
    const range = 'bytes=9-';
    expect((await fileOf('Guia', { range, 'if-range': etag as string })).statusCode).toBe(206);
    await utimes(join(folder, 'bonus/guia.pdf'), start, start);
    const changed = await fileOf('Guia', { range, 'if-range': etag as string });
    expect([changed.statusCode, changed.body]).toEqual([200, pdf]);
    expect(changed.headers['etag']).not.toBe(etag);
  });

  test.each(['Aula', 'Perdido', 'Fora'])('[BONUS-03] %s has no file to give', async (title) => {
    const answer = await fileOf(title);
    expect([answer.statusCode, expectDocumented(answer, 'getBonusFile')]).toEqual([
      404,
      { message: 'Conteúdo não encontrado.' },
    ]);
  });

  test('[BONUS-03] a video opens by its pass alone, and not for ever', async () => {
    const { id, video_url } = await itemOf('Aula');
    const watch = async (url: string) => app.inject({ url, headers: { range: 'bytes=0-3' } });
    const part = await watch(video_url!);
    expect([part.statusCode, part.body, part.headers['content-type']]).toEqual([206, 'ftyp', 'video/mp4']);

    const { rows } = await opened.pool.query<{ id: number }>(
      `select id from bonus_items where title = 'Guia'`,
    );
    const refused = [
      video_url!.replace(/.{4}$/, 'AAAA'),
      video_url!.replace(`/${id}/`, `/${rows[0]!.id}/`),
      video_url!.replace(ana.uuid, rui.uuid),
      video_url!.replace(/pass=\d+/, 'pass=9999999999'),
    ];
    for (const url of refused) {
      const answer = await watch(url);
      expect([answer.statusCode, expectDocumented(answer, 'getBonusVideo')]).toEqual([
        404,
        { message: 'Conteúdo não encontrado.' },
      ]);
    }
    now = new Date('2026-03-10T17:59Z');
    expect((await watch(video_url!)).statusCode).toBe(206);
    now = new Date('2026-03-10T18:00Z');
    expect((await watch(video_url!)).statusCode).toBe(404);
  });

  test('[API-06] what is wrong or missing is refused', async () => {
    for (const [operation, url, body, status] of [
      ['redeemBonus', `${path}/redeem`, {}, 422],
      ['redeemBonus', `${path}/redeem`, { reward_id: 999 }, 404],
      ['getBonusFile', `${path}/999/file`, undefined, 404],
      ['getBonusFile', `${path}/abc/file`, undefined, 422],
      ['getBonusVideo', `${path}/1/video`, undefined, 422],
      ['getBonusVideo', `${path}/1/video?pass=${'a'.repeat(30)}`, undefined, 404],
    ] as const) {
      const answer = await call(url, ana, body);
      expectDocumented(answer, operation);
      expect(answer.statusCode, url).toBe(status);
    }
  });
});
