import { expect, test } from 'vitest';

import { calls } from './calls.ts';
import { violationsOf } from './prism.ts';

const json = { 'content-type': 'application/json; charset=utf-8' };
const succeeding = calls.flatMap(({ id, method, path, operation: { responses } }) =>
  Object.entries(responses)
    .filter(([status, { content }]) => status.startsWith('2') && content?.['application/json'])
    .map(([status]) => [`${id} ${status}`, { method, path, status: Number(status) }] as const),
);

// Where a schema is too complex for its validator, Prism accepts every body silently.
test.each(succeeding)('[API-01] Prism sees that a body is not the one of %s', async (_named, answer) => {
  expect(await violationsOf({ ...answer, headers: json, body: 17 })).not.toEqual([]);
});

test('[API-01] Prism sees a status and a type of answer that are not in the document', async () => {
  const path = '/api/auctions/popular';
  const request = { method: 'GET', path, body: { data: [] } };
  expect(await violationsOf({ ...request, status: 200, headers: json })).toEqual([]);
  expect(await violationsOf({ ...request, status: 418, headers: json })).not.toEqual([]);
  expect(
    await violationsOf({ ...request, status: 200, headers: { 'content-type': 'text/html' } }),
  ).not.toEqual([]);
});
