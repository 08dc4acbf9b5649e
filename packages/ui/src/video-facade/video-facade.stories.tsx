import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { VideoFacade } from './video-facade.tsx';

const meta = {
  title: 'Marketing/VideoFacade',
  component: VideoFacade,
  args: {
    label: 'Assistir ao vídeo (30 s, sem som)',
    src: '/martelo.webm',
    poster: '/martelo-video.svg',
    fallback: <a href="/martelo.webm">Baixar o vídeo</a>,
  },
  parameters: {
    guide: {
      do: ['Say in the label how long it takes and whether it has sound.'],
      dont: ['Start a film by itself.'],
      accessibility: ['A button with its label; after the press the browser’s own player.'],
    },
  },
} satisfies Meta<typeof VideoFacade>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: /Assistir/ })).toBeVisible();
    await expect(canvasElement.querySelector('video')).toBeNull();
  },
};

export const Playing: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Assistir/ }));
    await expect(canvasElement.querySelector('video')).toHaveAttribute('src', '/martelo.webm');
  },
};
