import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { readAssets } from './assets.ts';

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'manifest-'))));
afterAll(() => rmSync(folder, { recursive: true }));

function read(manifest: object) {
  const file = join(folder, 'manifest.json');
  writeFileSync(file, JSON.stringify(manifest));
  return readAssets(file);
}

const manifest = {
  'src/entry-client.tsx': { file: 'assets/entry.js', css: ['assets/entry.css'], imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js', imports: ['src/entry-client.tsx'] },
  '_card.js': { file: 'assets/card.js', css: ['assets/card.css'], imports: ['_react.js'] },
  'src/routes/home.tsx': { file: 'assets/home.js', css: ['assets/home.css'], imports: ['_card.js'] },
  'src/routes/auction-list.tsx': { file: 'assets/list.js', imports: ['_card.js', '_react.js'] },
};

describe('readAssets', () => {
  test('gives the first script', () => {
    expect(read(manifest).entry).toBe('/assets/entry.js');
  });

  test('gives the styles and scripts of a route with all that they import, each once', () => {
    expect(read(manifest).filesOf(['shell', 'routes/home'])).toEqual({
      styles: ['/assets/entry.css', '/assets/card.css', '/assets/home.css'],
      modules: ['/assets/entry.js', '/assets/react.js', '/assets/home.js', '/assets/card.js'],
    });
  });

  test('gives routes that share a screen the files of that screen, and no other’s', () => {
    const { filesOf } = read(manifest);
    expect(filesOf(['routes/auction-list#land'])).toEqual(filesOf(['routes/auction-list#all']));
    expect(filesOf(['routes/auction-list#land']).modules).not.toContain('/assets/home.js');
  });
});
