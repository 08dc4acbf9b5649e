import type { ApiClient } from '@martelo/api-client';
import { checkAnswers } from '@martelo/api-client/check-answers';

// One for all clients: on the server each page has its own, and schemas are compiled once.
const check = checkAnswers((problem) => {
  console.error(problem);
  throw problem;
});

/** While developing, an answer that is not as the document says fails its call, and the console says why. */
export function checkEveryAnswer(api: ApiClient): void {
  api.use(check);
}
