import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { SortSelect } from './sort-select.tsx';

const meta = {
  title: 'Forms/SortSelect',
  component: SortSelect,
  args: { value: 1, onValueChange: fn() },
  parameters: {
    guide: {
      do: ['Stand it above a list that the server orders: `onValueChange` gives the code of the order.'],
      dont: ['Take it for other choices: a `Select`.', 'Put it over a `DataTable`, whose heads order it.'],
      keyboard: [['Space, Alt+↓', 'Opens the platform’s list.']],
      accessibility: ['A native select named ‘Ordenar por’.'],
    },
  },
} satisfies Meta<typeof SortSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Gives the code of the order. */
export const Default: Story = {
  tags: ['LIST-06'],
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Ordenar por' });
    await userEvent.selectOptions(select, 'Menor preço');
    await expect(args.onValueChange).toHaveBeenCalledWith(2);
  },
};

export const Ending: Story = { args: { value: 4 } };

export const OfNoOption: Story = {
  name: 'An order that there is none of chooses none',
  tags: ['LIST-06'],
  args: { value: 99 as unknown as 2 },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => expect(canvas.getByRole('combobox')).toHaveDisplayValue(''),
};
