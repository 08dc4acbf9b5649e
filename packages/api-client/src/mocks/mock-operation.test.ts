/// <reference types="node" />
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { document as openapi } from '@martelo/openapi/document';
import bundled from '@martelo/openapi/document.json' with { type: 'json' };
import { getResponse } from 'msw/utils/get-response';
import type { RequestHandler } from 'msw';
import { describe, expect, test, vi } from 'vitest';

import { createApiClient } from '../client.ts';
import { unwrap } from '../unwrap.ts';
import {
  brokenJson,
  exampleOf,
  mockHandlers,
  mockOperation,
  networkError,
  type OperationId,
  slow,
  type StatusOf,
} from './index.ts';

const baseUrl = 'https://martelo.example';

interface Content {
  example?: unknown;
  examples?: unknown;
}
interface Answer {
  content?: Record<string, Content>;
}
interface Operation {
  operationId: OperationId;
  responses: Record<string, Answer>;
}

interface Bundled {
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, Answer> };
}

const calls = Object.entries(openapi.paths).flatMap(([path, item]) =>
  Object.entries(item as unknown as Record<string, Operation>).map(([method, operation]) => ({
    ...operation,
    request: () => new Request(baseUrl + path.replaceAll(/\{\w+\}/g, '1'), { method: method.toUpperCase() }),
  })),
);
const answers = calls.flatMap(({ operationId, responses, request }) =>
  Object.keys(responses).map((status) => ({
    operationId,
    request,
    status: Number(status) as StatusOf<OperationId>,
  })),
);

/** A client whose calls reach nothing but these handlers. */
const clientOf = (...handlers: RequestHandler[]) =>
  createApiClient({
    baseUrl,
    async fetch(request) {
      const response = await getResponse(handlers, request);
      if (!response) throw new Error(`no handler for ${request.url}`);
      if (response.type === 'error') throw new TypeError('Failed to fetch');
      return response;
    },
  });

describe('every answer of the document', () => {
  test.each(answers)('$operationId answers $status', async ({ operationId, status, request }) => {
    const response = await getResponse([mockOperation(operationId, status)], request());
    expect(response?.status).toBe(status);
  });

  // The linter validates what the mocks really send: put in as the document's examples, each must fit its schema.
  test('has a body that its schema allows', async () => {
    const document = structuredClone(bundled) as unknown as Bundled;
    const operations = Object.values(document.paths).flatMap((item) => Object.values(item));
    for (const { operationId, status, request } of answers) {
      const response = await getResponse([mockOperation(operationId, status)], request());
      const described = operations.find((operation) => operation.operationId === operationId)!;
      // What operations share stays behind its reference; the answer is written into a copy.
      const { $ref } = described.responses[status] as { $ref?: string };
      const shared = $ref && document.components.responses[$ref.split('/').at(-1)!];
      const answer = shared ? structuredClone(shared) : described.responses[status]!;
      described.responses[status] = answer;
      const [[type, content] = []] = Object.entries(answer.content ?? {});
      const body = await response!.text();
      if (!type || !content) expect(body, `${operationId} ${status}`).toBe('');
      else {
        delete content.examples;
        content.example = type.includes('json') ? JSON.parse(body) : body;
      }
    }
    expect(await lint(document)).toEqual([]);

    const [[path, item] = []] = Object.entries(document.paths);
    const [first] = Object.values(item!);
    Object.values(first!.responses['422']!.content!)[0]!.example = { message: 7 };
    expect(await lint({ ...document, paths: { [path!]: item } })).toHaveLength(1);
  }, 60_000);

  test('mockHandlers answers every call with its success', async () => {
    const handlers = mockHandlers();
    expect(handlers).toHaveLength(calls.length);
    for (const { request, operationId } of calls) {
      const response = await getResponse(handlers, request());
      expect(response?.ok, operationId).toBe(true);
    }
  });
});

