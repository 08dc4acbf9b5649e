import { promisify } from 'node:util';

import { type AsyncZippable, type AsyncZipOptions, strToU8, zip } from 'fflate';

import { type PersonalData } from './personal-data.ts';
import { serializeCsv } from './serialize-csv.ts';

const readme = `Os seus dados no Martelo

dados.json traz tudo o que guardamos sobre você, com os horários em UTC (ISO 8601).
A pasta tabelas traz o mesmo em arquivos CSV, que abrem em planilhas. Um apóstrofo
no início de uma célula impede que a planilha a execute como fórmula.

Não estão aqui, porque não os temos em texto: a sua senha e os códigos das sessões e
dos links, guardados apenas como resumos que não permitem voltar ao original. O texto
dos emails enviados fica de fora porque contém links que dão acesso à conta.
`;

const zipped = promisify<AsyncZippable, AsyncZipOptions, Uint8Array>(zip);

/**
 * A ZIP of everything that is stored of a person, as one JSON file and a CSV for each table with rows (ACC-09). Large
 * files are packed in threads.
 */
export async function zipPersonalData(data: PersonalData, now: Date): Promise<Buffer> {
  const tables = Object.entries(data).filter(([, rows]) => rows.length > 0);
  const files = {
    'LEIA-ME.txt': strToU8(readme.replaceAll('\n', '\r\n')),
    'dados.json': strToU8(`${JSON.stringify({ exportado_em: now, ...data }, null, 2)}\n`),
    tabelas: Object.fromEntries(tables.map(([name, rows]) => [`${name}.csv`, strToU8(serializeCsv(rows))])),
  };
  return Buffer.from(await zipped(files, { mtime: now, level: 6 }));
}
