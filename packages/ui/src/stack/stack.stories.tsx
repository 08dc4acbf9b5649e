import type { Meta, StoryObj } from '@storybook/react-vite';

import { Badge } from '../badge/badge.tsx';
import { Stack } from './stack.tsx';

const badges = ['Judicial', 'Extrajudicial', 'Caixa', 'Administrativo', 'Voluntário'].map((label) => (
  <Badge key={label} tone="neutral">
    {label}
  </Badge>
));

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  args: { children: badges },
  parameters: {
    guide: {
      do: ['Let the parent keep the distance: children carry no outer margin.'],
      dont: ['Change the order by style: the eye and the keyboard would part ways.'],
      accessibility: ['No role of its own; give `as` the element that says what the group is.'],
    },
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Row: Story = { args: { direction: 'row', gap: 'xsmall', wrap: true } };
export const Between: Story = {
  args: { direction: 'row', justify: 'between', align: 'center', children: badges.slice(0, 2) },
};
