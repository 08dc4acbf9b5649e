import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, type APIRequestContext } from '@playwright/test';

import { signIn } from './signed-in.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

const web = join(import.meta.dirname, '..');
const checker = join(web, '../../packages/api-client/src/check-answers.ts');
/** Sentences of the check and of the validator that it needs, which no minifier takes away. */
const traces = ['the document has no such call', 'unevaluatedProperties'];

test('what checks answers while developing is in no script that visitors or the server load', () => {
  expect(readFileSync(checker, 'utf8')).toContain(traces[0]);
  const scripts = globSync('dist/{client,server}/**/*.js', { cwd: web });
  expect(scripts.length).toBeGreaterThan(10);
  const found = scripts.filter((file) => {
    const code = readFileSync(join(web, file), 'utf8');
    return traces.some((trace) => code.includes(trace));
  });
  expect(found).toEqual([]);
});

interface Chunk {
  file: string;
  imports?: string[];
}

const readManifest = () =>
  JSON.parse(readFileSync(join(web, 'dist/client/.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;

/** The scripts that come with these modules at once; what they import lazily is left out. */
function scriptsOf(manifest: Record<string, Chunk>, modules: readonly string[]): Set<string> {
  const files = new Set<string>();
  const collect = (key: string) => {
    const { file, imports = [] } = manifest[key]!;
    if (files.has(file)) return;
    files.add(file);
    imports.forEach(collect);
  };
  modules.forEach(collect);
  return files;
}

/** A sentence of each part of the accounts' and the back office's screens. */
const accountTraces = [
  'Erro ao alterar senha',
  'Erro ao criar alerta',
  'Oportunidades Exclusivas',
  'Erro ao carregar seus leilões favoritos',
  'Carregando conteúdo bônus...',
  'Erro ao exportar seus dados',
  'Erro ao carregar informações do painel',
  'Convidar leiloeiro',
  'Recusar esta lista?',
  'Enviar lista',
];

test('the first scripts of public pages have nothing of the screens of accounts and the back office', () => {
  const manifest = readManifest();
  const first = scriptsOf(manifest, [
    'src/bootstrap/entry-client.tsx',
    ...['auction-list', 'home', 'plans', 'map'].map((name) => `src/routes/${name}.tsx`),
  ]);
  const codeOf = (file: string) => readFileSync(join(web, 'dist/client', file), 'utf8');
  const others = Object.values(manifest).filter(({ file }) => file.endsWith('.js') && !first.has(file));
  for (const trace of accountTraces) {
    expect(
      others.some(({ file }) => codeOf(file).includes(trace)),
      `“${trace}” is somewhere`,
    ).toBe(true);
    expect(
      [...first].filter((file) => codeOf(file).includes(trace)),
      trace,
    ).toEqual([]);
  }
});

test('[ACC-01] the code of accounts and the back office comes when one of their pages is opened, and not before', async ({
  page,
}) => {
  const manifest = readManifest();
  const screens = Object.entries(manifest).filter(([key]) =>
    /^src\/routes\/(account|admin|auctioneer)\/|^src\/routes\/(sign-(in|up)|search)\.tsx/.test(key),
  );
  expect(screens.length).toBeGreaterThan(20);
  const requested = new Set<string>();
  page.on('request', (request) => requested.add(new URL(request.url()).pathname));
  const opened = () => screens.filter(([, { file }]) => requested.has(`/${file}`)).map(([key]) => key);
  await signIn(page);
  await visit(page, '/leiloes');
  await page.waitForLoadState('networkidle');
  expect(requested).toContain(`/${manifest['src/routes/auction-list.tsx']!.file}`);
  expect(opened()).toEqual([]);
  await visit(page, '/minha-conta/alertas');
  await expect(page.getByRole('heading', { level: 1, name: 'Meus Alertas' })).toBeVisible();
  expect(opened().toSorted()).toEqual([
    'src/routes/account/account-layout.tsx',
    'src/routes/account/alerts.tsx',
  ]);
});

/** Bytes on the line, headers too, of what a page waits for before it listens. */
async function awaitedBytes(request: APIRequestContext, path: string): Promise<number> {
  const page = await (await request.get(path)).text();
  const addresses = [...page.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, href]) => href!);
  expect(addresses.length).toBeGreaterThan(5);
  const sizes = addresses.map(async (address) => {
    const answer = await request.head(address, { headers: { 'accept-encoding': 'br' } });
    const headers = answer.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`);
    return headers.join('').length + Number(answer.headers()['content-length']);
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

test('[EARLY-03] a script, a style and a font come with the headers that apply to them, and without those of pages', async ({
  request,
}) => {
  const [script, style, font] = ['js', 'css', 'woff2'].map((kind) => {
    const [file] = globSync(`dist/client/assets/*.${kind}`, { cwd: web });
    return file!.slice('dist/client'.length);
  });
  for (const address of [script!, style!, font!]) {
    const headers = (await request.head(address)).headers();
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': expect.stringContaining('max-age='),
    });
    for (const name of ['content-security-policy', 'x-frame-options', 'x-ratelimit-limit'])
      expect(headers, address).not.toHaveProperty(name);
  }
  const page = (await request.get('/')).headers();
  for (const name of ['content-security-policy', 'x-frame-options']) expect(page).toHaveProperty(name);
});

// On a slow line a kilobyte more is five milliseconds later. A page that outgrows its number has taken in what another
// needs: chunks.ts says which modules come as one file.
for (const [path, kilobytes] of [
  ['/', 145],
  ['/leiloes', 155],
  ['/entrar', 142],
] as const)
  test(`[EARLY-03] ${path} waits for ${kilobytes} kB of scripts at most before it listens`, async ({
    request,
  }) => {
    expect((await awaitedBytes(request, path)) / 1000).toBeLessThan(kilobytes);
  });
