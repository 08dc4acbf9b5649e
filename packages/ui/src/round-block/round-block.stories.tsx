import { anAuction, aRound } from '@martelo/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { withLargeLetters, wordsPast } from '../testing/large-letters.ts';
import { RoundBlock, RoundBlocks } from './round-block.tsx';

const first = aRound('2026-03-20T10:00:00-03:00', 185_600_00);
const second = aRound('2026-04-03T10:00:00-03:00', 142_100_50);
const third = aRound('2026-04-17T10:00:00-03:00', 64_000_00);

const meta = {
  title: 'Auction/RoundBlock',
  component: RoundBlock,
  subcomponents: { RoundBlocks },
  args: { kind: 'first', date: first.date, minimum: first.minimum, state: 'current', valuation: 320_000_00 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 720 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      do: [
        'Use `RoundBlocks` for an auction: it finds which round is current and follows the time.',
        'Explain the word ‘praça’ near it: not everybody knows it.',
      ],
      dont: [
        'Lend a round’s minimum to a later one that states none.',
        'Say that a past round was held: only its date is known.',
      ],
      accessibility: [
        'A named region; the current round has `aria-current="step"` and the word ‘Atual’.',
        'The current round is marked by word, icon and border, not by colour alone.',
      ],
    },
  },
} satisfies Meta<typeof RoundBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

const single: Story['decorators'] = [
  (Story) => (
    <div style={{ maxWidth: 352 }}>
      <Story />
    </div>
  ),
];

/** Date, minimum value, and that it is the current one. */
export const Default: Story = {
  tags: ['DETAIL-04'],
  decorators: single,
  play: async ({ canvas }) => {
    const round = canvas.getByRole('region', { name: '1ª praça' });
    await expect(round).toHaveAttribute('aria-current', 'step');
    await expect(round).toHaveTextContent('Atual');
    await expect(round).toHaveTextContent('R$ 185.600,00');
    await expect(round).toHaveTextContent('42 % abaixo da avaliação');
    await expect(round).toHaveTextContent('sexta-feira, 20/03/2026 às 10:00');
    await expect(canvas.getByRole('timer')).toHaveTextContent('10d 1h');
  },
};

export const Both: Story = {
  name: 'Both rounds beside each other',
  tags: ['DETAIL-04'],
  render: () => <RoundBlocks auction={anAuction({ rounds: { first, second } })} />,
  play: async ({ canvas }) => {
    const [one, two] = canvas.getAllByRole('region');
    await expect(one).toHaveTextContent('Atual');
    await expect(two).toHaveTextContent('A seguir');
    await expect(two).toHaveTextContent('R$ 43.499,50 a menos que na 1ª praça (−23 %)');
  },
};

export const Three: Story = {
  name: 'Three rounds',
  tags: ['DETAIL-04', 'LABEL-09'],
  render: () => <RoundBlocks auction={anAuction({ rounds: { first, second, third } })} />,
  play: async ({ canvas }) => {
    const [, two, three] = canvas.getAllByRole('region');
    await expect(two).toHaveTextContent('R$ 43.499,50 a menos que na 1ª praça (−23 %)');
    await expect(three).toHaveTextContent('3ª praça');
    await expect(three).toHaveTextContent('R$ 121.600,00 a menos que na 1ª praça (−66 %)');
  },
};

export const SecondIsCurrent: Story = {
  name: 'The first past, the second current',
  tags: ['DETAIL-04', 'RULE-01'],
  parameters: { forcedColors: true },
  render: () => (
    <RoundBlocks
      auction={anAuction({ rounds: { first, second } })}
      now={new Date('2026-03-25T12:00:00-03:00')}
    />
  ),
  play: async ({ canvas }) => {
    const [one, two] = canvas.getAllByRole('region');
    await expect(one).toHaveTextContent('Já passou');
    await expect(one).not.toHaveAttribute('aria-current');
    await expect(two).toHaveAttribute('aria-current', 'step');
  },
};

export const BothPast: Story = {
  render: () => (
    <RoundBlocks
      auction={anAuction({ rounds: { first, second } })}
      now={new Date('2026-05-02T12:00:00-03:00')}
    />
  ),
  play: async ({ canvas }) => expect(canvas.getAllByText('Já passou')).toHaveLength(2),
};

export const OffTheList: Story = {
  render: () => <RoundBlocks auction={anAuction({ rounds: { first, second }, goneSince: '2026-03-08' })} />,
  play: async ({ canvas }) => expect(canvas.getAllByText('Fora da lista')).toHaveLength(2),
};

export const DirectSale: Story = {
  name: 'A direct sale without a date',
  tags: ['RULE-04'],
  decorators: single,
  render: () => (
    <RoundBlocks
      auction={anAuction({ directSale: true, rounds: { first: null, second: null }, price: 186_400_00 })}
    />
  ),
  play: async ({ canvas }) => {
    const sale = canvas.getByRole('region', { name: 'Venda direta' });
    await expect(sale).toHaveTextContent('Data não informada');
    await expect(sale).toHaveTextContent('valor pedido');
  },
};

export const NothingKnown: Story = {
  name: 'A single auction of which nothing is known',
  tags: ['RULE-04'],
  decorators: single,
  render: () => (
    <RoundBlocks
      auction={anAuction({ rounds: { first: null, second: null }, price: null, valuation: null })}
    />
  ),
  play: async ({ canvas }) => {
    const round = canvas.getByRole('region', { name: 'Leilão' });
    await expect(round).toHaveTextContent('Valor não informado');
    await expect(round).toHaveTextContent('Data não informada');
  },
};

export const Extremes: Story = {
  name: 'Above the valuation, and a second round that states no minimum',
  render: () => (
    <RoundBlocks
      auction={anAuction({
        valuation: 9_876_543_210_00,
        rounds: { first: { ...first, minimum: 12_345_678_901_23 }, second: { ...second, minimum: null } },
      })}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('25 % acima da avaliação')).toBeVisible();
    await expect(canvas.getByText('Valor não informado')).toBeVisible();
  },
};

export const LargeLetters: Story = {
  name: 'With letters twice as large billions stay in their block',
  tags: ['SHELL-12'],
  render: Extremes.render!,
  globals: { viewport: { value: 'phone' } },
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [(Story) => <div style={{ width: 256 }}>{Story()}</div>],
  play: ({ canvas }) =>
    withLargeLetters(async () => expect(wordsPast(canvas.getByRole('group'))).toBeLessThanOrEqual(0)),
};

export const DearerSecond: Story = {
  render: () => (
    <RoundBlocks
      auction={anAuction({ rounds: { first, second: { ...second, minimum: 190_000_00 } }, valuation: null })}
    />
  ),
  play: async ({ canvas }) => expect(canvas.getByText('R$ 4.400,00 a mais que na 1ª praça')).toBeVisible(),
};

export const WrongProps: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { date: new Date('?'), minimum: -1, state: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Data não informada')).toBeVisible();
    await expect(canvas.getByText('Valor inválido')).toBeVisible();
  },
};

export const Compact: Story = { ...Both, name: 'compact density', globals: { density: 'compact' } };
export const HighContrast: Story = {
  ...SecondIsCurrent,
  parameters: {},
  name: 'High contrast',
  globals: { contrast: 'more' },
};
