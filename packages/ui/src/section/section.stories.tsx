import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Card } from '../card/card.tsx';
import { Section } from './section.tsx';

const meta = {
  title: 'Layout/Section',
  component: Section,
  args: { title: 'Como funciona', children: <Card>Filtre por cidade, preço e tipo.</Card> },
  parameters: {
    guide: {
      do: ['Give it the title that a table of contents would have.'],
      dont: ['Nest sections to get smaller gaps: set `gap`.'],
      accessibility: ['A region named by its title; `aria-label` names it otherwise.'],
    },
  },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('region', { name: 'Como funciona' })).toBeVisible(),
};
export const WithLead: Story = {
  args: { lead: 'Quatro passos, do primeiro filtro ao lance no site oficial.' },
};
export const Small: Story = { args: { headingLevel: 3, size: 'small', gap: 'small' } };
