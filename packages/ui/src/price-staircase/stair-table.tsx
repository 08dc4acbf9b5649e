import { formatCalendarDate } from '@martelo/domain/dates';
import { formatReais } from '@martelo/domain/money';

import { Disclosure } from '../disclosure/disclosure.tsx';
import { useMessages } from '../messages/messages.tsx';
import { auctionTexts } from '../messages/pt-br-auction.ts';
import { evidenceTexts } from '../messages/pt-br-evidence.ts';
import { Table } from '../table/table.tsx';
import type { PriceStep } from './stair-scale.ts';

/** The same stairs in words, in their order; on paper it stands open. */
export function StairTable({ steps }: { steps: readonly PriceStep[] }) {
  const { asTable } = useMessages(auctionTexts);
  const { staircase } = useMessages(evidenceTexts);
  const dateOf = ({ state, listDate }: PriceStep) =>
    listDate ? formatCalendarDate(listDate) : state === 'future' ? staircase.unknownTime : staircase.unseen;
  return (
    <Disclosure title={asTable} openOnPaper>
      <Table
        label={staircase.label}
        hideLabel
        columns={[
          { id: 'step', label: staircase.step },
          { id: 'price', label: staircase.price, numeric: true },
          { id: 'list', label: staircase.list },
        ]}
        rows={steps.map((step, at) => ({
          id: `${at}`,
          cells: [staircase.states[step.state], formatReais(step.price), dateOf(step)],
        }))}
      />
    </Disclosure>
  );
}
