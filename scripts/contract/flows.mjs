// Runs the flows of openapi/flows against a server of its own with the demonstration's data; each answer must be as the
// document says. With --prism all answers pass a second judge, the validating proxy of that name.
import { spawn } from 'node:child_process';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, request as ask } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { violationsOf, startPrism } from './prism.mjs';
import { startUntil } from '../start/start-until.mjs';

const root = join(import.meta.dirname, '../..');
const contract = join(root, 'openapi');
const options = process.argv.slice(2);
const host = '127.0.0.1';
/** @type {(() => void)[]} */
const endings = [];

async function startServer() {
  const folder = mkdtempSync(join(tmpdir(), 'flows-'));
  endings.push(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  const env = {
    PORT: '0',
    HOST: host,
    DATA_DIR: folder,
    DATABASE_URL: '',
    REQUESTS_PER_MINUTE: '1000000',
    MAX_EVENT_LOOP_DELAY_MS: '0',
  };
  const main = join(root, 'apps/api/src/main.ts');
  const { port, stop } = await startUntil([main], env, /Martelo: http:\/\/localhost:(\d+)/, root);
  endings.unshift(stop);
  return port;
}

/** Passes requests on to Prism and keeps what it found in the answers. */
function startCounter(port) {
  const validated = { answers: 0, violations: [] };
  const counter = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const passed = ask({ host, port, method, path: url, headers }, (answer) => {
      validated.answers += 1;
      for (const violation of violationsOf(answer.headers['sl-violations']))
        validated.violations.push(`${method} ${url} ${answer.statusCode}: ${violation}`);
      outgoing.writeHead(answer.statusCode, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', (error) => outgoing.destroy(error));
    incoming.pipe(passed);
  });
  endings.push(() => counter.close());
  return new Promise((resolve) => {
    counter.listen(0, host, () => resolve({ validated, port: counter.address().port }));
  });
}

/** Respect runs beside this process, which passes its requests on. */
function runFlows(files, servers) {
  const cli = join(contract, 'node_modules/@redocly/cli/bin/cli.js');
  const given = Object.entries(servers).flatMap(([name, port]) => ['-S', `${name}=http://${host}:${port}`]);
  const run = spawn(process.execPath, [cli, 'respect', ...files, ...given], {
    cwd: contract,
    stdio: 'inherit',
  });
  return new Promise((resolve) => run.on('exit', (code) => resolve(code === 0)));
}

async function main() {
  const server = await startServer();
  // In the order of their names: the last one spoils signing in for its address.
  const files = globSync('flows/*.arazzo.yaml', { cwd: contract }).sort();
  if (!options.includes('--prism')) return runFlows(files, { martelo: server, outbox: server });
  const prism = await startPrism(server);
  endings.push(prism.stop);
  const { validated, port } = await startCounter(prism.port);
  const passed = await runFlows(files, { martelo: port, outbox: server });
  for (const violation of validated.violations) console.error(violation);
  console.log(`Prism judged ${validated.answers} answers: ${validated.violations.length} violations.`);
  return passed && validated.answers > 0 && validated.violations.length === 0;
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} finally {
  for (const end of endings) end();
}
