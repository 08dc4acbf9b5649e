// Starts the real server on a data folder of its own, which it fills with the demonstration data. Its answers are
// validated.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'martelo-e2e-'));
const main = join(import.meta.dirname, '../../api/test/validating-server.ts');
const { DATABASE_URL: _none, ...env } = process.env;
const owner = {
  CONTACT_EMAIL: 'contato@martelo.example',
  CONTACT_PHONE: '(62) 3000-1200',
  MESSAGE_NUMBER: '5562999990000',
  PIXEL_ID: 'teste-123',
};
const server = spawn(process.execPath, [main], {
  stdio: 'inherit',
  env: {
    ...env,
    ...owner,
    DATA_DIR: folder,
    HOST: '127.0.0.1',
    REQUESTS_PER_MINUTE: '100000',
    // What else the machine does is not this server's load.
    MAX_EVENT_LOOP_DELAY_MS: '0',
    // Tests may say whom they call for, so that one address's registrations are not everybody's.
    TRUST_PROXY: '127.0.0.1',
  },
});

server.once('exit', (code) => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 0);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill('SIGTERM'));
