import { createAnswerCheck, documentedCallOf } from '@martelo/api-client/check-answers';
import { mockHandlers } from '@martelo/api-client/mocks';
import { aPicture } from '@martelo/domain/testing';
import { getResponse, HttpResponse, http, type RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { waitFor } from 'storybook/test';

const worker = setupWorker();
let started: Promise<unknown> | undefined;
let refused: string[] = [];
let checks: Promise<Error | null>[] = [];
const check = createAnswerCheck();

const at =
  (folder: string) =>
  ({ request }: { request: Request }) =>
    new URL(request.url).pathname.startsWith(folder);

/** The site's pictures, drawn in place: each address keeps its colour. */
const pictures = http.get(at('/auctions-images/'), ({ request: { url } }) => {
  const hue = [...new URL(url).pathname].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 0);
  const drawing = aPicture(hue).url;
  return new HttpResponse(decodeURIComponent(drawing.slice(drawing.indexOf(',') + 1)), {
    headers: { 'content-type': 'image/svg+xml' },
  });
});

const successes = mockHandlers();
const successOf = new Map<string, RequestHandler | undefined>();

async function findSuccess(request: Request) {
  for (const handler of successes) if (await handler.test({ request })) return handler;
  return undefined;
}

/**
 * Every call of the document with its success. msw reads the page's cookies again for each handler that it asks, and of
 * these there are a hundred: which of them a call is for is found out once.
 */
const documented = http.all(
  ({ request }) => documentedCallOf(request) !== null,
  async ({ request }) => {
    const { method, path } = documentedCallOf(request)!;
    const call = `${method} ${path}`;
    if (!successOf.has(call)) successOf.set(call, await findSuccess(request));
    const handler = successOf.get(call);
    return handler && getResponse([handler], request);
  },
);

/** Whatever of the API a story does not mock: it must not reach a server that happens to be there. */
const refusal = http.all(at('/api/'), ({ request: { method, url } }) => {
  const call = `${method} ${new URL(url).pathname}`;
  console.error(`${call} is not mocked, so it was refused. Add it to the story's parameters.api.`);
  refused.push(call);
  return HttpResponse.error();
});

/** Every answer that a story mocks is validated against the OpenAPI document, whatever requests it. */
worker.events.on('response:mocked', ({ request, response }) => {
  const call = documentedCallOf(request);
  if (call && response.type !== 'error') checks.push(check(call, response));
});

/**
 * Puts the worker between a story that calls the API and the network, once. Its script lies beside the stories' own
 * page.
 */
export async function startNetwork(): Promise<void> {
  if (!('serviceWorker' in navigator))
    throw new Error(
      'This story calls the API, whose answers come from a service worker, and this page may have none: it was opened ' +
        'by plain http from another machine, or in a private window. Open it at localhost or by https. ' +
        'Stories that call nothing are shown here all the same.',
    );
  started ??= worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
  });
  await started;
}

/** From here on the API answers with these, then as the document does, and without them it refuses every call. */
export function answerWith(handlers: readonly RequestHandler[] | undefined): void {
  refused = [];
  checks = [];
  worker.resetHandlers(pictures, ...(handlers ? [...handlers, documented] : []), refusal);
}

/** In the middle of a story: these calls answer otherwise from now on. */
export function answerNow(...handlers: RequestHandler[]): void {
  worker.use(...handlers);
}

interface AnswerParameters {
  /** For a story of what a screen does with an answer that is not as documented. */
  brokenAnswers?: boolean;
}

/** Fails a story with a call that it does not mock, or with a mocked answer that the server never gives. */
export async function expectSoundAnswers({ parameters }: { parameters: AnswerParameters }): Promise<void> {
  if (refused.length > 0) throw new Error(`Calls that the story does not mock: ${refused.join(', ')}.`);
  const findProblems = async () => (await Promise.all(checks)).filter((problem) => problem !== null);
  // Answers are validated asynchronously: the page may have shown them before.
  if (parameters.brokenAnswers)
    return waitFor(async () => {
      if ((await findProblems()).length === 0)
        throw new Error('The story says brokenAnswers, but each answer is as documented. Take that out.');
    });
  const problems = await findProblems();
  if (problems.length > 0)
    throw new Error(
      `Answers that break the OpenAPI document, so the story shows what no user will see:\n` +
        `${problems.map(({ message }) => message).join('\n')}\n` +
        `Fix the mock, or set parameters.brokenAnswers where that is the story.`,
    );
}

/** The answer of `handler`, which arrives when `arrive` is called. */
export function lateAnswer(handler: RequestHandler): { handler: RequestHandler; arrive: () => void } {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const late = http.all('*', async ({ request }) => {
    if (!(await handler.test({ request }))) return undefined;
    await arrival;
    return getResponse([handler], request);
  });
  return { handler: late, arrive };
}
