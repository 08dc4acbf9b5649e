import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { FilterSheet } from './filter-sheet.tsx';

const meta = {
  title: 'Recipes/Filter sheet',
  component: FilterSheet,
  args: {
    states: [
      { value: 'GO', label: 'Goiás' },
      { value: 'SP', label: 'São Paulo' },
    ],
    onApply: fn(),
  },
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof FilterSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['STORY-08'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filtros' }));
    await userEvent.click(await screen.findByLabelText('Só com desconto'));
    await expect(args.onApply).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Ver leilões' }));
    await expect(args.onApply).toHaveBeenCalledWith({ state: '', onlyOpen: false, onlyDiscount: true });
  },
};

export const Dismissed: Story = {
  name: 'What is dismissed is discarded, what was applied stays',
  tags: ['STORY-08'],
  play: async ({ canvas }) => {
    const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Filtros' }));
    await userEvent.click(await screen.findByLabelText('Só com desconto'));
    await userEvent.click(screen.getByRole('button', { name: 'Ver leilões' }));
    await gone();
    await userEvent.click(canvas.getByRole('button', { name: 'Filtros' }));
    await userEvent.click(await screen.findByLabelText('Só os que recebem lances'));
    await userEvent.keyboard('{Escape}');
    await gone();
    await userEvent.click(canvas.getByRole('button', { name: 'Filtros' }));
    await expect(await screen.findByLabelText('Só os que recebem lances')).not.toBeChecked();
    await expect(screen.getByLabelText('Só com desconto')).toBeChecked();
  },
};
