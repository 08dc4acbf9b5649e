import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { benchNow, generateAuctions } from '../../../bench/generate-auctions.ts';
import { engines } from '../../../test/databases.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { nearInPlace } from './near-place.ts';
import { placeIndexSource } from '../places/place-index.ts';
import { placeRepository } from '../places/places.repository.ts';
import { listAuctions } from './list-auctions.ts';
import { type SearchSource, searchSource } from './engine/search-source.ts';

test.each([
  [['ribeirao', 'petro'], 'petro', 'preto'],
  [['casa', 'belo', 'horisonte'], 'horisonte', 'horizonte'],
  [['casa', 'barato'], 'barato', null],
  [['rio', 'mar'], 'mar', null],
] as const)('[SENT-22] in %j the city’s word for %s is %s', (words, word, meant) => {
  expect(nearInPlace(words, word)).toBe(meant);
});

describe.each(engines)('words of a search on $name', ({ open }) => {
  let opened: OpenDatabase;
  let source: SearchSource;
  beforeAll(async () => {
    opened = await open();
    await generateAuctions(opened.work.database, 2000);
    source = searchSource(opened.database);
    await source.warm();
  });
  afterAll(async () => {
    await source?.settle();
    await opened?.close();
  });
  const list = async (keyword: string) => {
    const index = await placeIndexSource(placeRepository(opened.database), () => benchNow)();
    return listAuctions(opened.database, source.search, { keyword }, index);
  };

  test('[SENT-20] one that occurs in no auction is reported and leaves the rest of the search', async () => {
    const [plain, unread] = [await list('cozinha'), await list('cozinha qwrtzx')];
    expect(plain.pagination.total).toBeGreaterThan(500);
    expect(unread.pagination.total).toBe(plain.pagination.total);
    expect(unread.data.map(({ id }) => id)).toEqual(plain.data.map(({ id }) => id));
    expect(unread.reading).toMatchObject({
      rest: 'cozinha',
      unread: [{ word: 'qwrtzx', nearest: null }],
      similar: [],
    });
  });

  test('[SENT-23] what is excluded is left out, or reported where no filter can, and not searched by', async () => {
    const [plain, others, without] = [
      await list('cozinha'),
      await list('cozinha extrajudicial ou caixa ou administrativo ou voluntário'),
      await list('cozinha, não quero judicial'),
    ];
    expect(without.data.map(({ id }) => id)).toEqual(others.data.map(({ id }) => id));
    expect(without.reading).toMatchObject({
      rest: 'cozinha',
      unread: [],
      applied: { type: ['extrajudicial', 'caixa', 'administrativo', 'voluntario'] },
    });
    const denied = await list('cozinha, sem ser cobertura');
    expect(denied.pagination.total).toBe(plain.pagination.total);
    expect(denied.reading.unread).toEqual([{ word: 'sem ser cobertura', nearest: null, denied: true }]);
  });

  test('[SENT-05] what a house is to be near is reported in one piece, and not searched by', async () => {
    const [plain, near] = [await list('cozinha'), await list('cozinha perto da praia com qwrtzx')];
    expect(near.pagination.total).toBe(plain.pagination.total);
    expect(near.reading).toMatchObject({
      rest: 'cozinha',
      unread: [
        { word: 'perto da praia', nearest: null },
        { word: 'qwrtzx', nearest: null },
      ],
    });
  });

  test.each([
    ['qwrtzx da cozinha com qwrtzy', 'cozinha'],
    ['cozinha com qwrtzx e com varanda', 'cozinha varanda'],
    ['cozinha com varanda, qwrtzx', 'cozinha com varanda,'],
  ])('[SENT-20] of %s what joined the unread words is left out with them', async (keyword, rest) =>
    expect((await list(keyword)).reading.rest).toBe(rest),
  );

  test('[SENT-26] numbers that no list states are reported, and not searched by', async () => {
    const [plain, numbered] = [await list('cozinha'), await list('cozinha edital 0012/2026')];
    expect(numbered.pagination.total).toBe(plain.pagination.total);
    expect(numbered.reading.unread).toEqual([{ word: 'edital 0012/2026', nearest: null, unlisted: true }]);
  });

  test('[SENT-25] beside a chosen price another one is reported, and not searched by', async () => {
    const index = await placeIndexSource(placeRepository(opened.database), () => benchNow)();
    const priced = (keyword: string) =>
      listAuctions(opened.database, source.search, { keyword, price: '50000-900000' }, index);
    const [plain, twice] = [await priced('cozinha'), await priced('cozinha até 200 mil')];
    expect(plain.pagination.total).toBeGreaterThan(0);
    expect(twice.pagination.total).toBe(plain.pagination.total);
    expect(twice.reading).toMatchObject({
      rest: 'cozinha',
      unread: [{ word: 'até 200 mil', nearest: null, overruled: true }],
    });
  });

  test('[SENT-25] a house number that nothing has does not empty its street', async () => {
    const [street, house] = [await list('rua'), await list('rua 98765')];
    expect(street.pagination.total).toBeGreaterThan(0);
    expect(house.pagination.total).toBe(street.pagination.total);
    expect(house.reading.unread).toEqual([{ word: '98765', nearest: null }]);
    expect((await list('cozinha 98765')).pagination.total).toBe(0);
    await opened.pool.query(`insert into search_words (word, stem) values ('98765', '98765')`);
    expect((await list('rua cozinha 98765')).pagination.total).toBe(
      (await list('rua cozinha')).pagination.total,
    );
  });

  test('[SENT-20] alone it leaves every auction, and the known word most like it is offered', async () => {
    const { pagination, reading } = await list('pisicna');
    expect(pagination.total).toBe((await list('')).pagination.total);
    expect(reading.unread).toEqual([{ word: 'pisicna', nearest: 'piscina' }]);
  });

  test.each([
    ['perto', null],
    ['qualquer', null],
    ['bolso', null],
    ['promocao', null],
    ['piscoso', null],
    ['cozihna', 'cozinha'],
    ['bahneiro', 'banheiro'],
    ['vraanda', 'varanda'],
    ['suiet', 'suite'],
    ['estacinoamemto', 'estacionamento'],
  ])('[SENT-20] of %s the word that was meant is %s', async (word, nearest) => {
    const known = 'pera quercia bolla producao banheiro baleeiro suite suica estacionamento';
    await opened.pool.query(
      `insert into search_words (word, stem) select word, word from unnest(string_to_array($1, ' ')) as word
        on conflict do nothing`,
      [known],
    );
    expect((await list(word)).reading).toMatchObject({ unread: [{ word, nearest }], similar: [] });
  });

  test('[SENT-21] one that is nearly a known word finds that, and says so', async () => {
    const [right, wrong] = [await list('varanda'), await list('varnda')];
    expect(right.pagination.total).toBeGreaterThan(50);
    expect(wrong.pagination.total).toBe(right.pagination.total);
    expect(wrong.reading).toMatchObject({ unread: [], similar: [{ word: 'varnda', words: ['varanda'] }] });
    expect(right.reading).toMatchObject({ unread: [], similar: [] });
  });

  test('[SENT-20] one that occurred only in earlier auctions is one that occurs in none', async () => {
    await opened.pool.query(`insert into search_words (word, stem) values ('antigamente', 'antig')`);
    const { pagination, reading } = await list('antigamente varanda');
    expect(reading.unread).toEqual([{ word: 'antigamente', nearest: null }]);
    expect(pagination.total).toBe((await list('varanda')).pagination.total);
  });

  test('[SENT-22] one that stands elsewhere, but in nothing that the rest leaves, does not empty the list', async () => {
    const { rows } = await opened.pool.query(`select s.state_id from auction_search s group by 1
      having count(*) > 3 and count(*) filter (where words @@ to_tsquery('folded', 'piscina:*')) = 0 order by count(*) desc limit 1`);
    const stateId = String((rows[0] as { state_id: number }).state_id);
    const index = await placeIndexSource(placeRepository(opened.database), () => benchNow)();
    const inState = (keyword: string) =>
      listAuctions(opened.database, source.search, { keyword, state_id: stateId }, index);
    const [all, with_] = [await inState(''), await inState('piscina')];
    expect(with_.pagination.total).toBe(all.pagination.total);
    expect(with_.reading).toMatchObject({
      rest: '',
      unread: [{ word: 'piscina', nearest: null, elsewhere: true }],
    });
    expect((await inState('8444413299999')).pagination.total).toBe(0);
  });

  test('a number that no auction has leaves nothing', async () => {
    expect((await list('8444413299999')).pagination.total).toBe(0);
    expect((await list('casa F-77321')).pagination.total).toBe(0);
    expect((await list('W-12')).pagination.total).toBe(0);
  });

  test('words that are all known, but stand in no auction together, leave nothing', async () => {
    const { pagination, reading } = await list('piscina avenida travessa alameda estrada');
    expect(pagination.total).toBe(0);
    expect(reading.unread).toEqual([]);
  });
});
