import { expect, test } from 'vitest';

import { greeting } from './greeting.ts';

test.each([
  'Ana',
  'Ana Lima',
  'José da Silva Jr.',
  "Joana d'Ávila",
  'Maria-Clara O’Neill',
  'J. R. Dantas',
  'Nguyễn Thị Minh',
])('[AUTH-09] a mail greets %s by name', (name) => expect(greeting(name)).toBe(`Olá, ${name}.`));

test.each([
  'Ana, você ganhou: golpe.example/premio',
  'www.golpe.example',
  'golpe.com',
  'Confirme em https://golpe.example',
  'ligue 0800 123 456',
  'ana@golpe.example',
  'Ana (clique aqui)',
  'Ana\nBcc: x',
  'A'.repeat(61),
  'A',
])('[AUTH-09] a mail repeats no more than a name: %j', (name) => expect(greeting(name)).toBe('Olá.'));
