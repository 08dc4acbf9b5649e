import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { ActiveFilters } from './active-filters.tsx';

const meta = {
  title: 'Auction/ActiveFilters',
  component: ActiveFilters,
  args: {
    items: [
      { id: 'type', label: 'Apartamentos' },
      { id: 'city:3550308', label: 'São Paulo – SP' },
      { id: 'price', label: 'até R$ 250.000,00' },
    ],
    onRemove: fn(),
    onClear: fn(),
  },
  parameters: {
    guide: {
      do: ['Keep it mounted while it is empty: it holds the focus after the last chip.'],
      dont: ['Show a filter that cannot be removed.'],
      keyboard: [['Enter, Space', 'Removes the chip; the focus goes to the next one.']],
      accessibility: ['A named group with a list. What was read from the search says so in words.'],
    },
  },
  render: function Stateful(args) {
    const [chips, setChips] = useState(args.items ?? []);
    const remove = (id: string) => {
      setChips(chips.filter((chip) => chip.id !== id));
      args.onRemove(id);
    };
    const clear = () => {
      setChips([]);
      args.onClear();
    };
    return <ActiveFilters {...args} items={chips} onRemove={remove} onClear={clear} />;
  },
} satisfies Meta<typeof ActiveFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Removing: Story = {
  name: 'The focus goes to the next chip',
  tags: ['LIST-02'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remover filtro São Paulo – SP' }));
    await expect(args.onRemove).toHaveBeenCalledWith('city:3550308');
    await expect(canvas.getByRole('button', { name: 'Remover filtro até R$ 250.000,00' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remover filtro Apartamentos' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('group', { name: 'Filtros ativos' })).toHaveFocus();
  },
};

export const Clearing: Story = {
  name: 'All are cleared at once',
  tags: ['LIST-02'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar filtros' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('group', { name: 'Filtros ativos' })).toHaveFocus();
  },
};

export const Wrapped: Story = {
  name: 'On a line of its own ‘Limpar filtros’ begins where the chips do',
  tags: ['LIST-02'],
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [
    (Story) => (
      <div style={{ width: 'min(12em, 100%)' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const words = document.createRange();
    words.selectNodeContents(canvas.getByRole('button', { name: 'Limpar filtros' }));
    const [first] = canvas.getAllByRole('listitem');
    const chip = first!.getBoundingClientRect();
    await expect(words.getBoundingClientRect().top).toBeGreaterThan(chip.bottom);
    await expect(Math.abs(words.getBoundingClientRect().left - chip.left)).toBeLessThan(2);
  },
};

export const ReadFromASentence: Story = {
  args: {
    items: [
      { id: 'type', label: 'Casas', kind: 'read' },
      { id: 'city:3548500', label: 'Santos – SP', kind: 'read' },
      { id: 'price', label: 'até R$ 300.000,00', kind: 'read' },
      { id: 'phase', label: '2ª praça', kind: 'filter' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('entendido da busca')).toHaveLength(3);
  },
};

export const ManyAndLong: Story = {
  args: {
    items: [
      { id: '1', label: 'São José do Vale do Rio Preto, Rio de Janeiro, distrito de Parada Morelli' },
      ...Array.from({ length: 12 }, (_, at) => ({ id: `city:${at}`, label: `Cidade número ${at + 1}` })),
    ],
  },
};

export const None: Story = { args: { items: [] }, parameters: { chromatic: { disableSnapshot: true } } };
