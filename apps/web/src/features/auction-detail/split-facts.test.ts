import { expect, test } from 'vitest';

import { splitFacts } from './split-facts.ts';

const kind = { term: 'Tipo de imóvel', description: 'Casa' };

test('[EVID-10] facts that are not informed share one line', () => {
  expect(
    splitFacts([
      kind,
      { term: 'Área do terreno', description: 'não informado' },
      { term: 'CEP', description: 'não informado' },
      { term: 'Débitos de IPTU', description: 'não informado' },
    ]),
  ).toEqual({ known: [kind], unknown: 'Não informado: área do terreno, CEP, débitos de IPTU.' });
});

test('where all facts are informed there is no line', () =>
  expect(splitFacts([kind])).toEqual({ known: [kind], unknown: null }));
