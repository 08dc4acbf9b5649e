import { expect, test } from 'vitest';

import { caixaPhoto, caixaRegistration } from './caixa-addresses.ts';

const site = 'https://venda-imoveis.caixa.gov.br';

test.each([
  ['8444428815589', `${site}/fotos/F844442881558921.jpg`],
  ['10214912', `${site}/fotos/F000001021491221.jpg`],
])('[LABEL-30] the photo of %s', (code, address) => {
  expect(caixaPhoto(code)).toBe(address);
});

test('[LABEL-31] the registration of a number of eight digits is padded too', () => {
  expect(caixaRegistration('10306957', 'SP')).toBe(`${site}/editais/matricula/SP/0000010306957.pdf`);
});

test.each(['', '123', '12345678901234', 'X127788', '../1'])('[LABEL-30][LABEL-31] %j has neither', (code) => {
  expect(caixaPhoto(code)).toBeNull();
  expect(caixaRegistration(code, 'SP')).toBeNull();
});

test('[LABEL-31] nor has one without a state', () => {
  expect(caixaRegistration('10306957', null)).toBeNull();
  expect(caixaRegistration(null, 'SP')).toBeNull();
});