async function lint(document: object): Promise<unknown[]> {
  const folder = await mkdtemp(join(tmpdir(), 'mocks-'));
  const file = join(folder, 'document.json');
  const config = join(folder, 'redocly.yaml');
  await writeFile(file, JSON.stringify(document));
  await writeFile(config, 'rules:\n  no-invalid-media-type-examples: error\n');
  const cli = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js');
  const output = await new Promise<string>((resolve) => {
    const args = [cli, 'lint', file, '--config', config, '--format', 'json'];
    execFile(process.execPath, args, { maxBuffer: 1e8 }, (_failed, stdout) => resolve(stdout));
  });
  await rm(folder, { recursive: true });
  return (JSON.parse(output) as { problems: unknown[] }).problems;
}

describe('mockOperation', () => {
  test('is identified by its method and its whole path, the literal before the one with parameters', async () => {
    const api = clientOf(mockOperation('getAuction', 404), ...mockHandlers());
    await expect(unwrap(api.GET('/api/auctions/home'))).resolves.toHaveProperty('opportunities');
    await expect(
      unwrap(api.GET('/api/auctions/{id}', { params: { path: { id: '7' } } })),
    ).rejects.toMatchObject({ status: 404, message: 'Leilão não encontrado' });

    const elsewhere = [
      ['POST', '/api/auctions/7'],
      ['GET', '/api/auctions/7/similar'],
      ['GET', '/other/api/auctions/7'],
      ['GET', '/apiXauctions/7'],
    ] as const;
    for (const [method, path] of elsewhere)
      expect(
        await getResponse([mockOperation('getAuction', 200)], new Request(baseUrl + path, { method })),
      ).toBeUndefined();
  });

  test('sends the body that it is given, and the document’s headers', async () => {
    const message = 'Espere um pouco.';
    const handler = mockOperation('getHome', 429, { message });
    const response = await getResponse([handler], new Request(`${baseUrl}/api/auctions/home`));
    expect(response?.headers.get('retry-after')).toBe('30');
    expect(response?.headers.get('content-type')).toBe('application/json');
    expect(await response?.json()).toEqual({ message });
  });

  test('answers again and again', async () => {
    const api = clientOf(mockOperation('getHome', 200));
    const once = await unwrap(api.GET('/api/auctions/home'));
    expect(await unwrap(api.GET('/api/auctions/home'))).toEqual(once);
  });

  test('refuses a call or a status that the document does not have', () => {
    expect(() => mockOperation('sellAuction' as 'getHome', 200)).toThrow('no operation sellAuction');
    expect(() => mockOperation('getHome', 418 as 200)).toThrow(
      'no status 418, only 200, 400, 414, 422, 429, 500',
    );
  });

  test('an example is a copy', () => {
    const home = exampleOf('getHome', 200);
    home.opportunities.length = 0;
    expect(exampleOf('getHome', 200).opportunities).not.toHaveLength(0);
  });
});

describe('a call that goes wrong', () => {
  test('slow answers when its time has come', async () => {
    vi.useFakeTimers();
    const settled = vi.fn();
    const call = getResponse([slow('getHome', 2_000)], new Request(`${baseUrl}/api/auctions/home`));
    void call.then(settled);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    expect((await call)?.status).toBe(200);
  });

  test('slow without a time never answers', async () => {
    vi.useFakeTimers();
    const settled = vi.fn();
    void getResponse([slow('getHome')], new Request(`${baseUrl}/api/auctions/home`)).then(settled);
    await vi.advanceTimersByTimeAsync(3_600_000);
    vi.useRealTimers();
    expect(settled).not.toHaveBeenCalled();
  });

  test('[SHELL-15] networkError is a lost connection', async () => {
    const call = clientOf(networkError('getHome')).GET('/api/auctions/home');
    await expect(call).rejects.toMatchObject({ name: 'ConnectionError', reason: 'offline' });
  });

  test('brokenJson is a 2xx that cannot be parsed', async () => {
    const call = unwrap(clientOf(brokenJson('getHome')).GET('/api/auctions/home'));
    await expect(call).rejects.toMatchObject({ name: 'ApiError', status: 502 });
  });
});
