import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { RadioGroup } from './radio-group.tsx';

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Situação',
    name: 'phase',
    value: '',
    onValueChange: fn(),
    options: [
      { value: '', label: 'Todas' },
      { value: 'first', label: '1ª praça', count: 1204 },
      { value: 'second', label: '2ª praça', count: 318 },
      { value: 'direct', label: 'Venda direta', count: 0 },
    ],
  },
  parameters: {
    guide: {
      do: ['Begin with the choice that means ‘any’.'],
      dont: ['Use more than eight: a `Select` is shorter.'],
      keyboard: [
        ['Tab', 'Moves the focus to the chosen option.'],
        ['↑ ↓', 'Choose the one before or after.'],
      ],
      accessibility: ['Native radios in a `fieldset` named by its `legend`, described by hint and error.'],
    },
  },
  render: function Stateful(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: string) => {
      setValue(next);
      args.onValueChange?.(next);
    };
    return <RadioGroup {...args} value={value} onValueChange={change} />;
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Todas' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenCalledWith('first');
    await expect(canvas.getByRole('radio', { name: '1ª praça' })).toBeChecked();
    await expect(canvas.getByRole('group', { name: 'Situação' })).toBeVisible();
  },
};

export const HiddenLegend: Story = { args: { hideLabel: true, value: 'second' } };

export const WithError: Story = {
  args: { value: 'none', hint: 'Vale para o ano todo.', error: 'Escolha uma situação.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Situação' });
    await expect(group).toHaveAccessibleDescription('Escolha uma situação. Vale para o ano todo.');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Escolha uma situação.');
    const [radio] = canvas.getAllByRole('radio');
    await expect(getComputedStyle(radio!).boxShadow).toContain('inset');
  },
};

export const Required: Story = {
  name: 'A required group keeps its form back until one is chosen',
  tags: ['GRAM-02'],
  args: { value: undefined, required: true },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <form>
      <RadioGroup {...args} />
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    const form = canvasElement.querySelector('form')!;
    await expect(form.checkValidity()).toBe(false);
    await userEvent.click(canvas.getByRole('radio', { name: 'Todas' }));
    await expect(form.checkValidity()).toBe(true);
  },
};

export const UnknownValue: Story = {
  args: { value: 'third' },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
  },
};

export const WithADisabledOption: Story = {
  parameters: { forcedColors: true },
  args: {
    value: 'first',
    options: [
      { value: 'first', label: '1ª praça' },
      { value: 'second', label: '2ª praça', disabled: true },
    ],
  },
};
