import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { usualDisplay } from '../lib/display.ts';
import { type PageData, parsePageData, serializePageData } from './page-data.ts';

const aPage = (loaderData: Record<string, unknown>): PageData => ({
  now: new Date('2026-03-10T12:00:00.123Z'),
  origin: 'https://martelo.example',
  display: usualDisplay,
  hint: '',
  router: { loaderData },
});

describe('page data', () => {
  test('comes back as it was, dates as dates at any depth', () => {
    const page = aPage({
      list: { auctions: [{ rounds: { first: { date: new Date('2026-03-20T13:00Z') }, second: null } }] },
    });
    expect(parsePageData(serializePageData(page))).toEqual(page);
  });

  test('keeps a text that looks like a date a text', () => {
    const page = aPage({ listDate: '2026-03-09', iso: '2026-03-10T12:00:00.000Z' });
    expect(parsePageData(serializePageData(page))).toEqual(page);
  });

  test.each(['</script><script>alert(1)</script>', '<!-- <script>', '</SCRIPT >', '<'])(
    'never ends its script element early: %s',
    (title) => {
      const printed = serializePageData(aPage({ [title]: title }));
      expect(printed).not.toContain('<');
      expect(parsePageData(printed)).toEqual(aPage({ [title]: title }));
    },
  );

  test('comes back whole from any values that loaders can return', () => {
    const leaf = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.date({ noInvalidDate: true }),
    );
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 4 },
        leaf,
        fc.array(tie('value'), { maxLength: 4 }),
        fc.dictionary(fc.string(), tie('value'), { noNullPrototype: true, maxKeys: 4 }),
      ),
    }));
    fc.assert(
      fc.property(value, (data) => {
        const printed = serializePageData(aPage({ data }));
        expect(printed).not.toContain('<');
        expect(parsePageData(printed)).toEqual(aPage({ data }));
      }),
    );
  });
});
