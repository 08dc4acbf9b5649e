import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { Badge } from '../badge/badge.tsx';
import { Text } from '../text/text.tsx';
import { Disclosure } from './disclosure.tsx';

const meta = {
  title: 'Navigation/Disclosure',
  component: Disclosure,
  args: {
    title: 'Localização',
    children: <Text>Estado, cidades e bairros.</Text>,
  },
  parameters: {
    guide: {
      do: ['Say in the badge what is chosen within.'],
      dont: ['Hide what most people need.'],
      keyboard: [['Enter, Space', 'Opens and closes.']],
      accessibility: ['Native `details`: works without scripts; find-in-page opens it.'],
    },
  },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens and closes. */
export const Default: Story = {
  tags: ['LIST-04'],
  play: async ({ canvas }) => {
    const text = canvas.getByText('Estado, cidades e bairros.');
    await expect(text).not.toBeVisible();
    const summary = canvas.getByText('Localização');
    await userEvent.tab();
    await expect(summary.parentElement).toHaveFocus();
    await userEvent.click(summary);
    await expect(text).toBeVisible();
    await userEvent.click(summary);
    await expect(text).not.toBeVisible();
  },
};

export const Open: Story = { args: { defaultOpen: true } };

export const WithBadge: Story = { args: { badge: <Badge tone="accent">2</Badge> } };

export const LongTitle: Story = {
  args: { title: 'O que conferir antes de dar um lance em um imóvel ocupado', defaultOpen: true },
};
