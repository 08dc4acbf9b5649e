import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Button } from '../button/button.tsx';
import { Card, CardFooter } from '../card/card.tsx';
import { Heading } from '../heading/heading.tsx';
import { Stack } from '../stack/stack.tsx';
import { withLargeLetters, wordsOf } from '../testing/large-letters.ts';
import { Text } from '../text/text.tsx';
import { Grid, GridRow } from './grid.tsx';

const cards = ['Casas', 'Apartamentos', 'Terrenos', 'Galpões', 'Comercial', 'Rurais'].map((label) => (
  <Card key={label}>{label}</Card>
));

const meta = {
  title: 'Layout/Grid',
  component: Grid,
  args: { children: cards },
  parameters: {
    guide: {
      do: [
        'Use `as="ul"` with `li` for results: the count is then announced.',
        'Put what can be done with a `Card` into a `CardFooter`: a row has its buttons on one line.',
      ],
      dont: ['Nest grids to align unlike things; that is a layout of its own.'],
      accessibility: ['At 320 px and at 400 % zoom it is one column.'],
    },
  },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Four: Story = { args: { columns: 4, gap: 'small' } };

export const OwnWidths: Story = {
  name: 'Columns by width, and a row of its own',
  args: {
    columns: { base: 2, tablet: 3 },
    gap: 'small',
    children: [
      ...cards.slice(0, 3),
      <GridRow key="row">
        <Card>De uma ponta à outra</Card>
      </GridRow>,
    ],
  },
};

export const LargeLetters: Story = {
  ...OwnWidths,
  name: 'Two on a phone, one where letters twice as large leave no room for two',
  tags: ['SHELL-12'],
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [(Story) => <div style={{ width: 256 }}>{Story()}</div>],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const first = canvas.getByText('Casas');
    const second = canvas.getByText('Apartamentos');
    await expect(second.getBoundingClientRect().top).toBe(first.getBoundingClientRect().top);
    await withLargeLetters(async () => {
      await expect(wordsOf(second).right).toBeLessThanOrEqual(second.getBoundingClientRect().right);
      await expect(second.getBoundingClientRect().left).toBe(first.getBoundingClientRect().left);
    });
  },
};

const kinds = [
  { name: 'Judicial', text: 'Um juiz manda vender.' },
  {
    name: 'Extrajudicial',
    text: 'O credor vende o imóvel que garantia a dívida, em duas praças, sem passar pelo juiz, e quem compra pode ter de pedir a desocupação.',
  },
  { name: 'Venda direta', text: 'Sem lances: o primeiro que paga o preço leva.' },
];

export const EqualHeights: Story = {
  name: 'Cards of a row are equally high, their buttons on one line',
  tags: ['PART-13'],
  args: {
    as: 'ul',
    'aria-label': 'Tipos de leilão',
    children: kinds.map(({ name, text }) => (
      <li key={name}>
        <Card>
          <Stack gap="xsmall">
            <Heading headingLevel={3} size="small">
              {name}
            </Heading>
            <Text color="muted">{text}</Text>
          </Stack>
          <CardFooter>
            <Button size="small">{`Ver ${name.toLowerCase()}`}</Button>
          </CardFooter>
        </Card>
      </li>
    )),
  },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    const bottoms = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().bottom);
    const tops = items.map((item) => item.getBoundingClientRect().top);
    if (new Set(tops).size === 1) await expect(Math.max(...bottoms) - Math.min(...bottoms)).toBeLessThan(1);
    for (const item of items)
      await expect(item.firstElementChild!.getBoundingClientRect().height).toBeCloseTo(
        item.getBoundingClientRect().height,
        0,
      );
  },
};
