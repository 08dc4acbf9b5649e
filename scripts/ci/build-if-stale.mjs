// Builds the web app unless the last build was made from the same sources.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const marker = join(root, 'apps/web/dist/.sources');
const sources = globSync(
  [
    'pnpm-lock.yaml',
    'openapi/schema.d.ts',
    'apps/web/{package.json,vite.config.ts}',
    'apps/web/{src,public,service-worker}/**/*.*',
    'packages/{domain,ui,api-client}/package.json',
    'packages/{domain,ui,api-client}/src/**/*.{ts,tsx}',
  ],
  { cwd: root },
).sort();
const hash = createHash('sha256');
for (const file of sources) hash.update(file).update(readFileSync(join(root, file)));
const digest = hash.digest('hex');

if (!existsSync(marker) || readFileSync(marker, 'utf8') !== digest) {
  const { status } = spawnSync('pnpm', ['build'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(marker, digest);
}
