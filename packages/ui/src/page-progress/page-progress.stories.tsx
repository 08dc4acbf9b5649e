import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { PageProgress } from './page-progress.tsx';

const meta = {
  title: 'Feedback/PageProgress',
  component: PageProgress,
  args: { active: true },
  parameters: {
    chromatic: { disableSnapshot: true },
    guide: {
      do: ['Say ‘Carregando’ in a live region beside it.'],
      dont: ['Show it for what changes a part of the page: a skeleton keeps that part’s place.'],
      accessibility: ['Hidden from screen readers. Under reduced motion it stands still.'],
    },
  },
} satisfies Meta<typeof PageProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

const widthOf = (root: HTMLElement) => root.querySelector('[aria-hidden]')?.getBoundingClientRect().width;

export const Default: Story = {
  parameters: { forcedColors: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(widthOf(canvasElement)).toBeGreaterThan(0));
  },
};

export const Idle: Story = {
  args: { active: false },
  play: async ({ canvasElement }) => {
    await expect(widthOf(canvasElement)).toBe(0);
  },
};
