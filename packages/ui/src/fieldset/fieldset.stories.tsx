import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Form } from '../form/form.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Fieldset } from './fieldset.tsx';

const meta = {
  title: 'Layout/Fieldset',
  component: Fieldset,
  args: {
    label: 'Contato',
    children: [
      <TextField key="email" label="Email" value="" onValueChange={fn()} />,
      <TextField key="phone" label="Celular" value="" onValueChange={fn()} />,
    ],
  },
  parameters: {
    guide: {
      do: ['Use `beside` for a long form of several parts.'],
      dont: ['Put a single field in one: its label says enough.'],
      accessibility: ['A group with its legend as name and its hint as description.'],
    },
  },
} satisfies Meta<typeof Fieldset>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('group', { name: 'Contato' })).toBeVisible(),
};
export const Beside: Story = {
  args: { layout: 'beside', hint: 'Opcional.' },
  render: (args) => (
    <Form aria-label="Perfil">
      <Fieldset {...args} />
      <Fieldset {...args} label="Endereço" />
      <p>O que vale para o formulário inteiro fica abaixo dos campos.</p>
    </Form>
  ),
  play: async ({ canvas }) =>
    expect(canvas.getByRole('group', { name: 'Contato' })).toHaveAccessibleDescription('Opcional.'),
};
