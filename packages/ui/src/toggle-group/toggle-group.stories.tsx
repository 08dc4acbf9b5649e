import type { Meta, StoryObj } from '@storybook/react-vite';
import { Building2, LandPlot, Layers } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { ToggleGroup } from './toggle-group.tsx';

const meta = {
  title: 'Forms/ToggleGroup',
  component: ToggleGroup,
  args: {
    label: 'O que procurar',
    value: 'all',
    onValueChange: fn(),
    options: [
      { value: 'all', label: 'Todos' },
      { value: 'properties', label: 'Imóveis' },
      { value: 'land', label: 'Terrenos' },
    ],
  },
  parameters: {
    guide: {
      do: ['Keep it to two to four short words.'],
      dont: ['Use it to show other content: that is `Tabs`.'],
      keyboard: [
        ['Tab', 'Moves the focus to the chosen option.'],
        ['← →', 'Choose the one before or after.'],
      ],
      accessibility: [
        'Native radios: always exactly one is on, and a form sends it without scripts.',
        'Hint and error describe the group.',
      ],
    },
  },
  render: function Stateful(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: string) => {
      setValue(next);
      args.onValueChange?.(next);
    };
    return <ToggleGroup {...args} value={value} onValueChange={change} />;
  },
} satisfies Meta<typeof ToggleGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenCalledWith('properties');
    await userEvent.click(canvas.getByText('Terrenos'));
    await expect(canvas.getByRole('radio', { name: 'Terrenos' })).toBeChecked();
  },
};

const icons = { all: Layers, properties: Building2, land: LandPlot };

export const WithIcons: Story = {
  parameters: { forcedColors: true },
  args: {
    options: [
      { value: 'all', label: 'Todos', icon: icons.all },
      { value: 'properties', label: 'Imóveis', icon: icons.properties },
      { value: 'land', label: 'Terrenos', icon: icons.land },
    ],
  },
};

export const OnlyIcons: Story = {
  args: {
    options: [
      { value: 'all', label: 'Todos', icon: icons.all, hideLabel: true },
      { value: 'properties', label: 'Imóveis', icon: icons.properties, hideLabel: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Imóveis' })).toBeInTheDocument();
  },
};

export const WithHint: Story = {
  args: { hint: 'Terrenos são lotes urbanos e glebas rurais, sem construção.' },
};

export const WithError: Story = {
  args: {
    hint: 'Terrenos são lotes urbanos e glebas rurais, sem construção.',
    error: 'Terrenos não estão no seu plano: escolha outro tipo.',
    value: 'land',
  },
  tags: ['GRAM-13'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'O que procurar' })).toHaveAccessibleDescription(
      'Terrenos não estão no seu plano: escolha outro tipo. Terrenos são lotes urbanos e glebas rurais, sem construção.',
    );
    await expect(canvas.getByRole('alert')).toHaveTextContent('Terrenos não estão no seu plano');
  },
};

export const LongLabels: Story = {
  args: {
    options: [
      { value: 'all', label: 'Todos os leilões publicados' },
      { value: 'properties', label: 'Imóveis residenciais e comerciais' },
      { value: 'land', label: 'Terrenos urbanos e glebas rurais' },
    ],
  },
};
