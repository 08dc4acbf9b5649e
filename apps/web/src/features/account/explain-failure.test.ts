import { ApiError, ConnectionError } from '@martelo/api-client';
import { describe, expect, test } from 'vitest';

import { explainAfter, explainAllErrors, explainFailure } from './explain-failure.ts';

const fields = new ApiError(422, 'Os dados enviados são inválidos.', {
  cpf: ['CPF ou CNPJ inválido'],
  email: ['Este email já está cadastrado.'],
});
const busy = new ApiError(429, 'Muitas tentativas. Aguarde um minuto.');
const silent = new ApiError(500, '');
const late = new ConnectionError('timeout');
const lateSentence = 'O servidor demorou demais para responder. Tente novamente.';

describe('why a form was not taken', () => {
  test.each([
    [
      '[ACC-04] field errors need no further sentence',
      explainFailure('Erro ao atualizar perfil'),
      fields,
      null,
    ],
    ['[ACC-04] the server’s message', explainFailure('Erro ao atualizar perfil'), busy, busy.message],
    ['[ACC-04] no message', explainFailure('Erro ao atualizar perfil'), silent, 'Erro ao atualizar perfil'],
    [
      '[ACC-04] what is no answer',
      explainFailure('Erro ao atualizar perfil'),
      new Error('x'),
      'Erro ao atualizar perfil',
    ],
    [
      '[ACC-04] no answer in time',
      explainFailure('Erro ao atualizar perfil'),
      late,
      `Erro ao atualizar perfil. ${lateSentence}`,
    ],
    [
      '[ACC-04] a password’s own sentence',
      explainAfter('Erro ao alterar senha'),
      silent,
      'Erro ao alterar senha',
    ],
    [
      '[ACC-04] a password’s reason follows',
      explainAfter('Erro ao alterar senha'),
      busy,
      `Erro ao alterar senha. ${busy.message}`,
    ],
    [
      '[ACC-05] a password’s field errors need no further sentence',
      explainAfter('Erro ao alterar senha'),
      fields,
      null,
    ],
    [
      '[ACC-04] a password too late',
      explainAfter('Erro ao alterar senha'),
      late,
      `Erro ao alterar senha. ${lateSentence}`,
    ],
    [
      '[ACC-07] the server’s errors are joined',
      explainAllErrors('Erro ao atualizar perfil. Tente novamente.'),
      fields,
      'CPF ou CNPJ inválido. Este email já está cadastrado.',
    ],
    [
      '[ACC-07] so are sentences, which end once',
      explainAllErrors('Erro ao atualizar perfil. Tente novamente.'),
      new ApiError(422, '', { email: ['Este email já está em uso.'], cpf: ['CPF já cadastrado.'] }),
      'Este email já está em uso. CPF já cadastrado.',
    ],
    [
      '[ACC-07] else the message',
      explainAllErrors('Erro ao atualizar perfil. Tente novamente.'),
      busy,
      busy.message,
    ],
    [
      '[ACC-07] else the sentence',
      explainAllErrors('Erro ao atualizar perfil. Tente novamente.'),
      silent,
      'Erro ao atualizar perfil. Tente novamente.',
    ],
  ])('%s', (_case, explain, error, sentence) => {
    expect(explain(error)).toBe(sentence);
  });
});
