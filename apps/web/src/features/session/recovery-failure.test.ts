import { ApiError, ConnectionError } from '@martelo/api-client';
import { expect, test } from 'vitest';

import { requestFailure, resetFailure, tokenFailure } from './recovery-failure.ts';

const offline = new ConnectionError('offline');

test.each([
  [
    'a text of the address stands under its field',
    new ApiError(422, 'Inválido.', { email: ['Email inválido'] }),
    null,
  ],
  ['else the server’s message', new ApiError(429, 'Muitas requisições.'), 'Muitas requisições.'],
  [
    'else this',
    new ApiError(500, ''),
    'Ocorreu um erro ao solicitar a recuperação de senha. Por favor, tente novamente.',
  ],
  [
    'a lost connection',
    offline,
    'Ocorreu um erro ao solicitar a recuperação de senha. Por favor, tente novamente.',
  ],
])('[AUTH-09] asking for the mail fails: %s', (_case, error, text) => {
  expect(requestFailure(error)).toBe(text);
});

test.each([
  ['the server’s message first', new ApiError(404, 'Este link já foi usado.'), 'Este link já foi usado.'],
  ['404', new ApiError(404, ''), 'Token não encontrado ou já foi usado.'],
  ['422', new ApiError(422, ''), 'Token expirado.'],
  ['another status', new ApiError(500, ''), 'Token inválido ou expirado.'],
  ['a lost connection', offline, 'Token inválido ou expirado.'],
])('[AUTH-11] a link is refused: %s', (_case, error, text) => {
  expect(tokenFailure(error)).toBe(text);
});

test.each([
  ['the server’s message first', new ApiError(422, 'Recusada.', { password: ['Fraca'] }), 'Recusada.'],
  [
    'else the first of the password’s texts',
    new ApiError(422, '', { password: ['Fraca', 'Curta'] }),
    'Fraca',
  ],
  ['else a token’s error', new ApiError(422, '', { token: ['x'] }), 'Token inválido ou expirado.'],
  ['a token that is gone', new ApiError(404, ''), 'Token inválido ou expirado.'],
  ['422', new ApiError(422, ''), 'Dados inválidos. Verifique os campos e tente novamente.'],
  ['else this', new ApiError(500, ''), 'Ocorreu um erro ao redefinir a senha. Por favor, tente novamente.'],
  ['a lost connection', offline, 'Ocorreu um erro ao redefinir a senha. Por favor, tente novamente.'],
])('[AUTH-11] the new password is refused: %s', (_case, error, text) => {
  expect(resetFailure(error)).toBe(text);
});
