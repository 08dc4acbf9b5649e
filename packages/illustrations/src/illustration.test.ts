import { createHash } from 'node:crypto';

import { describe, expect, test } from 'vitest';

import { drawIllustration, illustrationKind, illustrationKinds } from './illustration.ts';

const seeds = Array.from({ length: 60 }, (_, at) => `99${at * 7919}`);

describe('drawIllustration', () => {
  test.each(illustrationKinds)(
    '[RULE-05] %s: the same for the same seed, different for others, under 4 kB',
    (kind) => {
      const drawn = seeds.map((seed) => drawIllustration(kind, seed));
      expect(seeds.map((seed) => drawIllustration(kind, seed))).toEqual(drawn);
      expect(new Set(drawn).size).toBe(seeds.length);
      expect(Math.max(...drawn.map((svg) => Buffer.byteLength(svg)))).toBeLessThanOrEqual(4096);
    },
  );

  test.each(illustrationKinds)(
    '[RULE-05] %s: shapes alone, no text, no script, no number that is none',
    (kind) => {
      for (const seed of seeds) {
        const svg = drawIllustration(kind, seed);
        expect(svg).toMatch(
          /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="800" height="600" viewBox="[\d ]+">/,
        );
        expect(svg.replaceAll(/<(?:path|circle|ellipse)(?: [a-z-]+="[^"<>]*")+\/>/g, '')).toMatch(
          /^<svg [^>]+><\/svg>$/,
        );
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      }
    },
  );

  test('[RULE-05] browsers have them for ever: they are those of the first release', () => {
    const hash = createHash('sha256');
    for (const kind of illustrationKinds) for (const seed of seeds) hash.update(drawIllustration(kind, seed));
    expect(hash.digest('hex')).toBe('ce9e10d9fa77a7ce4d0455815662ec4fc22736525f6c0f0bf9626fba1147b27a');
  });

  test('[RULE-05] a seed never leaves its attribute: it is not written at all', () => {
    expect(drawIllustration('house', '"><script>')).not.toContain('script');
  });
});

test.each([
  ['Sobrado', 1, 'townhouse'],
  ['Casa', 1, 'house'],
  ['Apartamento', 2, 'apartment'],
  ['Gleba Urbana', 3, 'land'],
  ['Galpão', 4, 'shed'],
  ['Prédio', 10, 'building'],
  ['Sala', 10, 'office'],
  ['Imóvel rural', 11, 'rural'],
  ['Casa em Condomínio', null, 'house'],
  [null, 2, 'apartment'],
  [null, 6, 'rural'],
  ['Outros', null, 'building'],
  [null, 99, 'building'],
] as const)('[RULE-08] %s of subcategory %s is drawn as %s', (kind, subcategoryId, drawing) => {
  expect(illustrationKind(kind, subcategoryId)).toBe(drawing);
});
