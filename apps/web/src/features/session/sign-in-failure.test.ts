import { ApiError, ConnectionError } from '@martelo/api-client';
import { expect, test } from 'vitest';

import { UnusableAnswer } from './sign-in.calls.ts';
import { signInFailure } from './sign-in-failure.ts';

const wrong = 'Email ou senha inválidos. Verifique seus dados e tente novamente.';
const unknown = 'Erro ao fazer login. Tente novamente mais tarde.';

test.each([
  ['401 has one sentence, whatever the server says', new ApiError(401, 'Não.', { password: ['x'] }), wrong],
  [
    'a text of the password stands under its field',
    new ApiError(422, 'Inválido.', { password: ['x'] }),
    null,
  ],
  ['a text of the captcha stands under its field', new ApiError(422, 'Inválido.', { captcha: ['x'] }), null],
  ['else the server’s message', new ApiError(429, 'Espere.'), 'Espere.'],
  ['no message', new ApiError(500, ''), unknown],
  ['a lost connection', new ConnectionError('offline'), unknown],
  ['an error of our own', new TypeError('x'), unknown],
])('[AUTH-04] signing in fails: %s', (_case, error, text) => {
  expect(signInFailure(error)).toBe(text);
});

test('[AUTH-03] an answer that can not be used says why', () => {
  expect(signInFailure(new UnusableAnswer('Tipo de usuário inválido'))).toBe('Tipo de usuário inválido');
});
