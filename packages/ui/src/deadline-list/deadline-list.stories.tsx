import { sampleNow } from '@martelo/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';

import { NowProvider } from '../now-provider/now-provider.tsx';
import { DeadlineList } from './deadline-list.tsx';

const at = (saoPaulo: string) => new Date(`${saoPaulo}-03:00`);
const items = [
  { id: '1', name: '2ª praça', title: 'Casa na Várzea, Recife', href: '#1', date: at('2026-03-10T14:00') },
  {
    id: '2',
    name: '1ª praça',
    title: 'Apartamento no Setor Bueno, Goiânia',
    href: '#2',
    date: at('2026-03-11T10:00'),
  },
  {
    id: '3',
    name: 'Leilão SFI',
    title: 'Terreno na Moóca, São Paulo',
    href: '#3',
    date: at('2026-04-02T15:30'),
  },
];

const meta = {
  title: 'Auction/DeadlineList',
  component: DeadlineList,
  args: { label: 'Próximas datas', items, now: sampleNow },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      do: ['Give it the next first, five on a dashboard.'],
      dont: ['Give it what has no date: nothing closes there that anybody knows of.'],
      keyboard: [['Tab', 'Moves through what closes.']],
      accessibility: ['A named, ordered list; each day is a machine-readable `dateTime`.'],
    },
  },
} satisfies Meta<typeof DeadlineList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Today, tomorrow, in weeks. */
export const Default: Story = {
  tags: ['NEWS-05'],
  parameters: { forcedColors: true },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows[0]).toHaveTextContent('10/03Casa na Várzea, Recife2ª praça · 14:00 · hoje');
    await expect(rows[1]).toHaveTextContent('amanhã');
    await expect(rows[2]).toHaveTextContent('em 23 dias');
    // A number is never at the end of a line whose unit begins the next.
    await expect(rows[2]!.textContent).toContain('em\u00a023\u00a0dias');
    // Nor is a dot at either end of a line.
    for (const { textContent: text } of rows) await expect(text).not.toMatch(/ ·|· /);
    await expect(canvas.getByRole('list', { name: 'Próximas datas' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    items: [
      {
        id: '1',
        name: 'Licitação aberta',
        title:
          'Prédio comercial com três pavimentos, subsolo e estacionamento para oitenta veículos em São José do Vale do Rio Preto',
        href: '#1',
        date: at('2026-12-31T23:59'),
      },
      { ...items[0]!, title: 'x'.repeat(140) },
    ],
  },
};

export const Passing: Story = {
  name: 'What closes while the page is open leaves the list; with the last of it the list goes',
  tags: ['NEWS-05'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Closing(args) {
    const [start] = useState(() => new Date());
    const closesAt = (ms: number) => new Date(start.getTime() + ms);
    const past = { ...items[1]!, date: closesAt(-60_000) };
    const soon = { ...items[0]!, date: closesAt(1500) };
    return (
      <NowProvider now={start}>
        <DeadlineList {...args} now={undefined} items={[past, soon]} />
      </NowProvider>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Casa na Várzea, Recife');
    await waitFor(() => expect(canvas.queryByRole('list')).toBeNull(), { timeout: 4000 });
  },
};

export const Passed: Story = {
  name: 'All have passed: it says so',
  tags: ['NEWS-05'],
  args: { items: [{ ...items[0]!, date: at('2026-03-09T14:00') }], empty: 'As datas já passaram.' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('As datas já passaram.')).toBeVisible();
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};

export const Empty: Story = {
  name: 'Nothing closes: nothing is shown',
  args: { items: [] },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => expect(canvas.queryByRole('list')).not.toBeInTheDocument(),
};

export const WrongProps: Story = {
  args: { items: [{ ...items[0]!, date: new Date('?') }] },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('listitem')).toHaveTextContent('2ª praça · Data não informada'),
};

export const HighContrast: Story = {
  ...Default,
  parameters: {},
  name: 'High contrast',
  globals: { contrast: 'more' },
};
