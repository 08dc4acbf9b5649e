// The real server, whose every answer to a documented call is validated against the document before it leaves, by the
// client's check and by Prism: for flows in a browser. A wrong one becomes a 500 that says why, and is reported at
// /judged.
import { createAnswerCheck, documentedCallOf } from '@martelo/api-client/check-answers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { loadSite } from '../src/site/load-site.ts';
import { start } from '../src/start.ts';
import { openPrismProxy } from './prism-proxy.ts';

const check = createAnswerCheck();
const passPrism = await openPrismProxy();
const problems: string[] = [];
let answers = 0;

/** The headers as they will be read, but for those of the body's bytes on this one way. */
function headersOf(reply: FastifyReply) {
  const headers = Object.entries(reply.getHeaders()).filter(([name]) => name !== 'content-length');
  return Object.fromEntries(
    headers.map(([name, value]) => [name, Array.isArray(value) ? value : String(value)]),
  );
}

async function problemsOf(
  { method, url }: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<string[]> {
  const call = documentedCallOf({ method, url: new URL(url, 'http://martelo').href });
  if (!call) return [];
  answers += 1;
  const status = reply.statusCode;
  const headers = headersOf(reply);
  const type = headers['content-type'];
  // A file goes out as a stream; only its status and its headers are validated.
  const body = typeof payload === 'string' && payload !== '' ? payload : null;
  const answer = new Response(body, {
    status,
    ...(typeof type === 'string' && { headers: { 'content-type': type } }),
  });
  const problem = await check(call, answer);
  if (problem) return [problem.message];
  const violations = await passPrism({ method, url, status, headers, body });
  return violations.map((violation) => `${method} ${call.path}, ${status}, by Prism: ${violation}`);
}

function validate(app: FastifyInstance) {
  // What is packed could not be read.
  app.addHook('onRequest', async ({ method, url, headers }) => {
    if (documentedCallOf({ method, url: new URL(url, 'http://martelo').href }))
      delete headers['accept-encoding'];
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const found = await problemsOf(request, reply, payload);
    if (found.length === 0) return payload;
    problems.push(...found);
    const message = found.join('\n');
    console.error(message);
    reply.code(500).removeHeader('content-length').type('application/json; charset=utf-8');
    return JSON.stringify({ message });
  });
  app.get('/judged', () => ({ answers, problems }));
}

await start(async (clock) => {
  const site = await loadSite(clock);
  if (site === null) throw new Error('The web app is not built: run `pnpm build` first.');
  return {
    ...site,
    serveFiles(app) {
      validate(app);
      site.serveFiles(app);
    },
  };
});
