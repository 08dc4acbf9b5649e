import { cpSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { layOut } from '../fixtures.ts';
import { serveFolder, usePage } from '../use-page.ts';
import { ownApp } from './own-app.ts';

const config = `
import { rspack } from '@rspack/core';

export default {
  mode: 'production',
  entry: './main.tsx',
  output: { path: import.meta.dirname + '/dist', publicPath: '/' },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
        },
      },
      { test: /\\.css$/, type: 'css' },
    ],
  },
  plugins: [new rspack.HtmlRspackPlugin({ templateContent: '<!doctype html><html lang="pt-BR"><div id="root"></div></html>' })],
  performance: { hints: false },
};
`;

test('Rspack builds every entry, and people use them', async () => {
  const own = ownApp({ '@rspack/core': '2.2.8', '@rspack/cli': '2.2.8' });
  try {
    cpSync(layOut('rspack'), own.root, { recursive: true });
    own.write('rspack.config.mjs', config);
    expect(own.run('rspack', 'build')).not.toMatch(/\b(error|warning)\b/i);
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
