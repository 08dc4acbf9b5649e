import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

import { Button } from '../button/button.tsx';
import { Notice } from '../notice/notice.tsx';
import { Stack } from '../stack/stack.tsx';
import { LiveRegion, type LiveRegionProps } from './live-region.tsx';

const meta = {
  title: 'Feedback/LiveRegion',
  component: LiveRegion,
  args: {},
  parameters: {
    guide: {
      do: [
        'Leave it on the page while it is empty: words in a region that comes with them are often not read.',
      ],
      dont: ['Tell with `alert` what can wait.'],
      accessibility: ['`status` is read when the reader is free, `alert` at once.'],
    },
  },
} satisfies Meta<typeof LiveRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

function Saving(props: LiveRegionProps) {
  const [saved, setSaved] = useState(false);
  return (
    <Stack gap="large" align="start">
      <Button onClick={() => setSaved(true)}>Salvar</Button>
      <LiveRegion {...props}>{saved && <Notice tone="positive">Alterações salvas.</Notice>}</LiveRegion>
      <p>O que vem depois.</p>
    </Stack>
  );
}

export const Default: Story = { render: (args) => <Saving {...args} /> };

export const Filled: Story = {
  render: (args) => <Saving {...args} />,
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('status');
    await expect(getComputedStyle(region).position).toBe('absolute');
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await expect(region).toHaveTextContent('Alterações salvas.');
    await expect(getComputedStyle(region).position).toBe('static');
  },
};
