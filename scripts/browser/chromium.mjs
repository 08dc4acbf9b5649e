// The browser of the tests: Chromium from npm, with fonts and flags that draw the same pixels on every machine.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const cache = join(import.meta.dirname, '../../node_modules/.cache');

const flags = [
  '--disable-gpu',
  '--disable-background-networking',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

/**
 * Launch options for Playwright. `CHROMIUM_PATH` names another Chromium. Outside Linux x64, where npm has none,
 * Playwright's own browser is used; pictures carry the platform in their names, so they are not compared there.
 */
export async function chromiumLaunch() {
  const own = process.env.CHROMIUM_PATH;
  if (!own && !(process.platform === 'linux' && process.arch === 'x64')) return { args: flags };

  const home = await unpack();
  return {
    executablePath: own ?? join(home, 'chromium'),
    args: [...flags, '--no-sandbox'],
    env: {
      ...process.env,
      FONTCONFIG_FILE: join(home, 'fonts.conf'),
      ...(own ? {} : { LD_LIBRARY_PATH: join(home, 'al2023/lib') }),
    },
  };
}

/** Unpacks beside the final folder and renames: a second process sees all of it or nothing. */
async function unpack() {
  const bin = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '../bin');
  const { version } = JSON.parse(readFileSync(join(bin, '../package.json'), 'utf8'));
  const home = join(cache, `chromium-${version}`);
  if (existsSync(home)) return home;

  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(join(cache, 'chromium-draft-'));
  const { inflate } = await import('@sparticuz/chromium');
  const before = process.env.TMPDIR;
  // The package unpacks into os.tmpdir(), which reads TMPDIR at each call.
  process.env.TMPDIR = draft;
  try {
    const parts = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'];
    await Promise.all(parts.map((part) => inflate(join(bin, part))));
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
  writeFileSync(join(draft, 'fonts.conf'), fontsConf(home));

  try {
    renameSync(draft, home);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(home)) throw error;
  }
  return home;
}

function fontsConf(home) {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${home}/fonts</dir>
  <cachedir prefix="xdg">martelo-fonts</cachedir>
  <match target="font">
    <edit name="hinting" mode="assign"><bool>false</bool></edit>
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
  </match>
</fontconfig>
`;
}
