import { expect, test, vi } from 'vitest';

import { share } from './share.ts';

const works = () => Promise.resolve();
const fails = (name: string) => () => Promise.reject(Object.assign(new Error(name), { name }));

test.each([
  ['the sheet is there', { share: works, copy: works }, 'shared'],
  ['the sheet was closed', { share: fails('AbortError'), copy: works }, 'cancelled'],
  ['the sheet failed', { share: fails('NotAllowedError'), copy: works }, 'copied'],
  ['no sheet', { copy: works }, 'copied'],
  ['no sheet, no leave to copy', { copy: fails('NotAllowedError') }, 'failed'],
  ['neither works', { share: fails('DataError'), copy: fails('NotAllowedError') }, 'failed'],
  ['neither is there', {}, 'failed'],
] as const)('[DETAIL-08] %s', async (_case, tools, outcome) => {
  await expect(share('https://martelo.example/leilao/1', 'Apartamento', tools)).resolves.toBe(outcome);
});

test('[DETAIL-08] the sheet gets address and title, the clipboard the address alone', async () => {
  const sheet = vi.fn(fails('NotAllowedError'));
  const copy = vi.fn(works);
  await share('https://martelo.example/leilao/1', 'Apartamento', { share: sheet, copy });
  expect(sheet).toHaveBeenCalledWith({ url: 'https://martelo.example/leilao/1', title: 'Apartamento' });
  expect(copy).toHaveBeenCalledWith('https://martelo.example/leilao/1');
});
