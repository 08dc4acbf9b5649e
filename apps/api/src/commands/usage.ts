import { flagOf, type QuarantineReason, quarantineReasons } from '../catalogue/ingestion/quarantine.ts';
import { listSources } from '../catalogue/ingestion/sources/index.ts';

/** The command's arguments could not be understood; the message says how to write them. */
export class WrongUsage extends Error {
  override readonly name = 'WrongUsage';
}

/** What each flag accepts: a list that waits for a person otherwise. */
const accepted: Readonly<Record<QuarantineReason, string>> = {
  shrink: 'com bem menos linhas que a anterior',
  empty: 'sem linha nenhuma',
  truncated: 'que termina no meio de uma linha',
  unreadable: 'com muitas linhas que não se leem',
  discount: 'com muitos descontos que não são os do preço e da avaliação',
  blank: 'vazia em uma coluna que as anteriores tinham',
};

const forms = {
  lists: `npm run ingest -- <${listSources.map(({ code }) => code).join(' | ')}> <arquivo ou pasta …> [--json] [--list-date AAAA-MM-DD] [--accept-…]`,
  sales: 'npm run ingest -- itbi <arquivo ou pasta …> [--json] [--accept-doubtful]',
  runs: 'npm run ingest -- runs [--json]',
  undo: 'npm run ingest -- undo <execução> [--reason "motivo"] [--json]',
} as const;

/** How `npm run ingest` is used, whole: for `--help`, and where the arguments don't show which form was meant. */
export const ingestUsage = `Uso: ${Object.values(forms).join('\n     ')}

Lê listas de imóveis, tabelas de ITBI (docs/itbi.md), mostra as leituras e desfaz uma.

  --json                   o resultado como um objeto JSON
  --list-date AAAA-MM-DD   a data de uma lista que não diz a sua
${quarantineReasons.map((reason) => `  ${flagOf(reason).padEnd(24)} aceita uma lista ${accepted[reason]}`).join('\n')}
  --accept-doubtful        aceita uma tabela de ITBI que parece errada

Termina com 0 quando leu, 1 quando falhou, 2 com um comando errado, 3 quando algo ficou em quarentena.`;

export const salesUsage = `Uso: ${forms.sales} (as tabelas que são lidas: docs/itbi.md)`;
export const runsUsage = `Uso: ${forms.runs} | ${forms.undo}`;

/** Whether the arguments request the help text. */
export const requestsHelp = (words: readonly string[]): boolean =>
  words.some((word) => word === '--help' || word === '-h');
