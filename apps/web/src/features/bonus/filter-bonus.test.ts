import { expect, test } from 'vitest';

import { filterBonus } from './filter-bonus.ts';

const items = [
  { title: 'Guia do edital', description: 'O que procurar: ônus e ocupação.', category: 'ebooks' },
  { title: 'Seu primeiro leilão', description: 'Do cadastro à carta.', category: 'tutoriais' },
  { title: 'Como ler a matrícula', description: 'Um exemplo de ônus.', category: 'conteudo-extra' },
] as const;

test.each([
  ['everything', '', null, [0, 1, 2]],
  ['a title without its accents', 'leilao', null, [1]],
  ['a description', 'ONUS', null, [0, 2]],
  ['a category', '', 'tutoriais', [1]],
  ['both', 'ônus', 'ebooks', [0]],
  ['nothing that fits both', 'cadastro', 'ebooks', []],
] as const)('[BONUS-01] %s', (_case, text, category, found) => {
  expect(filterBonus(items, text, category)).toEqual(found.map((at) => items[at]));
});
