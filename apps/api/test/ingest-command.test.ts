import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';

import { flagOf, quarantineReasons } from '../src/catalogue/ingestion/quarantine.ts';
import type { IngestResult } from '../src/catalogue/ingestion/ingest-result.ts';
import type { SalesResult } from '../src/catalogue/sales/import-sales.ts';
import { validatedFetch } from './answers.ts';
import { anyDatabase } from './databases.ts';

const root = join(import.meta.dirname, '../../..');
const data = join(root, '../shared/data');
const withData = existsSync(data);
if (!withData) console.warn('../shared/data is missing: the tests on real lists are skipped.');

const header =
  'N° do imóvel;UF;Cidade;Bairro;Endereço;Preço;Valor de avaliação;Desconto;Descrição;Modalidade de venda;Link de acesso';
const discounts: Readonly<Record<string, string>> = {
  '1,00': '100.00',
  '100.000,00': '68.85',
  '200.000,00': '37.70',
};
const row = (id: number, price: string) =>
  `${id};GO;GOIANIA;SETOR BUENO;RUA T-55, N. 930;${price};321.000,00;${discounts[price]};Apartamento, 0.00 de área total, 64.00 de área privativa, 0.00 de área do terreno, 2 qto(s).;Venda Online;https://venda-imoveis.caixa.gov.br/sistema/detalhe-imovel.asp?hdnimovel=${id}`;
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

