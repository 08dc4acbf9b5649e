import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Button } from '../button/button.tsx';
import { ActionList } from './action-list.tsx';

const choose = (who: string) => (
  <Button size="small" aria-label={`Preencher com a conta de ${who}`}>
    Preencher
  </Button>
);

const meta = {
  title: 'Actions/ActionList',
  component: ActionList,
  args: {
    items: [
      { title: 'Cliente', text: 'cliente@exemplo.com.br', action: choose('cliente') },
      { title: 'Leiloeiro', text: 'leiloeiro@exemplo.com.br', action: choose('leiloeiro') },
    ],
  },
  parameters: {
    guide: {
      do: ['Name each button with its item: read alone, they would all be the same.'],
      dont: ['Give an item more than one action: that is a card.'],
      accessibility: ['A list; each button follows the words it belongs to.'],
    },
  },
} satisfies Meta<typeof ActionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Preencher com a conta de leiloeiro' })).toBeVisible(),
};
