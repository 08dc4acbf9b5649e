import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { DiscountBadge } from './discount-badge.tsx';

const meta = {
  title: 'Auction/DiscountBadge',
  component: DiscountBadge,
  args: { percent: 42, size: 'large' },
  parameters: {
    guide: {
      do: ['Show the valuation near it: a discount is measured against something.'],
      dont: ['Colour it as an alarm or call it ‘oportunidade imperdível’.'],
      accessibility: ['Plain text with a true minus sign, which screen readers read.'],
    },
  },
} satisfies Meta<typeof DiscountBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(`${args.percent} % abaixo da avaliação`)).toBeInTheDocument();
    await expect(canvas.getByText(`−${args.percent} %`)).toHaveAttribute('aria-hidden', 'true');
  },
};

export const None: Story = {
  name: 'No discount badge at zero or above the valuation',
  tags: ['CARD-02'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <>
      <DiscountBadge percent={0} />
      <DiscountBadge percent={-12} />
    </>
  ),
  play: async ({ canvas }) => expect(canvas.queryByText(/%/)).not.toBeInTheDocument(),
};
