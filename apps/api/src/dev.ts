// The server with reload: the web app changes in the open page, the server's own sources start it again. `node --watch`
// would restart endlessly: it watches the configuration that Vite bundles again at each start.
import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';

const repository = join(import.meta.dirname, '../../..');
const sources = [
  'apps/api/src',
  'apps/api/migrations',
  'packages/domain/src',
  'packages/illustrations/src',
  'openapi',
];
const settled = 150;

let server: ChildProcess | null = null;
let timer: NodeJS.Timeout | undefined;
let after: 'wait' | 'start' | 'end' = 'wait';

function startServer() {
  after = 'wait';
  server = spawn(process.execPath, [join(import.meta.dirname, 'dev-server.ts')], { stdio: 'inherit' });
  server.once('exit', (code) => {
    server = null;
    if (after === 'end') process.exit(code ?? 0);
    if (after === 'start') return startServer();
    console.error('The server stopped; the next change starts it again.');
  });
}

function restart() {
  if (after !== 'wait') return;
  if (!server) return startServer();
  console.log('The sources changed: starting again.');
  after = 'start';
  server.kill('SIGTERM');
}

function end(signal: NodeJS.Signals) {
  after = 'end';
  if (!server) process.exit(0);
  // A terminal's Ctrl+C reaches the server as well; a second one would cut its closing short.
  if (signal === 'SIGTERM') server.kill(signal);
}

for (const folder of sources)
  watch(join(repository, folder), { recursive: true }, (_event, file) => {
    if (!file || !/\.(ts|json|sql)$/.test(file) || /\.test\.ts$|node_modules/.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(restart, settled);
  });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
startServer();
