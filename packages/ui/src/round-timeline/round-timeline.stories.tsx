import { anAuction, aRound } from '@martelo/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { withLargeLetters, wordsPast } from '../testing/large-letters.ts';
import { RoundTimeline } from './round-timeline.tsx';

const first = aRound('2026-03-20T10:00:00-03:00', 185_600_00);
const second = aRound('2026-04-03T10:00:00-03:00', 142_100_50);
const third = aRound('2026-04-17T10:00:00-03:00', 64_000_00);

const meta = {
  title: 'Auction/RoundTimeline',
  component: RoundTimeline,
  args: { auction: anAuction({ rounds: { first, second } }) },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      do: ['Explain the word ‘praça’ near it: not everybody knows it.'],
      dont: [
        'Lend a round’s minimum to a later one that states none.',
        'Say that a past round was held: only its date is known.',
      ],
      accessibility: [
        'An ordered list; each state is a word, and the current round has `aria-current="step"`.',
      ],
    },
  },
} satisfies Meta<typeof RoundTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['DETAIL-04', 'EVID-07'],
  play: async ({ canvas }) => {
    const [one, two] = canvas.getAllByRole('listitem');
    await expect(one).toHaveAttribute('aria-current', 'step');
    await expect(one).toHaveTextContent('Atual');
    await expect(one).toHaveTextContent('R$ 185.600,00');
    await expect(one).toHaveTextContent('42 % abaixo da avaliação');
    await expect(one).toHaveTextContent('sexta-feira, 20/03/2026 às 10:00');
    await expect(canvas.getByRole('timer')).toHaveTextContent('10d 1h');
    await expect(two).toHaveTextContent('A seguir');
  },
};

export const SecondIsCurrent: Story = {
  name: 'The first past, the second current',
  tags: ['EVID-07'],
  parameters: { forcedColors: true },
  args: { now: new Date('2026-03-25T12:00:00-03:00') },
  play: async ({ canvas }) => {
    const [one, two] = canvas.getAllByRole('listitem');
    await expect(one).toHaveTextContent('Já passou');
    await expect(two).toHaveAttribute('aria-current', 'step');
  },
};

export const BothPast: Story = {
  args: { now: new Date('2026-05-02T12:00:00-03:00') },
  play: async ({ canvas }) => expect(canvas.getAllByText('Já passou')).toHaveLength(2),
};

export const ThreeRounds: Story = {
  tags: ['DETAIL-04', 'LABEL-09'],
  args: { auction: anAuction({ rounds: { first, second, third } }) },
  play: async ({ canvas }) => {
    const [one, two, three] = canvas.getAllByRole('listitem');
    await expect(one).toHaveAttribute('aria-current', 'step');
    await expect(two).toHaveTextContent('A seguir');
    await expect(three).toHaveTextContent('3ª praça');
    await expect(three).toHaveTextContent('A seguir');
    await expect(three).toHaveTextContent('80 % abaixo da avaliação');
  },
};

export const ThirdIsCurrent: Story = {
  name: 'Two past, the third current, which states no minimum',
  tags: ['LABEL-09', 'LABEL-10'],
  args: {
    auction: anAuction({ rounds: { first, second, third: { ...third, minimum: null } } }),
    now: new Date('2026-04-10T12:00:00-03:00'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Já passou')).toHaveLength(2);
    const three = canvas.getAllByRole('listitem')[2];
    await expect(three).toHaveAttribute('aria-current', 'step');
    await expect(three).toHaveTextContent('Valor não informado');
  },
};

export const UnknownDate: Story = {
  name: 'A second round without a date, which the list does not give',
  tags: ['EVID-07', 'RULE-04'],
  args: {
    auction: anAuction({
      saleMethod: 'rounds',
      rounds: { first, second: null },
      undatedSecond: 142_100_50,
    }),
  },
  play: async ({ canvas }) => expect(canvas.getByText('Data não informada na lista')).toBeVisible(),
};

export const OffTheList: Story = {
  args: { auction: anAuction({ rounds: { first, second }, goneSince: '2026-03-08' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Fora da lista')).toHaveLength(2);
    await expect(canvas.queryByText(/vendid/)).not.toBeInTheDocument();
  },
};

export const NothingKnown: Story = {
  name: 'A single auction of which nothing is known',
  tags: ['RULE-04'],
  args: { auction: anAuction({ rounds: { first: null, second: null }, price: null, valuation: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Valor não informado')).toBeVisible();
    await expect(canvas.getByText('Data não informada')).toBeVisible();
  },
};

export const LargeAmounts: Story = {
  name: 'Above the valuation, and a second round that states no minimum',
  args: {
    auction: anAuction({
      valuation: 9_876_543_210_00,
      rounds: { first: { ...first, minimum: 12_345_678_901_23 }, second: { ...second, minimum: null } },
    }),
  },
};

export const LargeLetters: Story = {
  name: 'With letters twice as large billions stay beside the line of the rounds',
  tags: ['SHELL-12'],
  args: LargeAmounts.args!,
  globals: { viewport: { value: 'phone' } },
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [(Story) => <div style={{ width: 256 }}>{Story()}</div>],
  play: ({ canvas }) =>
    withLargeLetters(async () => expect(wordsPast(canvas.getByRole('list'))).toBeLessThanOrEqual(0)),
};
