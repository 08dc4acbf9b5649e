import type { Meta, StoryObj } from '@storybook/react-vite';

import { Text } from '../text/text.tsx';
import { Skeleton } from './skeleton.tsx';

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  parameters: {
    guide: {
      do: [
        'Give it the shape of what comes: nothing may move when it arrives.',
        'Set `aria-busy` on the region.',
      ],
      dont: ['Show more skeletons than results are likely.'],
      accessibility: ['Hidden from screen readers. Under reduced motion it rests.'],
    },
  },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { length: 0.6 } };

export const Lines: Story = {
  parameters: { forcedColors: true },
  render: () => (
    <Text as="div">
      <Skeleton />
      <Skeleton length={0.9} />
      <Skeleton length={0.4} />
    </Text>
  ),
};

export const Circle: Story = { args: { shape: 'circle' } };
