import { expect, test } from 'vitest';

import { openFile, partOf } from '../open-file.ts';
import { inMemory } from '../reading/input-file.ts';
import { marteloFeed } from './martelo-feed.ts';

const lot = {
  code: 'A1',
  title: 'Casa em Goiânia, CPF 529.982.247-25',
  type: 'judicial',
  uf: 'GO',
  city: 'Goiânia',
  first_minimum: 100_000,
  address: 'Rua 1, de 52998224725',
  extra:
    'Parte com CPF 111.222.333–44 e telefone (62) 99999-0000; apartamentos 101 102 103 04; processo 1000001-09.2026.8.26.0114.',
  link: 'https://leiloes.example/1',
};

test('[INTAKE-52] a CPF in a free text of a list is left out, and the sender reads where, not which', () => {
  const bytes = new TextEncoder().encode(
    `{"martelo_feed":1,"list_date":"2026-03-09"}\n${JSON.stringify(lot)}\n${JSON.stringify({ ...lot, code: 'A2', title: 'Casa', address: null, extra: null })}`,
  );
  const { rows, rejected } = marteloFeed.parse({ name: 'lista.jsonl', bytes });
  expect(rejected).toEqual([]);
  expect(rows.map(({ auction, warning }) => ({ ...auction, warning }))).toMatchObject([
    {
      title: 'Casa em Goiânia, CPF omitido',
      address: 'Rua 1, de omitido',
      extra:
        'Parte com CPF omitido e telefone (62) 99999-0000; apartamentos 101 102 103 04; processo 1000001-09.2026.8.26.0114.',
      warning: "Havia um CPF em 'title', 'address', 'extra': ele foi omitido.",
    },
    { title: 'Casa' },
  ]);
  expect(rows[1]).not.toHaveProperty('warning');
});

test('[INTAKE-52] so it is in a list that comes by command', async () => {
  const bytes = new TextEncoder().encode(
    `{"martelo_feed":1,"list_date":"2026-03-09"}\n${JSON.stringify(lot)}\n`,
  );
  const opened = await openFile(marteloFeed, inMemory({ name: 'lista.jsonl', bytes }));
  const titles: unknown[] = [];
  for await (const { lines } of partOf(marteloFeed, opened).read())
    for (const { auction } of lines) titles.push(auction?.title);
  expect(titles).toEqual(['Casa em Goiânia, CPF omitido']);
});
