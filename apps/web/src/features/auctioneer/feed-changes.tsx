import { Heading } from '@martelo/ui/heading';

import { optionsOf, outcomes } from '../back-office/labels.ts';
import { RecordFilters } from '../back-office/record-filters.tsx';
import { RecordList } from '../back-office/record-list.tsx';
import type { WirePagination } from '../back-office/record-pages.tsx';
import { FeedFigures, type FeedFiguresProps } from './feed-figures.tsx';
import { type FeedLine, lineColumns, lineRows } from './feed-lines.tsx';
import { linesId } from './feed-outcome.ts';

interface FeedChangesProps extends FeedFiguresProps {
  lines: { data: readonly FeedLine[]; pagination: WirePagination };
}

/** What a list changed: in figures, then line by line (API-08); an undoing has no lines. */
export function FeedChanges({ feed, reader, lines }: FeedChangesProps) {
  if (feed.undoes) return <FeedFigures feed={feed} reader={reader} />;
  return (
    <>
      <FeedFigures feed={feed} reader={reader} />
      <Heading headingLevel={2} id={linesId}>
        Linha por linha
      </Heading>
      <RecordFilters
        selects={[
          { name: 'resultado', label: 'Resultado', options: optionsOf(outcomes, 'Todos os resultados') },
        ]}
      />
      <RecordList
        caption="Linhas da lista"
        columns={lineColumns}
        rows={lineRows(lines.data)}
        pagination={lines.pagination}
        empty="Nenhuma linha para mostrar"
      />
    </>
  );
}
