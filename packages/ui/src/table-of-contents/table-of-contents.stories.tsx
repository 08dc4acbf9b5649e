import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { TableOfContents } from './table-of-contents.tsx';

const meta = {
  title: 'Navigation/TableOfContents',
  component: TableOfContents,
  args: {
    title: 'Nesta página',
    items: [
      { id: 'coleta', title: 'O que coletamos' },
      { id: 'uso', title: 'Para que usamos' },
      { id: 'direitos', title: 'Seus direitos' },
    ],
  },
  parameters: {
    guide: {
      do: ['Use it from about five parts up, in `Columns` with the text.'],
      dont: ['Number the parts manually: it does, and the headings should too.'],
      accessibility: ['A navigation named by its title; the links lead to places of the same page.'],
    },
  },
} satisfies Meta<typeof TableOfContents>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Nesta página' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '2. Para que usamos' })).toHaveAttribute('href', '#uso');
  },
};
