import { formatNumber } from '@martelo/domain/numbers';
import { formatReais } from '@martelo/domain/money';
import { Heading } from '@martelo/ui/heading';
import { Link } from '@martelo/ui/link';
import { Table } from '@martelo/ui/table';

import { paths } from '../../paths.ts';
import type { listDelistings } from './admin.calls.ts';
import { RecordList } from '../back-office/record-list.tsx';

type VanishingProps = Awaited<ReturnType<typeof listDelistings>>;

const stateColumns = [
  { id: 'state', label: 'Estado' },
  { id: 'known', label: 'À vista até agora', numeric: true },
  { id: 'listed', label: 'Nesta lista', numeric: true },
  { id: 'vanishing', label: 'Sairiam', numeric: true },
];

const auctionColumns = [
  { id: 'title', label: 'Leilão' },
  { id: 'place', label: 'Lugar' },
  { id: 'price', label: 'Valor', numeric: true },
];
const centavos = 100;

/** Before a held list is let pass: what would be gone by it, by state and one by one. */
export function Delistings({ data, states, pagination }: VanishingProps) {
  return (
    <>
      <Heading headingLevel={2}>O que sairia</Heading>
      {states.length > 0 && (
        <Table
          label="Por estado"
          columns={stateColumns}
          rows={states.map(({ state, known, listed, vanishing }) => ({
            id: state,
            cells: [state, formatNumber(known), formatNumber(listed), formatNumber(vanishing)],
          }))}
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
