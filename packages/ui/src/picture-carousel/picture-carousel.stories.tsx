import { aPicture } from '@martelo/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { PauseButton, PictureCarousel } from './picture-carousel.tsx';

const meta = {
  title: 'Auction/PictureCarousel',
  component: PictureCarousel,
  subcomponents: { PauseButton },
  args: { images: [aPicture(32), aPicture(205), aPicture(120)], priority: true },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      do: ['Put a `PauseButton` on a page whose cards have several pictures.'],
      dont: ['Use it for one picture, or for content that must be read.'],
      keyboard: [
        ['Tab', 'Moves the focus to the arrows and to the pause button; it stops meanwhile.'],
        ['Enter, Space', 'Shows the picture before or after; pauses all that moves on the page.'],
        ['← →', 'On a card, with the focus on its link: the picture before or after.'],
      ],
      accessibility: [
        'WCAG 2.2.2: pause button, and it rests under a pointer, the focus and reduced motion.',
        'Pictures out of view are hidden from screen readers.',
      ],
    },
  },
} satisfies Meta<typeof PictureCarousel>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (canvas: { getByRole: (role: 'img') => HTMLElement }) =>
  canvas.getByRole('img').getAttribute('alt');

export const Default: Story = { parameters: { forcedColors: true } };

export const Many: Story = { args: { images: Array.from({ length: 12 }, (_, at) => aPicture(at * 30)) } };

export const Arrows: Story = {
  name: 'Arrows go round, both ways',
  tags: ['CARD-01'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Imagem anterior' }));
    await expect(shown(canvas)).toBe('Imagem 3 de 3');
    await userEvent.click(canvas.getByRole('button', { name: 'Próxima imagem' }));
    await expect(shown(canvas)).toBe('Imagem 1 de 3');
  },
};

export const Advances: Story = {
  name: 'Advances after 4 s, and not while it is held or paused',
  tags: ['CARD-01'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const pause = canvas.getByRole('button', { name: 'Pausar imagens' });
    await waitFor(() => expect(shown(canvas)).toBe('Imagem 2 de 3'));
    await userEvent.click(pause);
    await expect(pause).toHaveAccessibleName('Passar imagens');
    await userEvent.click(pause);
    await new Promise((resolve) => setTimeout(resolve, 4500));
    await expect(shown(canvas)).toBe('Imagem 2 de 3');
  },
};

export const HeldByBoth: Story = {
  name: 'Stays held by the focus when the pointer goes, and by the pointer when the focus goes',
  tags: ['CARD-01'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Próxima imagem' });
    const carousel = next.parentElement!;
    const settled = () => new Promise((resolve) => setTimeout(resolve, 100));
    next.focus();
    await userEvent.hover(carousel);
    await userEvent.unhover(carousel);
    await settled();
    await expect(carousel).toHaveAttribute('data-held');
    await userEvent.hover(carousel);
    next.blur();
    await settled();
    await expect(carousel).toHaveAttribute('data-held');
    await userEvent.unhover(carousel);
    await waitFor(() => expect(carousel).not.toHaveAttribute('data-held'));
  },
};

export const Pause: Story = {
  args: { controls: 'pointer' },
  render: () => <PauseButton />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Passar imagens');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Pausar imagens');
  },
};
