import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { Stack } from '../stack/stack.tsx';
import { withLargeLetters, wordsOf } from '../testing/large-letters.ts';
import { Text } from '../text/text.tsx';
import { Avatar } from './avatar.tsx';

const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#c9d8cf"/><circle cx="32" cy="25" r="11" fill="#52796a"/><path d="M10 64a22 22 0 0 1 44 0z" fill="#52796a"/></svg>',
)}`;

const meta = {
  title: 'Data/Avatar',
  component: Avatar,
  args: { name: 'Maria Clara de Souza' },
  parameters: {
    guide: {
      do: ['Set `decorative` where the name is written beside it.'],
      dont: ['Show a face that is not that person’s.', 'Let it alone be a button: that needs its own name.'],
      accessibility: ['An image named by the person, or nothing at all where it is decorative.'],
    },
  },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getByRole('img', { name: 'Maria Clara de Souza' })).toHaveTextContent('MS'),
};

export const Picture: Story = { args: { src: portrait } };

export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).not.toBeInTheDocument());
    await expect(canvasElement).toHaveTextContent('MS');
  },
};

export const Sizes: Story = {
  parameters: { forcedColors: true },
  render: (args) => (
    <Stack direction="row" gap="small" align="center">
      <Avatar {...args} size="small" />
      <Avatar {...args} />
      <Avatar {...args} size="large" />
      <Avatar {...args} size="large" src={portrait} />
    </Stack>
  ),
};

export const BesideTheName: Story = {
  args: { decorative: true },
  render: (args) => (
    <Stack direction="row" gap="small" align="center">
      <Avatar {...args} />
      <Text>{args.name}</Text>
    </Stack>
  ),
  play: async ({ canvas }) => expect(canvas.queryByRole('img')).not.toBeInTheDocument(),
};

export const NoName: Story = { args: { name: '', decorative: true } };

export const HighContrast: Story = { ...Sizes, parameters: {}, globals: { contrast: 'more' } };

export const LargeLetters: Story = {
  name: 'With letters twice as large both initials are whole',
  tags: ['SHELL-12'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { size: 'small' },
  play: ({ canvas }) =>
    withLargeLetters(async () => {
      const avatar = canvas.getByRole('img');
      await expect(wordsOf(avatar).width).toBeLessThan(avatar.clientWidth);
    }),
};
