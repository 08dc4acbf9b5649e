import { expect, test } from 'vitest';

import { toHttpAddress } from './http-address.ts';

test.each([
  [
    'https',
    'https://leiloeiro.example/lote/1',
    { href: 'https://leiloeiro.example/lote/1', host: 'leiloeiro.example' },
  ],
  [
    'http, with www',
    'http://www.leiloeiro.example',
    { href: 'http://www.leiloeiro.example/', host: 'leiloeiro.example' },
  ],
  [
    'capitals and spaces around',
    ' HTTPS://Leiloeiro.Example/A ',
    { href: 'https://leiloeiro.example/A', host: 'leiloeiro.example' },
  ],
  [
    'a port',
    'https://leiloeiro.example:8443',
    { href: 'https://leiloeiro.example:8443/', host: 'leiloeiro.example:8443' },
  ],
  ['a script', 'javascript:alert(1)', null],
  ['a script behind a line break', 'java\nscript:alert(1)', null],
  ['data', 'data:text/html,oi', null],
  ['a file', 'file:///etc/passwd', null],
  ['mail', 'mailto:a@b.example', null],
  ['no scheme', 'leiloeiro.example', null],
  ['relative', '/leilao/1', null],
  ['of the page’s scheme', '//leiloeiro.example', null],
  ['another site behind a user name', 'https://caixa.gov.br@leiloeiro.example', null],
  ['empty', '', null],
  ['none', null, null],
  ['undefined', undefined, null],
])('[DETAIL-06] %s', (_case, text, address) => {
  expect(toHttpAddress(text)).toEqual(address);
});
