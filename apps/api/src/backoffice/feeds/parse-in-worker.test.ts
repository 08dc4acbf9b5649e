import { performance } from 'node:perf_hooks';
import { gzipSync } from 'node:zlib';

import { describe, expect, test } from 'vitest';

import { type FeedToParse, parseFeed } from './parse-feed.ts';
import { parseInWorker } from './parse-in-worker.ts';
import { aLot, feedLines, lots } from './testing/a-feed.ts';

const feedOf = (text: string): FeedToParse => ({
  name: 'lotes.jsonl',
  format: 'file',
  content: gzipSync(text),
  domains: ['paineira.example'],
  others: ['Zuk'],
});

/** The share of the time for which this thread was blocked: 1 where it did nothing else. */
async function blockedShare(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = performance.now();
  const look = () => {
    const at = performance.now();
    longest = Math.max(longest, at - last);
    last = at;
  };
  const looking = setInterval(look, 1);
  const began = performance.now();
  await work();
  const took = performance.now() - began;
  look();
  clearInterval(looking);
  return longest / took;
}

describe('parseInWorker', () => {
  test('[SAFE-25] reads as parseFeed does, one feed after another and two at once', async () => {
    const one = feedOf(
      feedLines([aLot('A'), aLot('B', { uf: 'XX' }), aLot('C', { link: 'https://golpe.com/' })]),
    );
    const other = feedOf('<html>Entrar</html>');
    expect(await parseInWorker(one)).toEqual(parseFeed(one));
    expect(await parseInWorker(other)).toEqual(parseFeed(other));
    expect(await Promise.all([parseInWorker(one), parseInWorker(other)])).toEqual([
      parseFeed(one),
      parseFeed(other),
    ]);
  });

  const large = {
    '99,000 bad lines': Array.from({ length: 99_000 }, (_, at) => `{"code":"x${at}"}`).join('\n'),
    '60,000 good lots': feedLines(lots(60_000)),
    'a quote of 19 MB that does not end': `code;title\n"${'a;'.repeat(9_500_000)}`,
    'a line of 20 MB': `{"code":"${'a'.repeat(20_000_000)}"}`,
  };
  test.each(Object.entries(large))('[SAFE-25] %s delay nobody else', async (_name, text) => {
    const feed = feedOf(text);
    expect(await blockedShare(() => Promise.resolve(parseFeed(feed)))).toBeGreaterThan(0.8);
    expect(await blockedShare(() => parseInWorker(feed))).toBeLessThan(0.4);
  });
});
