import type { IngestedList, IngestResult } from '../catalogue/ingestion/ingest-result.ts';
import type { ListChanges } from '../catalogue/ingestion/parsed-list.ts';

const decimal = new Intl.NumberFormat('pt-BR');
const number = (value: number) => decimal.format(value);

function namedLines(what: string, lines: IngestResult['rejected'], total: number): string[] {
  const named = lines.map(({ file, line, reason }) => `  ${what} ${file}:${line}: ${reason}`);
  return total > lines.length ? [...named, `  … e mais ${number(total - lines.length)} ${what}`] : named;
}

const changeLines = (changes: ListChanges) => [
  `  novos ${number(changes.new)} · alterados ${number(changes.changed)} · iguais ${number(changes.unchanged)} · fora da lista ${number(changes.gone)} · de volta ${number(changes.returned)}`,
  `  preços: ${number(changes.priceDown)} baixaram, ${number(changes.priceUp)} subiram · modalidade mudou em ${number(changes.modalityChanged)}`,
];

const listLines = (source: string, { listDate, rows, changes }: IngestedList) => [
  `${source}, lista de ${listDate}: ${number(rows)} imóveis`,
  ...(changes ? changeLines(changes) : ['  retida: nada dela foi importado']),
];

/**
 * A summary for a person: each list by its date with what it changed, since a property that stands in several would
 * count once a list in their sum.
 */
export function formatIngested(result: IngestResult): string {
  const { source, lists } = result;
  const lines = [
    ...(lists.length === 0 ? [`${source}: nenhuma lista importada`] : []),
    ...lists.flatMap((list) => listLines(source, list)),
    `  em ${number(result.seconds)} s`,
    ...namedLines('recusada', result.rejected, result.rejectedTotal),
    ...namedLines('a conferir', result.warnings, result.warningsTotal),
    ...result.notes.map((note) => `  ${note}`),
  ];
  if (result.held) lines.push(`  RETIDA: ${result.held}`);
  const last = result.runs.at(-1);
  if (last) lines.push(`  para desfazer: npm run ingest -- undo ${last}`);
  return lines.join('\n');
}
