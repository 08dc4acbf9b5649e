import { formatNumber } from '@martelo/domain/numbers';
import { formatReais } from '@martelo/domain/money';
import { DataTable, type DataColumn } from '@martelo/ui/data-table';
import { Heading } from '@martelo/ui/heading';
import { Link } from '@martelo/ui/link';

import { paths } from '../../paths.ts';
import type { listDelistings } from './admin.calls.ts';
import { RecordList } from '../back-office/record-list.tsx';

type DelistingsProps = Awaited<ReturnType<typeof listDelistings>>;

type StateFigures = DelistingsProps['states'][number];

const figure = (id: 'known' | 'listed' | 'vanishing', label: string): DataColumn<StateFigures> => ({
  id,
  label,
  numeric: true,
  cell: (state) => formatNumber(state[id]),
  sortBy: (state) => state[id],
});

const stateColumns: readonly DataColumn<StateFigures>[] = [
  { id: 'state', label: 'Estado', cell: ({ state }) => state, sortBy: ({ state }) => state },
  figure('known', 'No site até agora'),
  figure('listed', 'Nesta lista'),
  figure('vanishing', 'Sairiam'),
];

const auctionColumns = [
  { id: 'title', label: 'Leilão' },
  { id: 'place', label: 'Lugar' },
  { id: 'price', label: 'Valor', numeric: true },
];
const centavos = 100;

/** Before a held list is let pass: what would be gone by it, by state and one by one. */
export function Delistings({ data, states, pagination }: DelistingsProps) {
  return (
    <>
      <Heading headingLevel={2}>O que sairia</Heading>
      {states.length > 0 && (
        <DataTable
          label="Por estado"
          narrow="stack"
          columns={stateColumns}
          rows={states}
          rowId={({ state }) => state}
        />
      )}
      <RecordList
        caption="Leilões que sairiam"
        columns={auctionColumns}
        pagination={pagination}
        empty="Nenhum leilão sairia por causa desta lista"
        rows={data.map(({ uuid_key: key, title, city, state, price }) => ({
          id: key,
          cells: [
            <Link key="title" href={paths.auction(key)}>
              {title}
            </Link>,
            city ? `${city} – ${state}` : 'não informado',
            formatReais(price === null ? null : Math.round(price * centavos)),
          ],
        }))}
      />
    </>
  );
}
