// The real server, whose every answer to a documented call is held against the document before it leaves: for flows in a
// browser. A wrong one becomes a 500 that says why, and is told at /judged.
import { type AnswerProblem, createAnswerCheck, documentedCallOf } from '@martelo/api-client/check-answers';
import type { FastifyInstance } from 'fastify';

import { loadSite } from '../src/site/load-site.ts';
import { start } from '../src/start.ts';

const check = createAnswerCheck();
const problems: AnswerProblem[] = [];
let answers = 0;

function judge(app: FastifyInstance) {
  const callOf = (request: { method: string; url: string }) =>
    documentedCallOf({ method: request.method, url: new URL(request.url, 'http://martelo').href });

  // What is packed could not be read.
  app.addHook('onRequest', async (request) => {
    if (callOf(request)) delete request.headers['accept-encoding'];
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const call = callOf(request);
    if (!call) return payload;
    const type = reply.getHeader('content-type');
    // A file goes out as a stream; its status and type are judged alone.
    const body = typeof payload === 'string' && payload !== '' ? payload : null;
    const answer = new Response(body, {
      status: reply.statusCode,
      ...(typeof type === 'string' && { headers: { 'content-type': type } }),
    });
    answers += 1;
    const problem = await check(call, answer);
    if (problem === null) return payload;
    problems.push(problem);
    console.error(problem.message);
    reply.code(500).removeHeader('content-length').type('application/json; charset=utf-8');
    return JSON.stringify({ message: problem.message });
  });
  app.get('/judged', () => ({ answers, problems: problems.map(({ message }) => message) }));
}

await start(async (clock) => {
  const site = await loadSite(clock);
  if (site === null) throw new Error('The web app is not built: run `pnpm build` first.');
  return {
    ...site,
    serveFiles(app) {
      judge(app);
      site.serveFiles(app);
    },
  };
});
