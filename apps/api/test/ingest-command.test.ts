import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';

import type { IngestResult } from '../src/ingestion/ingest.ts';
import { judgedFetch } from './answers.ts';
import { freshPostgres } from './databases.ts';

const root = join(import.meta.dirname, '../../..');
const data = join(root, '../shared/data');
const withData = existsSync(data);
if (!withData) console.warn('../shared/data is missing: the tests on real lists are skipped.');

const header =
  'N° do imóvel;UF;Cidade;Bairro;Endereço;Preço;Valor de avaliação;Desconto;Descrição;Modalidade de venda;Link de acesso';
const row = (id: number, price: string) =>
  `${id};GO;GOIANIA;SETOR BUENO;RUA T-55, N. 930;${price};321.000,00;40.00;Apartamento, 0.00 de área total, 64.00 de área privativa, 0.00 de área do terreno, 2 qto(s).;Venda Online;https://venda-imoveis.caixa.gov.br/sistema/detalhe-imovel.asp?hdnimovel=${id}`;
const list = (date: string, rows: readonly string[]) =>
  `\n Lista de Imóveis da Caixa;;Data de geração:;${date};;;;;;;\n${header}\n\n${rows.join('\n')}\n`;

let folder: string;
let databaseUrl: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'martelo-command-'));
  databaseUrl = '';
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const env = () => ({
  ...process.env,
  DATA_DIR: join(folder, 'data'),
  DATABASE_URL: databaseUrl,
  DEMO: 'off',
  PORT: '0',
  HOST: '127.0.0.1',
  INIT_CWD: folder,
});

