import { formatNumber } from '@martelo/domain/numbers';

import type { IngestedList, IngestResult } from '../catalogue/ingestion/ingest-result.ts';
import type { ListChanges } from '../catalogue/ingestion/parsed-list.ts';

function namedLines(what: string, lines: IngestResult['rejected'], total: number): string[] {
  const named = lines.map(({ file, line, reason }) => `  ${what} ${file}:${line}: ${reason}`);
  return total > lines.length
    ? [...named, `  … e mais ${formatNumber(total - lines.length)} ${what}`]
    : named;
}

const changeLines = (changes: ListChanges) => [
  `  novos ${formatNumber(changes.new)} · alterados ${formatNumber(changes.changed)} · iguais ${formatNumber(changes.unchanged)} · fora da lista ${formatNumber(changes.gone)} · de volta ${formatNumber(changes.returned)}`,
  `  preços: ${formatNumber(changes.priceDown)} baixaram, ${formatNumber(changes.priceUp)} subiram · modalidade mudou em ${formatNumber(changes.modalityChanged)}`,
];

const listLines = (source: string, { listDate, rows, changes }: IngestedList) => [
  `${source}, lista de ${listDate}: ${formatNumber(rows)} imóveis`,
  ...(changes ? changeLines(changes) : ['  retida: nada dela foi importado']),
];

/**
 * A summary for a person: each list by its date with what it changed, since a property in several lists would count
 * several times in their sum.
 */
export function formatIngested(result: IngestResult): string {
  const { source, lists } = result;
  const lines = [
    ...(lists.length === 0 ? [`${source}: nenhuma lista importada`] : []),
    ...lists.flatMap((list) => listLines(source, list)),
    `  em ${formatNumber(result.seconds, 3)} s`,
    ...namedLines('recusada', result.rejected, result.rejectedTotal),
    ...namedLines('a conferir', result.warnings, result.warningsTotal),
    ...result.notes.map((note) => `  ${note}`),
  ];
  if (result.held) lines.push(`  RETIDA: ${result.held}`);
  const last = result.runs.at(-1);
  if (last) lines.push(`  para desfazer: npm run ingest -- undo ${last}`);
  return lines.join('\n');
}
