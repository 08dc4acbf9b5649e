import { aPicture } from '@martelo/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { withLargeLetters, wordsOf } from '../testing/large-letters.ts';
import { Picture } from './picture.tsx';

const meta = {
  title: 'Auction/Picture',
  component: Picture,
  args: { image: { ...aPicture(205), kind: 'photo' }, alt: 'Casa em Moóca, São Paulo' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      do: ['Set `priority` on the first picture of a page.'],
      dont: ['Repeat the title in `alt` where it stands beside the picture.'],
      accessibility: ['A native image; the placeholder is text: ‘Sem imagem’.'],
    },
  },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { priority: true } };

export const Illustration: Story = {
  args: { image: aPicture(150), priority: true },
  play: async ({ canvas }) => expect(canvas.getByText('imagem ilustrativa')).toBeVisible(),
};

export const NarrowIllustration: Story = {
  name: 'Beside the words of a narrow card a drawing still says whole what it is',
  args: { image: aPicture(150) },
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [(Story) => <div style={{ width: 88 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const words = canvas.getByText('imagem ilustrativa');
    await expect(wordsOf(words).right).toBeLessThanOrEqual(
      words.parentElement!.getBoundingClientRect().right,
    );
  },
};

export const LargeLetters: Story = {
  ...NarrowIllustration,
  name: 'With letters twice as large a drawing in a narrow card still says whole what it is',
  tags: ['SHELL-12'],
  play: ({ canvas }) =>
    withLargeLetters(async () => {
      const words = canvas.getByText('imagem ilustrativa');
      await expect(wordsOf(words).right).toBeLessThanOrEqual(words.getBoundingClientRect().right);
    }),
};

export const LargeLettersMissing: Story = {
  ...LargeLetters,
  name: 'With letters twice as large a narrow card still says that its picture is missing',
  args: { image: undefined },
  play: ({ canvas }) =>
    withLargeLetters(async () => {
      const { right } = canvas.getByText('Sem imagem').parentElement!.getBoundingClientRect();
      await expect(wordsOf(canvas.getByText('Sem imagem')).right).toBeLessThanOrEqual(right);
    }),
};

export const Broken: Story = {
  name: 'A broken picture gives the placeholder',
  tags: ['CARD-04'],
  args: { image: { url: 'data:image/png;base64,AAAA', kind: 'photo' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sem imagem')).toBeVisible();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

export const Missing: Story = { args: { image: undefined } };
