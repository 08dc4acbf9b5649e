import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Stack } from '../stack/stack.tsx';
import { Money } from './money.tsx';

const meta = {
  title: 'Data/Money',
  component: Money,
  args: { amount: 186_400_00 },
  parameters: {
    guide: {
      do: ['Right-align amounts in a column: they compare digit by digit.'],
      dont: ['Format an amount yourself, or strike a valuation through: it is no former price.'],
      accessibility: ['Plain text in pt-BR; screen readers read the currency.'],
    },
  },
} satisfies Meta<typeof Money>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  render: () => (
    <Stack gap="xsmall">
      <Money amount={12_345_678_90} size="large" />
      <Money amount={12_345_678_90} size="medium" />
      <Money amount={12_345_678_90} />
      <Money amount={12_345_678_90} short />
    </Stack>
  ),
};

export const Missing: Story = {
  name: 'A missing amount is said in words',
  tags: ['RULE-04'],
  args: { amount: null, size: 'large' },
  play: async ({ canvas }) => expect(canvas.getByText('Valor não informado')).toBeVisible(),
};

export const Invalid: Story = {
  name: 'What is no amount is called invalid',
  tags: ['RULE-04'],
  args: { amount: -1 },
  play: async ({ canvas }) => expect(canvas.getByText('Valor inválido')).toBeVisible(),
};
