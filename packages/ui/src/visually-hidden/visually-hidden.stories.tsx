import type { Meta, StoryObj } from '@storybook/react-vite';
import { BellPlus } from 'lucide-react';
import { expect } from 'storybook/test';

import { Button } from '../button/button.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = {
  title: 'Layout/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Criar alerta' },
  parameters: {
    guide: {
      do: ['Use it for the words that an icon or a column says to the eye.'],
      dont: ['Hide what screen readers should skip too: that is `Hidden`.'],
      accessibility: ['Read like any text; not a stop of the keyboard.'],
    },
  },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <Button>
      <BellPlus aria-hidden size={16} />
      <VisuallyHidden {...args} />
    </Button>
  ),
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Criar alerta' })).toBeVisible(),
};
export const BelowTablet: Story = { ...Default, args: { below: 'tablet' } };
