// Runs the flows of openapi/flows against a server of its own with the demonstration's data; each answer must be as the
// document says. With --prism all answers pass a second judge, the validating proxy of that name.
import { spawn } from 'node:child_process';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, request as ask } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const contract = join(root, 'openapi');
const wanted = process.argv.slice(2);
const host = '127.0.0.1';
const patience = 240_000;
/** @type {(() => void)[]} */
const endings = [];

/** Starts a program and waits for the line that tells where it listens. */
function startUntil(args, env, pattern, cwd) {
  const program = spawn(process.execPath, args, { cwd, env: { ...process.env, ...env } });
  endings.push(() => program.kill());
  return new Promise((resolve, reject) => {
    let said = '';
    const late = setTimeout(() => reject(new Error(`Nothing listened in time:\n${said}`)), patience);
    const read = (chunk) => {
      said += chunk;
      const [, port] = pattern.exec(said) ?? [];
      if (!port) return;
      clearTimeout(late);
      resolve(Number(port));
    };
    program.stdout.on('data', read);
    program.stderr.on('data', read);
    program.on('exit', (code) => reject(new Error(`It ended with ${code}:\n${said}`)));
  });
}

async function startServer() {
  const folder = mkdtempSync(join(tmpdir(), 'flows-'));
  endings.push(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  const env = { PORT: '0', HOST: host, DATA_DIR: folder, DATABASE_URL: '', REQUESTS_PER_MINUTE: '1000000' };
  return startUntil([join(root, 'apps/api/src/main.ts')], env, /Martelo: http:\/\/localhost:(\d+)/, root);
}

const startPrism = (port) => {
  const cli = join(contract, 'node_modules/@stoplight/prism-cli/dist/index.js');
  const target = `http://${host}:${port}`;
  const args = [cli, 'proxy', join(contract, 'document.json'), target, '--host', host, '--port', '0'];
  return startUntil(args, {}, /Prism is listening on http:\/\/127\.0\.0\.1:(\d+)/, contract);
};

/** Passes requests on to Prism and keeps what it found in the answers. */
function startCounter(port) {
  const judged = { answers: 0, violations: [] };
  const counter = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const passed = ask({ host, port, method, path: url, headers }, (answer) => {
      judged.answers += 1;
      const found = JSON.parse(String(answer.headers['sl-violations'] ?? '[]'));
      for (const { location, message } of found)
        if (location[0] === 'response')
          judged.violations.push(`${method} ${url} ${answer.statusCode}: ${location.join('.')} ${message}`);
      outgoing.writeHead(answer.statusCode, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', (error) => outgoing.destroy(error));
    incoming.pipe(passed);
  });
  endings.push(() => counter.close());
  return new Promise((resolve) => {
    counter.listen(0, host, () => resolve({ judged, port: counter.address().port }));
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
  if (!wanted.includes('--prism')) return runFlows(files, { martelo: server, outbox: server });
  const { judged, port } = await startCounter(await startPrism(server));
  const passed = await runFlows(files, { martelo: port, outbox: server });
  for (const violation of judged.violations) console.error(violation);
  console.log(`Prism judged ${judged.answers} answers: ${judged.violations.length} violations.`);
  return passed && judged.answers > 0 && judged.violations.length === 0;
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} finally {
  for (const end of endings) end();
}
