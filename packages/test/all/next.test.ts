import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { layOutFramework } from '../fixtures.ts';
import { usePage } from '../use-page.ts';
import { ownApp } from './own-app.ts';

/** The address that a server prints once it listens. */
async function addressOf(server: ChildProcess): Promise<string> {
  let said = '';
  for await (const chunk of server.stdout!) {
    said += String(chunk);
    const [address] = /http:\/\/localhost:\d+/.exec(said) ?? [];
    if (address && said.includes('Ready')) return address;
  }
  throw new Error(`next start ended:\n${said}`);
}

test('Next renders server and client components with their styles, and people use them', async () => {
  const own = ownApp({ next: '16.4.6', typescript: '6.0.3', '@types/node': '24.19.2' });
  try {
    layOutFramework('next', own.root);
    own.run('next', 'build');
    const { NODE_ENV: _mode, ...env } = process.env;
    const server = spawn(
      process.execPath,
      [join(own.root, 'node_modules/next/dist/bin/next'), 'start', '-p', '0'],
      {
        cwd: own.root,
        env: { ...env, NEXT_TELEMETRY_DISABLED: '1' },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    try {
      const address = await addressOf(server);
      const html = await (await fetch(address)).text();
      expect(html).toContain('Reunidos de listas oficiais.');
      // Icons that a page of the server made.
      expect(html.match(/aria-hidden="true"><svg[^>]*><path d="M5 21V4h13l-3 4 3 4H5"/g)).toHaveLength(2);
      const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
        ([, href = '']) => href,
      );
      const texts = await Promise.all(
        sheets.map(async (href) => (await fetch(new URL(href.replaceAll('&amp;', '&'), address))).text()),
      );
      // What stands in the page before any script ran: the theme, the reset and the components' own styles.
      expect(texts.join('')).toMatch(/--mt-color-accent:.*@font-face|@font-face.*--mt-color-accent:/s);
      await usePage(address);
    } finally {
      server.kill();
      await once(server, 'exit');
    }
  } finally {
    own.remove();
  }
});
