import { Disclosure } from '../disclosure/disclosure.tsx';
import { useMessages } from '../messages/messages.tsx';
import { auctionTexts } from '../messages/pt-br-auction.ts';
import { Table } from '../table/table.tsx';
import type { MapCluster } from './map-cluster.ts';

interface ClusterTableProps {
  label: string;
  clusters: readonly MapCluster[];
}

/** The same places in words, the largest first. */
export function ClusterTable({ label, clusters }: ClusterTableProps) {
  const { asTable, unknown, count: print, map } = useMessages(auctionTexts);
  if (clusters.length === 0) return null;
  return (
    <Disclosure title={asTable}>
      <Table
        label={label}
        hideLabel
        columns={[
          { id: 'place', label: map.place },
          { id: 'count', label: map.count, numeric: true },
          { id: 'position', label: map.position },
        ]}
        rows={clusters.map(({ id, label: place, count, precision }) => ({
          id,
          cells: [place || unknown, print(count), precision ? map.precisions[precision] : unknown],
        }))}
      />
    </Disclosure>
  );
}
