import { describe, expect, test } from 'vitest';

import { wrongOptionalPassword, wrongPasswordChange } from './password-rules.ts';
import {
  onlyWrong,
  wrongDocument,
  wrongEmail,
  wrongName,
  wrongPhone,
  wrongZipcode,
} from './profile-rules.ts';

const change = (current_password: string, password: string, password_confirmation: string) => ({
  current_password,
  password,
  password_confirmation,
});
const short = 'A senha deve ter pelo menos 6 caracteres';
const differs = 'As senhas não coincidem';

describe('wrongPasswordChange', () => {
  test.each([
    [
      'nothing given',
      change('', '', ''),
      {
        current_password: 'Senha atual é obrigatória',
        password: 'Nova senha é obrigatória',
        password_confirmation: 'Confirme a nova senha',
      },
    ],
    ['five characters', change('a', '12345', '12345'), { password: short }],
    ['another confirmation', change('a', '123456', '1234567'), { password_confirmation: differs }],
    ['no confirmation', change('a', '123456', ''), { password_confirmation: 'Confirme a nova senha' }],
    ['all three', change('a', '123456', '123456'), {}],
  ])('[ACC-05] %s', (_case, values, wrong) => {
    expect(wrongPasswordChange(values)).toEqual(wrong);
  });
});

describe('wrongOptionalPassword', () => {
  test.each([
    ['no new password', change('', '', ''), {}],
    ['the current one alone', change('a', '', ''), {}],
    [
      'no current one',
      change('', '123456', '123456'),
      { current_password: 'Senha atual é obrigatória para alterar a senha' },
    ],
    ['another confirmation', change('a', '123456', 'x'), { password_confirmation: differs }],
    ['a confirmation alone', change('a', '', '123456'), { password: short, password_confirmation: differs }],
    ['all three', change('a', '123456', '123456'), {}],
  ])('[ACC-07] %s', (_case, values, wrong) => {
    expect(wrongOptionalPassword(values)).toEqual(wrong);
  });
});

describe('the profile’s fields', () => {
  test.each([
    ['no name', wrongName(' '), 'Nome é obrigatório'],
    ['a name', wrongName('Ana'), undefined],
    ['no email', wrongEmail(''), 'Email é obrigatório'],
    ['half an email', wrongEmail('ana@'), 'Email inválido'],
    ['an email', wrongEmail(' ana@exemplo.com.br '), undefined],
    ['no CPF', wrongDocument('', 'any', true), 'CPF é obrigatório'],
    ['no CPF, as before', wrongDocument('', 'CPF', false), undefined],
    ['a CPF', wrongDocument('52998224725', 'CPF', true), undefined],
    ['a wrong check digit', wrongDocument('52998224726', 'CPF', true), 'CPF inválido'],
    ['a CPF for a company', wrongDocument('52998224725', 'CNPJ', true), 'CNPJ inválido'],
    ['a CNPJ with letters', wrongDocument('12ABC34501DE35', 'any', true), undefined],
    ['half a telephone', wrongPhone('6299'), 'Telefone inválido'],
    ['no telephone', wrongPhone(''), undefined],
    ['no cellphone any more', wrongPhone('', true), 'Celular é obrigatório'],
    ['half a CEP', wrongZipcode('742'), 'CEP inválido'],
    ['no CEP', wrongZipcode(''), undefined],
  ])('[ACC-04][ACC-07] %s', (_case, found, expected) => {
    expect(found).toBe(expected);
  });

  test('[ACC-07] only the wrong fields have errors', () => {
    expect(onlyWrong({ name: undefined, email: 'Email inválido' })).toEqual({ email: 'Email inválido' });
  });
});
