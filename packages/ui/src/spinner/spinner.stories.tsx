import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Stack } from '../stack/stack.tsx';
import { Spinner } from './spinner.tsx';

const meta = {
  title: 'Feedback/Spinner',
  component: Spinner,
  parameters: {
    guide: {
      do: ['Show it after about 300 ms, so that quick answers do not flicker.'],
      dont: ['Cover a list with it: a skeleton keeps the place.'],
      accessibility: ['`role="status"` with a name. Under reduced motion it pulses instead of turning.'],
    },
  },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveAccessibleName('Carregando'),
};

export const Sizes: Story = {
  render: () => (
    <Stack direction="row" align="center">
      <Spinner size="small" label="Carregando cidades" />
      <Spinner label="Carregando leilões" />
      <Spinner size="large" label="Carregando mapa" />
    </Stack>
  ),
};
