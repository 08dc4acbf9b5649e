import { expect, test } from 'vitest';

import { readSentence } from '../sentence.ts';
import { brazil } from './sentences/brazil.ts';

const read = (text: string) => {
  const { rest, apart } = readSentence(text, brazil);
  return { rest, apart };
};

test.each([
  ['casa em praia grande perto da praia com piscina', 'piscina', 'perto da praia'],
  ['casa com piscina perto do mar', 'piscina', 'perto do mar'],
  ['apartamento bem perto do metrô em são paulo', '', 'bem perto do metrô'],
  ['apto próximo ao metrô, com varanda', 'varanda', 'próximo ao metrô'],
  ['casa perto do centro de curitiba', '', 'perto do centro'],
  ['casa nas proximidades do centro da cidade', '', 'proximidades do centro da cidade'],
  ['casa em um bairro perto da praia', '', 'perto da praia'],
  ['apto perto do metro e do shopping até 300 mil', '', 'perto do metro e do shopping'],
])('[SENT-05] what a house is to be near is reported in one piece: %s', (text, rest, expected) =>
  expect(read(text)).toEqual({ rest, apart: [expected] }),
);

test.each([
  'perto da praia de iracema',
  'perto do metrô consolação',
  'perto da avenida paulista',
  'perto do rio',
])('[SENT-03] a name beside it is searched by: %s', (text) =>
  expect(read(`casa ${text}`)).toEqual({ rest: text, apart: undefined }),
);

test('[SENT-23] excluded, it is reported as excluded', () => {
  expect(readSentence('não quero perto da praia', brazil)).toMatchObject({
    rest: '',
    denied: ['não quero perto da praia'],
  });
});
