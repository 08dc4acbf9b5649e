import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { readAssets } from './assets.ts';

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'client-'))));
afterAll(() => rmSync(folder, { recursive: true }));

function read(manifest: object) {
  for (const part of ['.vite', 'assets']) mkdirSync(join(folder, part), { recursive: true });
  for (const name of ['entry', 'card', 'home'])
    writeFileSync(join(folder, `assets/${name}.css`), `.${name}{}\n`);
  writeFileSync(join(folder, 'assets/start.js'), 'start();\n');
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  return readAssets(folder);
}

const manifest = {
  'src/bootstrap/start.ts': { file: 'assets/start.js' },
  'src/bootstrap/entry-client.tsx': {
    file: 'assets/entry.js',
    css: ['assets/entry.css'],
    imports: ['_react.js'],
  },
  '_react.js': { file: 'assets/react.js', imports: ['src/bootstrap/entry-client.tsx'] },
  '_card.js': { file: 'assets/card.js', css: ['assets/card.css'], imports: ['_react.js'] },
  'src/routes/home.tsx': { file: 'assets/home.js', css: ['assets/home.css'], imports: ['_card.js'] },
  'src/routes/auction-list.tsx': { file: 'assets/list.js', imports: ['_card.js', '_react.js'] },
};

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

describe('readAssets', () => {
  test('gives the first script as text with its hash', () => {
    expect(read(manifest).entry).toEqual({ text: 'start();', hash: hashOf('start();') });
  });

  test('gives the scripts of a route with all that they import, each once, after what it imports', () => {
    expect(read(manifest).filesOf(['shell', 'routes/home']).modules).toEqual([
      '/assets/react.js',
      '/assets/card.js',
      '/assets/home.js',
      '/assets/entry.js',
    ]);
  });

  test('gives the styles of a route as one text with its hash', () => {
    const { styles } = read(manifest).filesOf(['routes/home']);
    const text = '.entry{}\n.card{}\n.home{}';
    expect(styles).toEqual({
      files: ['/assets/entry.css', '/assets/card.css', '/assets/home.css'],
      text,
      hash: hashOf(text),
    });
  });

  test('gives routes that share a screen the files of that screen, and no other’s', () => {
    const { filesOf } = read(manifest);
    expect(filesOf(['routes/auction-list#land'])).toEqual(filesOf(['routes/auction-list#all']));
    expect(filesOf(['routes/auction-list#land']).modules).not.toContain('/assets/home.js');
  });
});
