import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Grid } from '../grid/grid.tsx';
import { Heading } from '../heading/heading.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Card } from './card.tsx';

const meta = {
  title: 'Layout/Card',
  component: Card,
  args: {
    children: (
      <Stack gap="xsmall">
        <Heading headingLevel={3}>O que conferir antes</Heading>
        <Text color="muted">Edital, ocupação, dívidas de condomínio e de IPTU.</Text>
      </Stack>
    ),
  },
  parameters: {
    guide: {
      do: ['Use one level of cards; inside it, hairlines and space.'],
      dont: ['Raise a card at rest: a shadow means that it floats.'],
      accessibility: ['No role of its own. `as="section"` wants a heading.'],
    },
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sunken: Story = { args: { elevation: 'sunken' } };
export const Raised: Story = {
  parameters: { forcedColors: true },
  args: { elevation: 'raised', padding: 'large' },
};

/** Of a long list the cards after the first thirty are laid out as they come near. */
export const ManyInAList: Story = {
  render: (args) => (
    <Grid as="ul">
      {Array.from({ length: 36 }, (_, index) => (
        <li key={index}>
          <Card {...args} as="article" />
        </li>
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('article');
    await expect(cards.map((card) => getComputedStyle(card).contentVisibility)).toEqual([
      ...Array.from({ length: 30 }, () => 'visible'),
      ...Array.from({ length: 6 }, () => 'auto'),
    ]);
  },
  parameters: { chromatic: { disableSnapshot: true } },
};
