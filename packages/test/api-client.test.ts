import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { app, bundle, resolutions, typeCheck, write } from './app.ts';
import { run } from './run.ts';

const installed = join(app.root, 'node_modules/@martelo/api-client');
const readme = readFileSync(join(installed, 'README.md'), 'utf8');
const examples = [...readme.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = '']) => code);

/** What the README's examples take as there: the reader's own program. */
const reader = `
  import type { ApiClient } from '@martelo/api-client';
  declare global {
    const api: ApiClient;
    const sessions: { current(): { token: string } | null; end(): void };
    const field: HTMLInputElement;
    const keyword: string;
    const title: string;
    function show(auction: object): void;
    function showMissing(): void;
    function showRetry(reason: 'timeout' | 'offline'): void;
    function print(title: string): void;
  }`;

test.each(resolutions)('the examples of the README compile with %s resolution', (...resolution) => {
  expect(examples.length).toBeGreaterThan(5);
  write('reader.d.ts', reader);
  const files = examples.map((code, at) => {
    const file = `readme-${at}.ts`;
    write(file, `${code}\nexport {};\n`);
    return file;
  });
  typeCheck(['reader.d.ts', ...files], resolution);
});

test('a wrong path, parameter or answer is a type error', () => {
  write(
    'wrong.ts',
    `import { createApiClient, unwrap } from '@martelo/api-client';
     import { mockOperation } from '@martelo/api-client/mocks';
     const api = createApiClient();
     // @ts-expect-error no such path
     void api.GET('/api/auction');
     // @ts-expect-error a page is a number
     void api.GET('/api/auctions', { params: { query: { page: 'two' } } });
     // @ts-expect-error no such property
     export const total = (await unwrap(api.GET('/api/auctions'))).totals;
     // @ts-expect-error no such status
     mockOperation('listAuctions', 418);`,
  );
  typeCheck(['wrong.ts'], resolutions[1]);
});

test('plain Node sends requests, checks the answers, and reports one that is not as documented', () => {
  write(
    'asks.mjs',
    `import { createApiClient, toAuction, toPage, unwrap } from '@martelo/api-client';
     import { checkAnswers } from '@martelo/api-client/check-answers';
     import { exampleOf, mockHandlers } from '@martelo/api-client/mocks';
     import { getResponse } from 'msw/utils/get-response';
     const client = (fetch) => {
       const api = createApiClient({ baseUrl: 'https://martelo.example', fetch });
       api.use(checkAnswers());
       return api;
     };
     const mocked = client((request) => getResponse(mockHandlers(), request));
     const { items } = toPage(await unwrap(mocked.GET('/api/auctions')));
     const expected = exampleOf('listAuctions', 200).data;
     const wrong = client(() => Promise.resolve(Response.json({ ...exampleOf('getHome', 200), totals: 7 })));
     const problem = await wrong.GET('/api/auctions/home').catch((error) => error.name);
     console.log(JSON.stringify([items.length === expected.length, typeof toAuction(items[0]).title, problem]));`,
  );
  expect(JSON.parse(run(app.root, process.execPath, 'asks.mjs'))).toEqual([true, 'string', 'AnswerProblem']);
});

test('an app that asks gets neither the document, nor the mocks, nor the check of answers', () => {
  write(
    'asks.ts',
    `import { createApiClient, toPage, unwrap } from '@martelo/api-client';
     const page = toPage(await unwrap(createApiClient().GET('/api/auctions')));
     document.title = String(page.total);`,
  );
  const { sources } = bundle('asks.ts');
  expect(sources.some((source) => source.endsWith('/api-client/dist/client.js'))).toBe(true);
  expect(
    sources.filter((source) => /openapi\/document|\/mocks\/|check-answers|\/(ajv|msw)\//.test(source)),
  ).toEqual([]);
});
