import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Logo, markBox, markPath } from './logo.tsx';

const meta = {
  title: 'Shell/Logo',
  component: Logo,
  parameters: {
    guide: {
      do: ['Give `label` the way it leads where it is a link: ‘Martelo, página inicial’.'],
      dont: ['Recolour the mark, stretch it or set it over a picture.'],
      accessibility: ['Its label is its text; the letters beside the mark are not read twice.'],
    },
  },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At most 100 px high. */
export const Default: Story = {
  tags: ['SHELL-13'],
  play: async ({ canvas }) => {
    const { parentElement: logo } = canvas.getByText('Martelo', { ignore: '[aria-hidden]' });
    await expect(logo?.getBoundingClientRect().height).toBeLessThanOrEqual(100);
  },
};

export const WhereTheNameDoesNotFit: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 64, display: 'flex' }}>
        <Story />
      </div>
    ),
  ],
};

export const MarkBySize: Story = {
  render: () => (
    <div style={{ display: 'flex', alignItems: 'end', gap: 16 }}>
      {[16, 24, 32, 48, 96].map((size) => (
        <svg key={size} viewBox={markBox} width={size} height={size} fill="currentcolor" aria-hidden>
          <path d={markPath} />
        </svg>
      ))}
    </div>
  ),
};