function start(script: string, args: readonly string[]) {
  const child = spawn(process.execPath, [join(root, 'apps/api/src', script), ...args], { env: env() });
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => void (output.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => void (output.err += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => void child.once('close', resolve));
  return { child, output, ended };
}

async function ingest(...args: string[]) {
  const { output, ended } = start('ingest.ts', ['caixa', ...args, '--json']);
  const code = await ended;
  return { code, ...output, result: output.out ? (JSON.parse(output.out) as IngestResult) : null };
}

const write = (name: string, text: string) => {
  writeFileSync(join(folder, name), Buffer.from(text, 'latin1'));
  return name;
};

const embedded = () => cpSync(inject('folderTemplate'), join(folder, 'data'), { recursive: true });

/** PostgreSQL opens ten times as fast as the embedded database, which stands in where there is none. */
async function anyDatabase() {
  if (inject('postgresUrl') === null) embedded();
  else databaseUrl = await freshPostgres();
}

describe('pnpm ingest', () => {
  test('[API-09] prints one object; the same list twice changes nothing; a bad row costs no other', async () => {
    await anyDatabase();
    const file = write(
      'GO.csv',
      list('08/01/2026', [row(1, '100.000,00'), 'quebrada;GO', row(2, '200.000,00')]),
    );
    const first = await ingest(file);
    expect(first.code).toBe(0);
    expect(first.result).toMatchObject({
      source: 'caixa',
      listDate: '2026-01-08',
      rows: 2,
      new: 2,
      rejected: [{ file: 'GO.csv', line: 6, reason: expect.any(String) as unknown }],
      held: null,
    });
    const again = await ingest(file);
    expect(again.result).toMatchObject({ new: 0, changed: 0, unchanged: 2, gone: 0 });
  });

  test('[API-09] a page in place of a list, a shrunken and an older list are held: exit code 3, nothing lost', async () => {
    await anyDatabase();
    const many = Array.from({ length: 10 }, (_, at) => row(at + 1, '100.000,00'));
    await ingest(write('GO.csv', list('08/01/2026', many)));
    const page = await ingest(
      write('page.csv', '<!DOCTYPE html><html><title>Radware Bot Manager Captcha</title></html>'),
    );
    expect([page.code, page.result?.held]).toEqual([3, expect.stringContaining('HTML')]);
    const empty = await ingest(write('empty.csv', list('09/01/2026', [])));
    expect(empty.code).toBe(3);
    const shrunken = write('GO2.csv', list('09/01/2026', many.slice(0, 6)));
    const held = await ingest(shrunken);
    expect([held.code, held.result?.held]).toEqual([3, expect.stringContaining('--accept-shrink')]);
    const accepted = await ingest(shrunken, '--accept-shrink');
    expect([accepted.code, accepted.result?.gone]).toEqual([0, 4]);
    const older = await ingest('GO.csv');
    expect([older.code, older.result?.held]).toEqual([3, expect.stringContaining('mais antiga')]);
  });

  test('a missing file and an unknown source say so in one sentence', async () => {
    await anyDatabase();
    const missing = await ingest('nada.csv');
    expect(missing.code).toBe(1);
    expect(missing.err.trim().split('\n')).toEqual([expect.stringContaining('nada.csv')]);
    const { output, ended } = start('ingest.ts', ['banco', 'x.csv']);
    expect(await ended).toBe(2);
    expect(output.err).toContain('"banco"');
  });

  test('killed in the middle it leaves the old state whole', async () => {
    embedded();
    const many = Array.from({ length: 3000 }, (_, at) => row(at + 1, '100.000,00'));
    const first = write('GO.csv', list('08/01/2026', many.slice(0, 10)));
    await ingest(first);
    const { child, ended } = start('ingest.ts', ['caixa', write('GO2.csv', list('09/01/2026', many))]);
    await expect.poll(() => existsSync(join(folder, 'data/lock')), { timeout: 30_000 }).toBe(true);
    child.kill('SIGKILL');
    await ended;
    const after = await ingest(first);
    // Killed before its commit the second list left nothing; after it, the first is the older one.
    expect([after.result?.unchanged, after.code === 3]).toContainEqual(after.code === 3 ? true : 10);
  });

  test('beside a server on the embedded database it hands the list over; a second server is refused', async () => {
    embedded();
    const server = start('main.ts', []);
    await expect.poll(() => server.output.out, { timeout: 30_000 }).toContain('http://localhost:');
    const taken = await ingest(write('GO.csv', list('08/01/2026', [row(1, '100.000,00')])));
    expect([taken.code, taken.result?.new, taken.err]).toEqual([0, 1, '']);
    const second = start('main.ts', []);
    expect(await second.ended).toBe(1);
    expect(second.output.err).toMatch(/is in use by process \d+: one process at a time may open it\.\n$/);
    const [, port] = /localhost:(\d+)/.exec(server.output.out) ?? [];
    const listed = await judgedFetch(`http://127.0.0.1:${port}/api/auctions`);
    expect(await listed.json()).toMatchObject({ pagination: { total: 1 } });
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });

  test('an unreadable data folder stops the start with one sentence', async () => {
    writeFileSync(join(folder, 'data'), 'a file where the folder should be');
    const { output, ended } = start('main.ts', []);
    expect(await ended).toBe(1);
    expect(output.err).toMatch(/^The data folder \S+ can not be used: [^\n]+\n$/);
  });

  test.skipIf(!withData)(
    '[API-09] Caixa’s national list of two dates, as counted by hand',
    { timeout: 300_000 },
    async () => {
      const january8 = join(data, 'caixa/br_2026-01-08.tar.gz');
      const january23 = join(data, 'caixa/br_2026-01-23.tar.gz');
      expect((await ingest(january8)).result).toMatchObject({
        rows: 32_547,
        new: 32_547,
        rejected: [],
        held: null,
      });
      expect((await ingest(january23)).result).toMatchObject({
        rows: 32_600,
        new: 5363,
        gone: 5310,
        changed: 14_996,
        unchanged: 12_241,
        priceDown: 9840,
        priceUp: 264,
        modalityChanged: 6737,
      });
      expect((await ingest(january23)).result).toMatchObject({
        new: 0,
        changed: 0,
        gone: 0,
        unchanged: 32_600,
      });
    },
  );
});
