import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { Badge } from '../badge/badge.tsx';
import { SearchField } from '../search-field/search-field.tsx';
import { Button } from '../button/button.tsx';
import { Inline, InlineItem } from './inline.tsx';

const badges = ['Judicial', 'Extrajudicial', 'Caixa', 'Administrativo', 'Voluntário'].map((label) => (
  <Badge key={label} tone="neutral">
    {label}
  </Badge>
));

const meta = {
  title: 'Layout/Inline',
  component: Inline,
  args: { children: badges },
  parameters: {
    guide: {
      do: ['Use it for what may break: chips, buttons, a title and what can be done with it.'],
      dont: ['Lay out a page with it: two unlike parts are `Columns`.'],
      accessibility: ['No role of its own; give `as` the element that says what the group is.'],
    },
  },
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Ends: Story = {
  args: {
    justify: 'between',
    children: [<strong key="title">Alertas</strong>, <Button key="new">Criar alerta</Button>],
  },
};
export const Growing: Story = {
  args: {
    justify: 'between',
    children: [
      <strong key="title">Alertas</strong>,
      <InlineItem key="field" size="form">
        <SearchField label="Buscar nos alertas" hideLabel value="" onValueChange={fn()} />
      </InlineItem>,
    ],
  },
};
export const OwnRowGap: Story = {
  args: {
    gap: 'large',
    rowGap: 'xxsmall',
    children: [...badges, ...badges].map((badge, at) => <span key={at}>{badge}</span>),
  },
};
