import { formatCalendarDate, formatDateTime } from '@martelo/domain/dates';
import { nonBreakingUnits } from '@martelo/domain/units';
import { Badge } from '@martelo/ui/badge';
import { type DataColumn, DataTable } from '@martelo/ui/data-table';
import { Link } from '@martelo/ui/link';
import { TableText } from '@martelo/ui/table';
import { useState } from 'react';

import { paths } from '../../paths.ts';
import { RecordEmpty } from '../back-office/record-empty.tsx';
import { RecordPages, type WirePagination } from '../back-office/record-pages.tsx';
import type { ModeratedAuction } from './admin.calls.ts';
import { AuctionDecision } from './auction-decision.tsx';
import { AuctionDecisions, auctionName } from './auction-decisions.tsx';

interface ModeratedListProps {
  auctions: readonly ModeratedAuction[];
  pagination: WirePagination;
}

const keyOf = ({ uuid_key: key }: ModeratedAuction) => key;

/** 'Goiânia – GO', or what is known of it. */
const placeOf = (city: string | null, state: string | null) =>
  [city, state].filter(Boolean).join(' – ') || 'lugar não informado';

const columns: readonly DataColumn<ModeratedAuction>[] = [
  {
    id: 'title',
    label: 'Leilão',
    cell: ({ uuid_key: key, title, code, city, state }) => (
      <TableText below={`${code ?? 'sem código'} · ${placeOf(city, state)}`}>
        <Link href={paths.auction(key)}>{nonBreakingUnits(title)}</Link>
      </TableText>
    ),
  },
  { id: 'source', label: 'Fonte', cell: ({ source }) => source.name },
  { id: 'state', label: 'Situação', cell: (auction) => <Visibility auction={auction} /> },
  { id: 'action', label: 'Decisão', cell: (auction) => <AuctionDecision auction={auction} /> },
];

/** One page of auctions as admins see them, to be hidden or shown one by one or several at once (LIST-09, LIST-14). */
export function ModeratedList({ auctions, pagination }: ModeratedListProps) {
  const [selected, setSelected] = useState<readonly string[]>([]);
  const there = auctions.filter(({ uuid_key: key }) => selected.includes(key));
  const takeOff = (done: readonly ModeratedAuction[]) =>
    setSelected((before) => before.filter((key) => !done.some(({ uuid_key }) => uuid_key === key)));
  if (auctions.length === 0) return <RecordEmpty title="Nenhum leilão encontrado" />;
  return (
    <DataTable
      label="Leilões"
      hideLabel
      columns={columns}
      rows={auctions}
      rowId={keyOf}
      rowLabel={auctionName}
      narrow="stack"
      selectable
      selected={there.map(keyOf)}
      onSelectedChange={setSelected}
      actions={<AuctionDecisions auctions={there} onDone={takeOff} />}
      pagination={<RecordPages pagination={pagination} />}
    />
  );
}

function Visibility({ auction }: { auction: ModeratedAuction }) {
  const { flagged, flagged_at: at, flagged_by: by, flagged_reason: reason, gone_since: gone } = auction;
  if (!flagged && gone) return <Badge tone="caution">Fora da lista desde {formatCalendarDate(gone)}</Badge>;
  if (!flagged) return <Badge tone="positive">No site</Badge>;
  return (
    <TableText
      below={[by ?? 'pelas regras', at && formatDateTime(new Date(at))].filter(Boolean).join('\u00a0· ')}
    >
      <Badge tone="critical">Oculto</Badge>
      <span>{reason}</span>
    </TableText>
  );
}
