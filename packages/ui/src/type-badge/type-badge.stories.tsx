import { auctionTypes } from '@martelo/domain/auction';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { Stack } from '../stack/stack.tsx';
import { TypeBadge } from './type-badge.tsx';

const meta = {
  title: 'Auction/TypeBadge',
  component: TypeBadge,
  args: { type: 'judicial' },
  parameters: {
    guide: {
      do: ['Leave it out where the type is unknown.'],
      dont: ['Colour types: the phase has the colour.'],
      accessibility: ['Plain text.'],
    },
  },
} satisfies Meta<typeof TypeBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const All: Story = {
  render: () => (
    <Stack direction="row" gap="xsmall" wrap>
      {auctionTypes.map((type) => (
        <TypeBadge key={type} type={type} />
      ))}
    </Stack>
  ),
};
