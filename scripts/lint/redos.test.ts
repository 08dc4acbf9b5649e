import { describe, expect, test } from 'vitest';

import { type Expression, expressionsOfSources, patternsOfDocument } from './regular-expressions.ts';

// The checker for the system at hand or for Java is not installed: the one in JavaScript tells the same.
process.env['RECHECK_BACKEND'] = 'pure';
const { checkSync } = await import('recheck');

/** Files whose expressions read the texts of the owner or of the program itself, never a stranger's. */
const own =
  /^apps\/api\/src\/(?:platform\/database\/describe-tables|demo\/.*)\.ts|^packages\/api-client\/src\/mocks\//;

/** What takes more than linear time, but on texts that are cut or refused at this length before; by file or folder. */
const maxLengths: Readonly<Record<string, number>> = {
  // What a browser reports: a stack of 8,000 characters (openapi/schemas).
  'apps/api/src/public/client-errors/redact.ts': 8_000,
  // The first 20,000 characters of what came in place of a list.
  'apps/api/src/catalogue/ingestion/reading/html-page.ts': 20_000,
  // A sentence that is searched by (packages/domain/src/sentence.ts).
  'packages/domain/src/reading/': 400,
  // A keyword has 200 characters at most (openapi/paths), what is left of a sentence 400.
  'packages/domain/src/keyword.ts': 400,
};
const maxLengthOf = (at: string) => Object.entries(maxLengths).find(([place]) => at.startsWith(place))?.[1];

/**
 * Milliseconds of this thread's own work, whatever else the machine does: far more than any takes, far less than anyone
 * would notice.
 */
const enough = 250;

const budget = {
  timeout: null,
  incubationLimit: 2500,
  maxInitialGenerationSize: 100,
  maxGenerationSize: 40,
  crossoverSize: 10,
  mutationSize: 20,
  maxIteration: 4,
} as const;

const written = expressionsOfSources();
const strangers = [...written.expressions.filter(({ at }) => !own.test(at)), ...patternsOfDocument()];
const different = [...new Map(strangers.map((one) => [`/${one.source}/${one.flags}`, one])).values()];
/** By the file that they stand in: one file's take seconds, even beside much else. */
const files = Map.groupBy(different, ({ at }) => at.replace(/:\d+$|^openapi .*/, '') || 'the document');
const timeoutMs = 60_000;

interface Attack {
  pumps: { prefix: string; pump: string }[];
  suffix: string;
}

/** The attack that was found, as long as the text may be. */
function attackOf({ pumps, suffix }: Attack, size: number): string {
  const each = Math.floor((size - suffix.length) / Math.max(1, pumps.length));
  const parts = pumps.map(({ prefix, pump }) =>
    (prefix + pump.repeat(Math.ceil(each / pump.length))).slice(0, each),
  );
  return parts.join('') + suffix;
}

/** What is wrong with an expression; null where no text is too much for it. */
function problemOf({ source, flags, at }: Expression): string | null {
  const found = checkSync(source, flags, budget);
  if (found.status === 'safe') return null;
  const words = `${at} /${source}/${flags}`;
  if (found.status === 'unknown') return `${words}: ${found.error.kind}`;
  const size = maxLengthOf(at);
  if (size === undefined) return `${words}: ${found.complexity.summary}, as in ${found.attack.pattern}`;
  const text = attackOf(found.attack, size);
  const start = process.threadCpuUsage();
  text.replace(new RegExp(source, flags), '');
  const spent = process.threadCpuUsage(start).user / 1000;
  return spent < enough ? null : `${words}: ${spent.toFixed()} ms for ${size} characters`;
}

describe('regular expressions that read strangers’ texts', () => {
  test('are found in the sources and in the contract', () => {
    expect(written.expressions.length).toBeGreaterThan(150);
    expect(patternsOfDocument().length).toBeGreaterThan(5);
    expect(problemOf({ source: '^(a+)+$', flags: '', at: 'here' })).toContain('exponential');
    expect(problemOf({ source: String.raw`\s+$`, flags: '', at: 'here' })).toContain('polynomial');
  });

  test('that are put together while the program runs read short texts alone', () => {
    expect(written.dynamic.filter((at) => !own.test(at) && maxLengthOf(at) === undefined)).toEqual([]);
  });

  test.each([...files])(
    '[API-06] in %s take linear time, or read no text that is long enough to matter',
    (_file, expressions) => {
      expect(expressions.map(problemOf).filter((problem) => problem !== null)).toEqual([]);
    },
    timeoutMs,
  );
});
