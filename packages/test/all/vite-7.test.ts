import { cpSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { layOut } from '../fixtures.ts';
import { serveFolder, usePage } from '../use-page.ts';
import { ownApp } from './own-app.ts';

test('Vite 7 builds every entry, and people use them', async () => {
  const own = ownApp({ vite: '7.3.8' });
  try {
    cpSync(layOut('vite-7'), own.root, { recursive: true });
    own.write('vite.config.mjs', `export default { esbuild: { jsx: 'automatic' } };`);
    expect(own.run('vite', 'build', '--logLevel', 'warn')).not.toMatch(/warn/i);
    const { origin, stop } = await serveFolder(join(own.root, 'dist'));
    try {
      await usePage(`${origin}/index.html`);
    } finally {
      await stop();
    }
  } finally {
    own.remove();
  }
});
