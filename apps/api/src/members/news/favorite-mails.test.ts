import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { aListedAuction } from '../../../test/a-listed-auction.ts';
import { engines } from '../../../test/databases.ts';
import { type ListsForTest, listsForTest } from '../../catalogue/ingestion/undo/testing/lists-for-test.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { manualJobs } from '../../platform/jobs/testing/manual-jobs.ts';
import { openOutbox, type Outbox } from '../../platform/outbox/outbox.ts';
import { sendDigests } from '../alerts/digest.ts';
import { notifyMatches } from '../alerts/notify-matches.ts';
import { type Seed, seedAlert, seedCustomer } from '../alerts/testing/seed-customer.ts';

const now = new Date('2026-03-10T12:00Z');
const source = { code: 'outra', name: 'Outra fonte' };

describe.each(engines)('mails of favourites that changed on $name', ({ open }) => {
  let opened: OpenDatabase;
  let outbox: Outbox;
  let lists: ListsForTest;
  beforeAll(async () => {
    opened = await open();
    lists = listsForTest(opened);
    outbox = await openOutbox(opened.database, manualJobs(), 'https://martelo.example');
  });
  afterAll(() => opened?.close());
  afterEach(() => void vi.unstubAllEnvs());
  beforeEach(async () => {
    await lists.clear();
    await lists.importList('2026-03-01', [aListedAuction('1'), aListedAuction('2')]);
    await notify();
  });

  const notify = (at = now) => notifyMatches(opened.database, outbox, at);
  const follower = async (email: string, seed: Omit<Seed, 'email'> = {}) => {
    const { id } = await seedCustomer(opened.database, { email, ...seed });
    await opened.pool.query(
      'insert into favorites (person_id, auction_id, created_at) select $1, id, $2 from auctions',
      [id, now],
    );
    return id;
  };
  const bring = (date: string, price: number, second: number | null = null) =>
    lists.importList(date, [
      aListedAuction('1', { minimumFirst: price }),
      aListedAuction('2', second === null ? {} : { minimumFirst: second }),
    ]);
  const mails = async () =>
    (
      await opened.pool.query<{ key: string; subject: string; text: string }>(
        'select key, subject, text from mails order by id',
      )
    ).rows;

  test('[NEWS-07] who chose immediate mails is mailed once what a list changed', async () => {
    await follower('ana@exemplo.com.br');
    await follower('rui@exemplo.com.br', { frequency: 'off' });
    await bring('2026-03-02', 17_000_000);
    expect(await notify()).toBe(1);
    expect(await notify()).toBe(0);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      key: 'favorites:2:1',
      subject: 'Mudou: Apartamento em Setor Bueno, Goiânia – GO',
    });
    expect(mail!.text.replaceAll('\u00a0', ' ')).toContain(
      'Preço caiu de R$ 186.400,00 para R$ 170.000,00 (lista de 02/03/2026)',
    );
    expect(mail!.text).toContain('/cancelar-avisos/');
    await bring('2026-03-03', 16_000_000, 15_000_000);
    await notify();
    const last = (await mails()).at(-1)!;
    expect(last.subject).toBe('2 favoritos mudaram');
    expect(last.text.replaceAll('\u00a0', ' ')).not.toContain('186.400,00 para R$ 170.000,00');
  });

  test('[NEWS-07] of more changes than a mail shows of a favourite it shows those that matter most', async () => {
    await lists.importList('2026-03-02', [aListedAuction('1', { financing: false }), aListedAuction('2')]);
    await follower('ana@exemplo.com.br');
    await lists.importList('2026-03-03', [
      aListedAuction('1', {
        minimumFirst: 17_000_000,
        valuation: 30_000_000,
        modality: 'Venda Online',
        financing: true,
        bedrooms: 3,
      }),
      aListedAuction('2'),
    ]);
    await notify();
    const mailText = (await mails())[0]!.text.replaceAll('\u00a0', ' ');
    expect(mailText.match(/^.*(?= \(lista de 03\/03\/2026\))/gm)).toEqual([
      'Preço caiu de R$ 186.400,00 para R$ 170.000,00',
      expect.stringMatching(/^Modalidade mudou de /),
      'Passou a aceitar financiamento, segundo a lista',
    ]);
  });

  test('[NEWS-06] an unsent digest removed with its list causes no mail that the list was undone', async () => {
    const id = await follower('rui@exemplo.com.br', { frequency: 'daily' });
    await seedAlert(opened.database, id);
    const run = await lists.importList('2026-03-02', [
      aListedAuction('1', { minimumFirst: 17_000_000 }),
      aListedAuction('2'),
      aListedAuction('3'),
    ]);
    await notify();
    const hour = new Date('2026-03-11T12:00Z');
    expect(await sendDigests(opened.database, outbox, hour)).toBe(1);
    await lists.undo(run);
    await notify();
    expect(await mails()).toEqual([]);
    expect(await sendDigests(opened.database, outbox, hour)).toBe(0);
  });

  test('[SAFE-40] nothing is mailed to an address that is not confirmed, until it is', async () => {
    const id = await follower('ana@exemplo.com.br', { confirmed: false });
    const daily = await follower('rui@exemplo.com.br', { confirmed: false, frequency: 'daily' });
    await seedAlert(opened.database, id);
    await seedAlert(opened.database, daily);
    await lists.importList('2026-03-02', [
      aListedAuction('1', { minimumFirst: 17_000_000 }),
      aListedAuction('2'),
      aListedAuction('3'),
    ]);
    await notify();
    const hour = new Date('2026-03-11T12:00Z');
    await sendDigests(opened.database, outbox, hour);
    expect(await mails()).toEqual([]);
    await opened.pool.query('update people set verified_email_at = $1', [now]);
    await sendDigests(opened.database, outbox, hour);
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'Resumo do dia: 2 imóveis novos, 1 favorito mudou',
    ]);
  });

  test('[NEWS-07] what was seen on the page, and what is old, is in no mail', async () => {
    const id = await follower('ana@exemplo.com.br');
    await bring('2026-03-02', 17_000_000);
    await opened.pool.query(
      `insert into auction_visits (person_id, auction_id, looked_at, seen_event)
       select $1, id, $2, (select max(id) from auction_events) from auctions`,
      [id, now],
    );
    await notify();
    expect(await mails()).toEqual([]);
    await bring('2026-03-03', 16_000_000);
    await notify(new Date('2026-03-25T12:00Z'));
    expect(await mails()).toEqual([]);
  });

  test.each(['UTC', 'America/Sao_Paulo', 'Asia/Tokyo'])(
    '[NEWS-07] the day after which a change is old ends at midnight in São Paulo, for a process in %s',
    async (zone) => {
      vi.stubEnv('TZ', zone);
      await follower('ana@exemplo.com.br');
      await bring('2026-03-03', 17_000_000);
      await notify(new Date('2026-03-16T22:00-03:00'));
      expect(await mails()).toHaveLength(1);
      await bring('2026-03-04', 16_000_000);
      await notify(new Date('2026-03-18T00:30-03:00'));
      expect(await mails()).toHaveLength(1);
    },
  );

  test('[NEWS-02][NEWS-07] what left its list has no round to come, and the last value that is known', async () => {
    const dated = { dateFirst: new Date('2026-12-10T17:00Z') };
    await lists.importList('2026-03-02', [aListedAuction('1', dated), aListedAuction('2')]);
    await follower('ana@exemplo.com.br');
    await lists.importList('2026-03-03', [aListedAuction('2')]);
    await notify();
    const { rows } = await opened.pool.query<{ text: string; html: string }>('select text, html from mails');
    for (const form of Object.values(rows[0]!)) {
      expect(form).toContain('Saiu da lista, o que não diz se foi vendido (lista de 03/03/2026)');
      expect(form).toContain('Fora da lista desde 03/03/2026');
      expect(form).not.toMatch(/10\/12\/2026|PRAÇA|abaixo da avaliação/);
    }
    const plain = (form: string) => form.replaceAll('\u00a0', ' ');
    expect(plain(rows[0]!.text)).toContain('Último valor conhecido: R$ 186.400,00\n');
    expect(plain(rows[0]!.html)).toMatch(/R\$ 186\.400,00 <span[^>]*>último valor conhecido</);
  });

  test('[NEWS-07] a digest has what changed beside what alerts found, or alone', async () => {
    await follower('ana@exemplo.com.br', { frequency: 'daily' });
    const id = await follower('rui@exemplo.com.br', { frequency: 'daily' });
    await seedAlert(opened.database, id);
    await bring('2026-03-02', 17_000_000);
    await notify();
    expect(await mails()).toEqual([]);
    const hour = new Date('2026-03-11T12:00Z');
    expect(await sendDigests(opened.database, outbox, hour)).toBe(2);
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'Resumo do dia: 1 favorito mudou',
      'Resumo do dia: 1 imóvel novo, 1 favorito mudou',
    ]);
    await opened.pool.query('update notification_settings set last_digest_at = null');
    expect(await sendDigests(opened.database, outbox, hour)).toBe(0);
  });

  test('[NEWS-07] three processes at once, for two lists, mail each change once', async () => {
    await follower('ana@exemplo.com.br');
    await bring('2026-03-02', 17_000_000);
    await lists.importList('2026-03-02', [aListedAuction('9')], { source, scope: ['SP'] });
    await bring('2026-03-03', 16_000_000);
    await Promise.all([1, 2, 3].map(() => notify()));
    const mailTexts = (await mails()).map(({ text }) => text).join('\n');
    expect(mailTexts.match(/lista de 02\/03\/2026\)/g)).toHaveLength(1);
    expect(mailTexts.match(/lista de 03\/03\/2026\)/g)).toHaveLength(1);
  });

  test('[NEWS-06] undoing a list before its mail was sent removes the mail, and nobody is notified', async () => {
    await follower('ana@exemplo.com.br');
    await lists.undo(await bring('2026-03-02', 17_000_000));
    expect(await mails()).toEqual([]);
    const unsent = await bring('2026-03-02', 16_000_000);
    await notify();
    expect(await mails()).toHaveLength(1);
    await lists.undo(unsent);
    await notify();
    expect(await mails()).toEqual([]);
    await bring('2026-03-03', 15_000_000);
    await notify();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail!.text).not.toContain('desfeita');
  });

  test('[NEWS-06] who was mailed what a list said is mailed once that it was undone', async () => {
    await follower('ana@exemplo.com.br');
    await follower('rui@exemplo.com.br', { frequency: 'off' });
    const wrong = await lists.importList('2026-03-02', [aListedAuction('2')]);
    await notify();
    expect((await mails())[0]!.text).toContain('Saiu da lista');
    await opened.pool.query('update mails set sent_at = now()');
    await lists.undo(wrong);
    expect(await notify()).toBe(1);
    expect(await notify()).toBe(0);
    const [, mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      key: 'favorites:undone:2:1',
      subject: 'Mudou: Apartamento em Setor Bueno, Goiânia – GO',
    });
    expect(mail!.text).toContain(
      'A lista foi desfeita: vale o que constava antes dela (lista de 02/03/2026)',
    );
    expect(mail!.text).not.toContain('Fora da lista');
    await bring('2026-03-03', 17_000_000);
    await notify();
    expect((await mails()).at(-1)!.text).not.toContain('desfeita');
  });

  test('[NEWS-06] who saw on the page that the list was undone is not mailed it', async () => {
    const id = await follower('ana@exemplo.com.br');
    const wrong = await bring('2026-03-02', 17_000_000);
    await notify();
    await opened.pool.query('update mails set sent_at = now()');
    await lists.undo(wrong);
    await opened.pool.query(
      `insert into auction_visits (person_id, auction_id, looked_at, seen_event)
       select $1, id, $2, (select max(id) from auction_events) from auctions`,
      [id, now],
    );
    await notify();
    expect(await mails()).toHaveLength(1);
  });

  test('[NEWS-06] a digest says that a list was undone whose change the previous one named', async () => {
    await follower('ana@exemplo.com.br', { frequency: 'daily' });
    const wrong = await bring('2026-03-02', 17_000_000);
    await notify();
    await sendDigests(opened.database, outbox, new Date('2026-03-11T12:00Z'));
    await opened.pool.query('update mails set sent_at = now()');
    await lists.undo(wrong);
    await notify();
    expect(await mails()).toHaveLength(1);
    await sendDigests(opened.database, outbox, new Date('2026-03-12T12:00Z'));
    const [, digest] = await mails();
    expect(digest!.subject).toBe('Resumo do dia: 1 favorito mudou');
    expect(digest!.text).toContain('A lista foi desfeita');
  });

  test('[NEWS-07] what was undone before its turn came, hidden or saved later is mailed to nobody', async () => {
    await lists.undo(await bring('2026-03-02', 17_000_000));
    await follower('ana@exemplo.com.br');
    await lists.undo(await bring('2026-03-02', 17_000_000));
    await bring('2026-03-03', 16_000_000);
    await opened.pool.query(`update auctions set flagged_reason = 'x'`);
    await notify();
    expect(await mails()).toEqual([]);
  });
});
