import { expect, test } from 'vitest';

import { isOtherStep } from './use-steps.ts';

const url = (path: string) => new URL(path, 'https://martelo.example');

test.each([
  ['/cadastro', '/cadastro?etapa=2', true],
  ['/cadastro?etapa=2#conteudo', '/cadastro', true],
  ['/cadastro#conteudo', '/cadastro?etapa=2', true],
  ['/cadastro?etapa=2', '/cadastro?etapa=2#conteudo', false],
  ['/cadastro?etapa=2', '/cadastro?origem=/favoritos', false],
  ['/cadastro?etapa=2', '/entrar', false],
])('[WAY-05] from %s to %s it is another step: %s', (one, other, expected) =>
  expect(isOtherStep(url(one), url(other))).toBe(expected),
);
