import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Heart, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { Text } from '../text/text.tsx';
import { Tabs } from './tabs.tsx';

const tabs = [
  { value: 'facts', label: 'Dados do imóvel', content: <Text>Apartamento de dois quartos, 64 m².</Text> },
  { value: 'rounds', label: 'Praças', content: <Text>Duas praças, a primeira em 10/03/2026.</Text> },
  { value: 'papers', label: 'Documentos', content: <Text>Edital e matrícula.</Text> },
];

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: { label: 'Leilão', items: tabs, onValueChange: fn() },
  parameters: {
    guide: {
      do: [
        'Name each view by one or two words.',
        'Use `manual` where choosing costs a call to the server.',
        'Keep `value` in the address where a person may want to come back to it.',
      ],
      dont: [
        'Choose a value of a form by it: that is a `ToggleGroup`.',
        'Hide in a tab what everybody needs.',
      ],
      keyboard: [
        ['Tab', 'Moves the focus to the chosen tab, then into its panel.'],
        ['← →', 'Go round the tabs; with `automatic` they choose, too.'],
        ['Home, End', 'The first and the last tab.'],
        ['Enter, Space', 'With `manual`: choose.'],
      ],
      accessibility: [
        'APG tabs: `tablist`, `tab`, `tabpanel`; the panel takes the focus.',
        'A tab that gets the focus scrolls into sight; its ring lies inside, so that nothing cuts it off.',
      ],
    },
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Dados do imóvel' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('rounds');
    await expect(canvas.getByText(/Duas praças/)).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'Praças' })).toHaveFocus();
  },
};

export const Manual: Story = {
  args: { activation: 'manual', onValueChange: fn() },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Documentos' })).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(canvas.getByText(/Apartamento/)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Edital e matrícula.')).toBeVisible();
  },
};

export const WithCountsAndIcons: Story = {
  args: {
    label: 'Minha conta',
    defaultValue: 'alerts',
    items: [
      { value: 'favorites', label: 'Favoritos', count: 1284, icon: Heart, content: <Text>Favoritos</Text> },
      { value: 'alerts', label: 'Alertas', count: 4, icon: Bell, content: <Text>Quatro alertas</Text> },
      { value: 'chances', label: 'Oportunidades', count: 0, icon: Sparkles, content: <Text>Nenhuma</Text> },
    ],
  },
  play: async ({ canvas }) => expect(canvas.getByRole('tab', { name: 'Alertas 4' })).toBeVisible(),
};

export const Disabled: Story = {
  parameters: { forcedColors: true },
  args: { items: tabs.map((tab) => ({ ...tab, disabled: tab.value === 'rounds' })) },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Documentos' })).toHaveFocus();
  },
};

const months = ['janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho', 'julho', 'agosto', 'setembro'];

export const MoreThanFit: Story = {
  args: {
    label: 'Listas de 2026',
    defaultValue: 'junho',
    items: months.map((month) => ({
      value: month,
      label: `Lista de ${month}`,
      content: <Text>Lista de {month} de 2026</Text>,
    })),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist');
    const inSight = (name: string) => {
      const { left, right } = canvas.getByRole('tab', { name }).getBoundingClientRect();
      const outer = list.getBoundingClientRect();
      return left >= outer.left - 1 && right <= outer.right + 1;
    };
    await expect(inSight('Lista de junho')).toBe(true);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(inSight('Lista de setembro')).toBe(true);
    await userEvent.keyboard('{Home}');
    await expect(inSight('Lista de janeiro')).toBe(true);
  },
};

export const LongLabel: Story = {
  args: {
    items: [
      {
        value: 'a',
        label: 'Imóveis em São José do Vale do Rio Preto e arredores',
        content: <Text>Nenhum imóvel.</Text>,
      },
      ...tabs,
    ],
  },
};

export const Compact: Story = { globals: { density: 'compact' } };

export const ItemsThatChange: Story = {
  name: 'Where the chosen tab goes or others come, a panel is shown',
  tags: ['GRAM-10'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Changing(args) {
    const [items, setItems] = useState(tabs.slice(0, 2));
    return (
      <>
        <Tabs {...args} items={items} />
        <button type="button" onClick={() => setItems(tabs.slice(0, 1))}>
          Menos
        </button>
        <button type="button" onClick={() => setItems(tabs.slice(1))}>
          Outras
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Praças' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Menos' }));
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Dados do imóvel');
    await expect(canvas.getByRole('tabpanel', { name: 'Dados do imóvel' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Dados do imóvel' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Outras' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Praças' })).toBeVisible();
  },
};
