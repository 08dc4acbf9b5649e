import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { TestProject } from 'vitest/node';

import { run } from './run.ts';

interface FreshApp {
  root: string;
  /** The file of each packed package. */
  tarballs: Record<string, string>;
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** An app of its own outside the workspace that has installed the packed packages as a user would. */
    freshApp: FreshApp;
  }
}

const workspace = join(import.meta.dirname, '../..');
const pnpm = process.platform === 'win32' ? 'pnpm.cmd' : 'pnpm';
const sources = {
  openapi: 'openapi',
  domain: 'packages/domain',
  ui: 'packages/ui',
  'api-client': 'packages/api-client',
};
const peers = {
  'packages/ui': [
    'react',
    'react-dom',
    '@types/react',
    '@types/react-dom',
    'vite',
    '@vanilla-extract/vite-plugin',
  ],
  'packages/api-client': ['ajv', 'ajv-formats', 'msw'],
};

/** The versions that the workspace itself uses. */
function versionsOf(folder: string, names: readonly string[]) {
  const [{ dependencies, devDependencies }] = JSON.parse(
    run(workspace, pnpm, '--dir', join(workspace, folder), 'list', '--json', '--depth=0'),
  );
  const installed: Record<string, { version: string }> = { ...dependencies, ...devDependencies };
  return names.map((name) => [name, installed[name]?.version]);
}

/** Packs the packages and installs them, once for all test files. */
export function setup(project: TestProject) {
  const root = mkdtempSync(join(tmpdir(), 'martelo-app-'));
  const write = (file: string, content: object) => writeFileSync(join(root, file), JSON.stringify(content));
  const tarballs = Object.fromEntries(
    Object.entries(sources).map(([name, folder]) => {
      const into = join(root, 'packed', name);
      run(join(workspace, folder), pnpm, 'pack', '--pack-destination', into);
      const [file = ''] = readdirSync(into);
      return [`@martelo/${name}`, join(into, file)];
    }),
  );
  const files = Object.fromEntries(Object.entries(tarballs).map(([name, file]) => [name, `file:${file}`]));
  const others = Object.fromEntries(
    Object.entries(peers).flatMap(([folder, names]) => versionsOf(folder, names)),
  );
  write('package.json', {
    name: 'fresh-app',
    private: true,
    type: 'module',
    dependencies: { ...files, ...others },
  });
  write('pnpm-workspace.yaml', {
    packages: [],
    overrides: files,
    allowBuilds: { esbuild: false, msw: false },
  });
  run(root, pnpm, 'install', '--prefer-offline', '--no-lockfile');
  project.provide('freshApp', { root, tarballs });
  return () => rmSync(root, { recursive: true, force: true });
}