function start(script: string, args: readonly string[], node: readonly string[] = []) {
  // A short process does not get back the seconds in which PGlite is compiled to its fastest form.
  const compiling = databaseUrl ? [] : ['--liftoff-only'];
  const child = spawn(
    process.execPath,
    [...compiling, ...node, join(root, 'apps/api/src', script), ...args],
    {
      env: env(),
    },
  );
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => void (output.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => void (output.err += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => void child.once('close', resolve));
  return { child, output, ended };
}

async function ingest(...args: string[]) {
  const { output, ended } = start('commands/ingest.ts', ['caixa', ...args, '--json']);
  const code = await ended;
  return { code, ...output, result: output.out ? (JSON.parse(output.out) as IngestResult) : null };
}

/** Each command is a process of its own, slow to begin on a busy machine. */
const seconds = (count: number) => ({ timeout: count * 1000 });

/** `pnpm ingest runs` and `pnpm ingest undo`. */
async function about(...args: string[]) {
  const { output, ended } = start('commands/ingest.ts', [...args, '--json']);
  const code = await ended;
  return { code, ...output, result: output.out ? (JSON.parse(output.out) as unknown) : null };
}

const write = (name: string, text: string) => {
  writeFileSync(join(folder, name), Buffer.from(text, 'latin1'));
  return name;
};

const embedded = () => cpSync(inject('folderTemplate'), join(folder, 'data'), { recursive: true });

/** The data folder has an embedded database for when there is no PostgreSQL. */
async function useAnyDatabase() {
  databaseUrl = await anyDatabase();
  if (!databaseUrl) embedded();
}

describe('pnpm ingest', () => {
  test('[API-09] prints one object; the same list twice changes nothing; a bad row costs no other', async () => {
    await useAnyDatabase();
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

  test('[API-09] lists of two dates are reported each by its own, oldest first', async () => {
    await useAnyDatabase();
    const older = write('GO-08.csv', list('08/01/2026', [row(1, '100.000,00'), row(2, '200.000,00')]));
    const newer = write('GO-09.csv', list('09/01/2026', [row(1, '100.000,00'), row(2, '100.000,00')]));
    const { output, ended } = start('commands/ingest.ts', ['caixa', newer, older]);
    expect([await ended, output.err]).toEqual([0, '']);
    expect(output.out.split('\n').slice(0, 6)).toEqual([
      'caixa, lista de 2026-01-08: 2 imóveis',
      '  novos 2 · alterados 0 · iguais 0 · fora da lista 0 · de volta 0',
      expect.stringMatching(/^ {2}preços: 0 baixaram/),
      'caixa, lista de 2026-01-09: 2 imóveis',
      '  novos 0 · alterados 1 · iguais 1 · fora da lista 0 · de volta 0',
      expect.stringMatching(/^ {2}preços: 1 baixaram/),
    ]);
  });

  test('[API-09] a page in place of a list, a shrunken and an older list go into quarantine: exit code 3, nothing lost', async () => {
    await useAnyDatabase();
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

  test('[INTAKE-17] what is in quarantine is named with its flag, and the flag accepts it', async () => {
    await useAnyDatabase();
    const many = Array.from({ length: 20 }, (_, at) => row(at + 1, '100.000,00'));
    write('Lista_imoveis_GO.csv', list('08/01/2026', many));
    expect((await ingest('Lista_imoveis_GO.csv')).code).toBe(0);
    const future = await ingest(write('future.csv', list('01/01/2099', many)));
    expect([future.code, future.result?.held]).toEqual([3, expect.stringContaining('no futuro')]);
    const wrong = (line: string) => line.replace('68.85', '10.00');
    for (const [name, text, flag, figures] of [
      ['Lista_imoveis_GO.csv', list('09/01/2026', []), '--accept-empty', { gone: 20 }],
      ['cut.csv', list('10/01/2026', many).slice(0, -1), '--accept-truncated', { returned: 20 }],
      ['b.csv', list('11/01/2026', many.map(wrong)), '--accept-discount', { unchanged: 20 }],
      [
        'c.csv',
        list(
          '12/01/2026',
          many.map((line) => line.replace('SETOR BUENO', '')),
        ),
        '--accept-blank',
        { changed: 20 },
      ],
    ] as const) {
      write(name, text);
      const held = await ingest(name);
      expect([held.code, held.result?.held]).toEqual([
        3,
        expect.stringContaining(`repita com ${flag} para aceitar.`),
      ]);
      const accepted = await ingest(name, flag);
      expect([accepted.code, accepted.result]).toEqual([
        0,
        expect.objectContaining({ held: null, ...figures }),
      ]);
    }
    const { output, ended } = start('commands/ingest.ts', ['caixa', 'cut.csv']);
    expect(await ended).toBe(3);
    expect(output.out).toMatch(/^ {2}RETIDA: cut\.csv: está cortado/m);
  });

  test.skipIf(inject('postgresUrl') === null)(
    '[INTAKE-16] the memory of the command does not grow with the list',
    { timeout: 240_000 },
    async () => {
      await useAnyDatabase();
      const line = row(1, '100.000,00');
      const rows = Array.from({ length: 60_000 }, (_, at) =>
        line.replace(/^1;/, `${at + 1};`).replace(/=1$/, `=${at + 1}`),
      );
      const file = write('GO.csv', list('08/01/2026', rows));
      const { output, ended } = start(
        'commands/ingest.ts',
        ['caixa', file, '--json'],
        ['--max-old-space-size=64'],
      );
      expect([await ended, output.err]).toEqual([0, '']);
      expect(JSON.parse(output.out)).toMatchObject({ new: 60_000, held: null });
    },
  );

  test('a missing file and an unknown source say so in one sentence', async () => {
    await useAnyDatabase();
    const missing = await ingest('nada.csv');
    expect(missing.code).toBe(1);
    expect(missing.err.trim().split('\n')).toEqual([expect.stringContaining('nada.csv')]);
    const { output, ended } = start('commands/ingest.ts', ['banco', 'x.csv']);
    expect(await ended).toBe(2);
    expect(output.err).toContain('"banco"');
  });

  test.each([[['--help']], [['undo', '-h']]])(
    '[API-09] a request for help prints all usage: %s',
    async (words) => {
      const { output, ended } = start('commands/ingest.ts', words);
      expect([await ended, output.err]).toEqual([0, '']);
      expect(output.out).toMatch(
        /^Uso: npm run ingest -- <caixa \| mega \| martelo-feed> <arquivo ou pasta …>/,
      );
      for (const word of [
        'itbi <arquivo',
        'undo <execução>',
        '--list-date',
        ...quarantineReasons.map(flagOf),
      ])
        expect(output.out).toContain(word);
    },
  );

  test('killed in the middle it leaves the old state whole', async () => {
    embedded();
    const many = Array.from({ length: 3000 }, (_, at) => row(at + 1, '100.000,00'));
    const first = write('GO.csv', list('08/01/2026', many.slice(0, 10)));
    await ingest(first);
    const { child, ended } = start('commands/ingest.ts', [
      'caixa',
      write('GO2.csv', list('09/01/2026', many)),
    ]);
    await expect.poll(() => existsSync(join(folder, 'data/lock')), { timeout: 30_000 }).toBe(true);
    child.kill('SIGKILL');
    await ended;
    const after = await ingest(first);
    // Killed before its commit the second list left no trace; after it, the first is the older one.
    expect([after.result?.unchanged, after.code === 3]).toContainEqual(after.code === 3 ? true : 10);
  });

  test(
    '[INTAKE-04][INTAKE-34] beside a server on the embedded database it hands over lists and their undoing; a second server is refused',
    seconds(240),
    async () => {
      embedded();
      const server = start('main.ts', []);
      await expect.poll(() => server.output.out, seconds(90)).toContain('http://localhost:');
      const taken = await ingest(write('GO.csv', list('08/01/2026', [row(1, '100.000,00')])));
      expect([taken.code, taken.result?.new, taken.err]).toEqual([0, 1, '']);
      const future = await ingest(write('GO2.csv', list('01/01/2099', [row(1, '100.000,00')])));
      expect([future.code, future.result?.held]).toEqual([3, expect.stringContaining('está no futuro')]);
      const undone = await about('undo', taken.result!.runs[0]!);
      expect([undone.code, undone.result]).toMatchObject([0, { undone: { withdrawn: 1 } }]);
      expect((await about('undo', taken.result!.runs[0]!)).err).toBe('Esta lista já foi desfeita.\n');
      expect((await ingest('GO.csv')).result?.new).toBe(1);
      const tables = await about('itbi', write('itbi.csv', sales(9)));
      expect([tables.code, tables.result]).toMatchObject([0, { sales: [{ sales: 9, held: null }] }]);
      const second = start('main.ts', []);
      expect(await second.ended).toBe(1);
      expect(second.output.err).toMatch(/is in use by process \d+: one process at a time may open it\.\n$/);
      const [, port] = /localhost:(\d+)/.exec(server.output.out) ?? [];
      const listed = await validatedFetch(`http://127.0.0.1:${port}/api/auctions`);
      expect(await listed.json()).toMatchObject({ pagination: { total: 1 } });
      server.child.kill('SIGTERM');
      expect(await server.ended).toBe(0);
    },
  );

  const sales = (count: number) =>
    [
      'data;municipio;bairro;tipo;area_m2;valor',
      ...Array.from(
        { length: count },
        (_, n) => `0${n + 1}/02/2026;5208707;Setor Bueno;casa;100;${300 + n}000`,
      ),
      '',
    ].join('\n');
  const runsOf = ({ result }: Awaited<ReturnType<typeof about>>) => (result as { runs: unknown[] }).runs;

  test(
    '[MARKET-03][MARKET-05] tables of ITBI: once, undone by their number, a wrong one is refused',
    seconds(240),
    async () => {
      await useAnyDatabase();
      const file = write('itbi.csv', sales(9));
      const taken = await about('itbi', file);
      expect([taken.code, taken.err]).toEqual([0, '']);
      const [first] = (taken.result as SalesResult).sales;
      expect(first).toMatchObject({
        file: 'itbi.csv',
        form: 'martelo',
        sales: 9,
        cities: ['Goiânia'],
        held: null,
      });
      expect((await about('itbi', file)).result).toMatchObject({
        sales: [{ knownAs: first!.run, run: null }],
      });
      expect(runsOf(await about('runs'))).toMatchObject([
        { run: first!.run, source: 'itbi', status: 'taken' },
      ]);
      const wrong = await about('itbi', write('lista.csv', list('08/01/2026', [row(1, '100.000,00')])));
      expect(wrong.code).toBe(3);
      expect((wrong.result as SalesResult).sales[0]?.held).toMatch(/não é uma tabela de ITBI conhecida/);
      const undone = await about('undo', first!.run!);
      expect([undone.code, undone.result]).toMatchObject([0, { undoneSales: { sales: 9 } }]);
      expect((await about('undo', first!.run!)).err).toBe('Esta tabela de ITBI já foi desfeita.\n');
      const { output, ended } = start('commands/ingest.ts', ['itbi', file]);
      expect(await ended).toBe(0);
      expect(output.out).toMatch(
        /vendas 9 · repetidas 0 .*para desfazer: npm run ingest -- undo [0-9a-f-]{36}/s,
      );
      expect((await about('itbi')).code).toBe(2);
    },
  );

  test(
    '[INTAKE-34] the number that it prints undoes the list; it can be imported again',
    seconds(240),
    async () => {
      await useAnyDatabase();
      const [before, after] = [
        write('GO.csv', list('08/01/2026', [row(1, '100.000,00')])),
        write('GO2.csv', list('09/01/2026', [row(1, '1,00'), row(2, '200.000,00')])),
      ];
      await ingest(before);
      const taken = await ingest(after);
      const [run] = taken.result!.runs;
      const undone = await about('undo', run!, '--reason', 'preços de outro mês');
      expect([undone.code, undone.err]).toEqual([0, '']);
      expect(undone.result).toMatchObject({
        undone: { restored: 1, withdrawn: 1, undone: { run, listDate: '2026-01-09' } },
      });
      const listed = await about('runs');
      expect(listed.result).toMatchObject({
        runs: [
          { undoes: run, reason: 'preços de outro mês' },
          { run, undoneAt: expect.any(String) as unknown },
          { undoneAt: null, undoes: null },
        ],
      });
      const again = await about('undo', run!);
      expect([again.code, again.err]).toEqual([1, 'Esta lista já foi desfeita.\n']);
      expect((await ingest(after)).result).toMatchObject({ new: 1, changed: 1 });
    },
  );

  test('an unreadable data folder stops the start with one sentence', async () => {
    writeFileSync(join(folder, 'data'), 'a file where the folder should be');
    const { output, ended } = start('main.ts', []);
    expect(await ended).toBe(1);
    expect(output.err).toMatch(/^The data folder \S+ \(DATA_DIR\) can not be written: it is a file\.\n$/);
  });

  test.skipIf(!withData)(
    '[API-09] Caixa’s national list of two dates, as counted manually',
    { timeout: 300_000 },
    async () => {
      await useAnyDatabase();
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
