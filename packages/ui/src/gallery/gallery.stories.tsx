import { aPicture } from '@martelo/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { bareBrowser } from '../testing/bare-browser.ts';
import { Gallery } from './gallery.tsx';

const place = 'Casa em Moóca, São Paulo – SP';
const images = Array.from({ length: 8 }, (_, at) => ({ ...aPicture(at * 45), kind: 'photo' as const }));

const meta = {
  title: 'Auction/Gallery',
  component: Gallery,
  args: { images, place },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 800 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      do: ['Give the type and the place: ‘Casa em Moóca, São Paulo – SP’.'],
      dont: ['Mix pictures of several properties.'],
      keyboard: [
        ['Tab', 'To the pictures in sight, the thumbnails, the arrows.'],
        ['Enter, Space', 'On a picture: enlarges it; on a thumbnail: brings it into sight.'],
        ['← →', 'Enlarged: the picture before or after; closer up they move within it.'],
        ['Home, End', 'Enlarged: the first and the last picture.'],
        ['+ −', 'Enlarged: closer and farther.'],
        ['Escape', 'Closes; the focus goes to the picture seen last.'],
      ],
      accessibility: [
        'Each picture is a button named by place and number; those out of sight take no focus.',
        'Enlarged: a modal dialog; the count is announced as it changes.',
      ],
    },
  },
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = { getByRole: (role: string, options?: object) => HTMLElement };
const picture = (canvas: Canvas, at: number) =>
  canvas.getByRole('button', { name: `Ampliar ${place}, imagem ${at} de 8` });

/** Two pictures at a step, and how many there are. */
export const Default: Story = {
  tags: ['DETAIL-03'],
  parameters: { forcedColors: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1–2 de 8')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Próximas imagens' }));
    await expect(await canvas.findByText('3–4 de 8')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Mostrar imagem 3' })).toHaveAttribute('aria-current'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar imagem 1' }));
    await expect(await canvas.findByText('1–2 de 8')).toBeVisible();
    await waitFor(() => expect(picture(canvas, 2).closest('[inert]')).toBeNull());
    await expect(picture(canvas, 5).closest('[inert]')).not.toBeNull();
  },
};

export const Enlarged: Story = {
  name: 'Full screen by keyboard, and the focus returns to the picture seen last',
  tags: ['DETAIL-03'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    picture(canvas, 1).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: place });
    const shown = () => within(dialog).getByRole('img').getAttribute('alt');
    await expect(shown()).toBe(`${place}, imagem 1 de 8`);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(shown()).toBe(`${place}, imagem 8 de 8`);
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(shown()).toBe(`${place}, imagem 2 de 8`);
    await userEvent.keyboard('{End}');
    await expect(shown()).toBe(`${place}, imagem 8 de 8`);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(picture(canvas, 8)).toHaveFocus());
    await expect(await canvas.findByText('7–8 de 8')).toBeVisible();
  },
};

export const Zoom: Story = {
  name: 'Comes closer by key, button and press',
  tags: ['DETAIL-03'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await userEvent.click(picture(canvas, 2));
    const enlarged = within(await screen.findByRole('dialog'));
    const image = enlarged.getByRole('img', { name: `${place}, imagem 2 de 8` });
    const width = () => Math.round(image.getBoundingClientRect().width / window.innerWidth);
    await expect(width()).toBe(1);
    await userEvent.keyboard('+');
    await waitFor(() => expect(width()).toBe(2));
    await userEvent.click(enlarged.getByRole('button', { name: 'Aproximar' }));
    await waitFor(() => expect(width()).toBe(3));
    await userEvent.keyboard('---');
    await waitFor(() => expect(width()).toBe(1));
    await userEvent.click(image);
    await waitFor(() => expect(width()).toBe(2));
    await userEvent.click(image);
    await waitFor(() => expect(width()).toBe(1));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(picture(canvas, 2)).toHaveFocus());
  },
};

export const FullScreen: Story = {
  parameters: { picture: 'page' },
  args: { images: images.map((image) => ({ ...image, kind: 'illustration' as const })) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: /^Ampliar/ })[0] ?? document.body);
    await waitFor(() => expect(screen.getByText('1 de 8 · imagem ilustrativa')).toBeVisible());
  },
};

export const One: Story = {
  args: { images: images.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: `Ampliar ${place}` })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Próximas imagens' })).not.toBeInTheDocument();
  },
};

export const Two: Story = { args: { images: images.slice(0, 2) } };

export const None: Story = {
  args: { images: [] },
  play: async ({ canvas }) => expect(canvas.getByText('Sem imagem')).toBeVisible(),
};

const broken = { url: 'data:image/png;base64,AAAA', kind: 'photo' } as const;

export const Broken: Story = {
  name: 'A broken picture gives the placeholder, here and enlarged',
  tags: ['CARD-04'],
  args: { images: [broken, ...images.slice(0, 2)] },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Sem imagem'))[0]).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: /^Ampliar/ })[0] ?? document.body);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveTextContent('Sem imagem'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

export const OnlyOneBroken: Story = {
  name: 'The only picture is broken: as without pictures',
  tags: ['CARD-04', 'DETAIL-03'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { images: [broken] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('button')).not.toBeInTheDocument());
    const { width, height } = canvas.getByText('Sem imagem').getBoundingClientRect();
    await expect(Math.round(width / height)).toBe(2);
  },
};

export const Illustrations: Story = {
  args: {
    images: [aPicture(32), aPicture(205), aPicture(120)],
    place: 'Apartamento em São José do Vale do Rio Preto – RJ',
  },
};

export const Drawing: Story = {
  name: 'A drawing alone is lower than a photo',
  tags: ['LABEL-32'],
  args: { images: [aPicture(205)] },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img', { name: place }).getBoundingClientRect();
    await expect(Math.round(width / height)).toBe(2);
  },
};

export const InUnitTests: Story = {
  name: 'In the DOM of unit tests, which has no sizes and scrolls nothing',
  beforeEach: bareBrowser,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => expect(canvas.getAllByRole('button', { name: /^Ampliar/ })[0]).toBeVisible(),
};
