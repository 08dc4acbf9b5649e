import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Stack } from '../stack/stack.tsx';
import { withLargeLetters, wordsOf } from '../testing/large-letters.ts';
import { Badge } from './badge.tsx';

const meta = {
  title: 'Data/Badge',
  component: Badge,
  args: { tone: 'neutral', children: 'Judicial' },
  parameters: {
    guide: {
      do: [
        'Write the word: the tone only repeats it.',
        'Use the phase, type, status and discount badges for auctions.',
      ],
      dont: [
        'Put a badge on an action; that is a `Chip` or a `Button`.',
        'Use more than three beside each other.',
      ],
      accessibility: ['Plain text, at least 4.5:1. In high contrast and forced colours it gets an outline.'],
    },
  },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  parameters: { forcedColors: true },
  render: () => (
    <Stack direction="row" gap="xsmall" wrap>
      <Badge tone="neutral">Extrajudicial</Badge>
      <Badge tone="accent">Novo</Badge>
      <Badge tone="positive">Publicado</Badge>
      <Badge tone="caution">Encerra em breve</Badge>
      <Badge tone="critical">Último dia</Badge>
      <Badge tone="info">Em breve</Badge>
      <Badge color="discount">−42 %</Badge>
    </Stack>
  ),
};

export const Phases: Story = {
  render: () => (
    <Stack direction="row" gap="xsmall" wrap>
      <Badge color="phaseFirst">1ª PRAÇA</Badge>
      <Badge color="phaseSecond">2ª PRAÇA</Badge>
      <Badge color="phaseUnique">LEILÃO</Badge>
      <Badge color="phaseDirect">Venda direta</Badge>
      <Badge color="phaseEnded">Encerrado</Badge>
    </Stack>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Stack direction="row" gap="xsmall" align="center" wrap>
      <Badge tone="info" size="small">
        Pequena
      </Badge>
      <Badge tone="info">Média</Badge>
      <Badge tone="info" size="large">
        Grande
      </Badge>
    </Stack>
  ),
};

export const LargeLetters: Story = {
  name: 'With letters twice as large its words break where a line has no room for them',
  tags: ['SHELL-12'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { children: '40 % ou mais de desconto' },
  decorators: [
    (Story) => (
      <div data-testid="place" style={{ width: 240 }}>
        <Story />
      </div>
    ),
  ],
  play: ({ canvas }) =>
    withLargeLetters(async () => {
      const badge = canvas.getByText('40 % ou mais de desconto');
      const place = canvas.getByTestId('place').getBoundingClientRect();
      await expect(badge.getBoundingClientRect().right).toBeLessThanOrEqual(place.right);
      await expect(wordsOf(badge).right).toBeLessThan(badge.getBoundingClientRect().right);
    }),
};

export const HighContrast: Story = { ...Tones, parameters: {}, globals: { contrast: 'more' } };
