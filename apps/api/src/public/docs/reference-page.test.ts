import { document as openapi } from '@martelo/openapi/document';
import { describe, expect, test } from 'vitest';

import { referencePage } from './reference-page.ts';

const page = referencePage();
const articleOf = (id: string) => page.slice(page.indexOf(`<article id="${id}">`)).split('</article>')[0]!;
const calls = Object.values(openapi.paths).flatMap((methods) => Object.values(methods));

describe('[API-01] the reference at /docs', () => {
  test.each(calls.filter(({ requestBody }) => requestBody).map((call) => [call.operationId, call] as const))(
    'says what %s is sent, in each of its types, and who may call',
    (id, { requestBody, security }) => {
      const article = articleOf(id);
      for (const [type, { schema }] of Object.entries(requestBody!.content)) {
        expect(article).toContain(`<code>${type}</code>`);
        for (const name of schema.required ?? []) expect(article).toContain(`<code>${name}</code>`);
      }
      expect(article).toContain(security?.some(({ session }) => session) ? 'sessão de ' : 'qualquer pessoa');
    },
  );

  test('shows an example of what is sent and of what comes back', () => {
    const article = articleOf('signInCustomer');
    expect(article.match(/<pre>[^<]*&quot;(password|access_token)&quot;/g)).toHaveLength(2);
  });

  test('says what holds for all calls in paragraphs, without the marks of its source', () => {
    const head = page.slice(0, page.indexOf('<nav'));
    expect(head).toContain('<p><b>Limits.</b> <code>X-RateLimit-Limit</code>');
    expect(head).not.toMatch(/`|\*\*/);
  });

  test('distinguishes a field that may be absent from one that never is', () => {
    expect(articleOf('getAuction')).toMatch(/<code>uuid_key<\/code> <span>[^<]*\)<\/span>/);
    expect(articleOf('getAuction')).toMatch(/<code>sale_method<\/code> <span>[^<]*, pode faltar<\/span>/);
  });
});
