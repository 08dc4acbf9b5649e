import type { Meta, StoryObj } from '@storybook/react-vite';
import { BellRing, Heart, Sparkles } from 'lucide-react';
import { expect } from 'storybook/test';

import { withLargeLetters } from '../testing/large-letters.ts';
import { StatCard } from '../stat-card/stat-card.tsx';
import { StatRow } from './stat-row.tsx';

const meta = {
  title: 'Data/StatRow',
  component: StatRow,
  args: {
    children: [
      <StatCard key="favorites" label="Favoritos" value="12" icon={Heart} />,
      <StatCard key="alerts" label="Alertas que avisam por email" value="3" icon={BellRing} />,
      <StatCard key="found" label="Oportunidades" value="1.204" icon={Sparkles} />,
    ],
  },
  parameters: {
    guide: {
      do: ['Use `columns` where names are long; else as many as fit stand in a row.'],
      dont: ['Fill a row up with figures that are not needed.'],
      accessibility: ['`as="ul"` with `li` where the figures are links: their count is then announced.'],
    },
  },
} satisfies Meta<typeof StatRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Links: Story = {
  args: {
    as: 'ul',
    columns: 4,
    children: ['Favoritos', 'Alertas', 'Oportunidades', 'Expiradas'].map((label, at) => (
      <li key={label}>
        <StatCard label={label} value={at * 7} href="#" />
      </li>
    )),
  },
};
export const Five: Story = {
  args: {
    columns: 5,
    children: ['Listas retidas', 'Leiloeiros por aprovar', 'Pedidos', 'Fontes sem lista', 'Mensagens'].map(
      (label) => <StatCard key={label} label={label} value="4" />,
    ),
  },
};
export const Many: Story = {
  args: {
    columns: 'many',
    children: ['Linhas', 'Novos', 'Alterados', 'Iguais', 'De volta', 'Fora', 'Com erro'].map((label) => (
      <StatCard key={label} label={label} value="132" />
    )),
  },
};

export const LargeLetters: Story = {
  ...Links,
  name: 'With letters twice as large no word is broken on a phone',
  tags: ['SHELL-12'],
  globals: { viewport: { value: 'phone' } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: ({ canvas }) =>
    withLargeLetters(async () => {
      const words = document.createRange();
      words.selectNodeContents(canvas.getByText('Oportunidades'));
      await expect(words.getClientRects()).toHaveLength(1);
    }),
};
