import { cpSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { app } from './app.ts';

const fixtures = join(import.meta.dirname, 'fixtures');

/** What `exports` of the kit offers through its wildcard. */
export const entries = globSync('dist/*/*.js', { cwd: join(app.root, 'node_modules/@martelo/ui') }).flatMap(
  (file) => /^dist[\\/]([^\\/]+)[\\/]\1\.js$/.exec(file)?.[1] ?? [],
);

/** Lays the fixtures' page into a folder of the app, with a module that imports every entry of the kit. */
export function layOut(name: string): string {
  const folder = join(app.root, name);
  mkdirSync(folder, { recursive: true });
  for (const file of ['main.tsx', 'plain.tsx', 'uses.tsx']) cpSync(join(fixtures, file), join(folder, file));
  writeFileSync(
    join(folder, 'entries.ts'),
    `${entries.map((entry, at) => `import * as entry${at} from '@martelo/ui/${entry}';`).join('\n')}
Object.assign(globalThis, { entries: [${entries.map((_, at) => `entry${at}`).join(', ')}] });
`,
  );
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html lang="pt-BR"><div id="root"></div><script type="module" src="./main.tsx"></script></html>',
  );
  return folder;
}

/** The fixture of a framework with folders of its own. */
export function layOutFramework(name: string, into: string): void {
  cpSync(join(fixtures, name), into, { recursive: true });
  for (const file of ['plain.tsx', 'uses.tsx']) cpSync(join(fixtures, file), join(into, file));
}
