// Sends Storybook's pictures to Chromatic where a token is set. The local pictures need no service.
import { spawnSync } from 'node:child_process';

if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
  console.log(
    'Chromatic is off: CHROMATIC_PROJECT_TOKEN is not set. `pnpm test` compares the pictures of every story without it.',
  );
  process.exit(0);
}
const { status } = spawnSync('pnpm', ['exec', 'chromatic', ...process.argv.slice(2)], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exit(status ?? 1);
