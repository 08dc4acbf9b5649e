import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Field } from './field.tsx';

import { control } from './field.css.ts';

const meta = {
  title: 'Forms/Field',
  component: Field,
  args: {
    label: 'Nome do alerta',
    children: ({ id, describedBy, invalid }) => (
      <input
        id={id}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        defaultValue="Casas em Santos"
        className={control}
      />
    ),
  },
  parameters: {
    guide: {
      do: ['Say in the error what to write instead.', 'Use the ready fields first: text, select, currency.'],
      dont: ['Use the placeholder as a label.', 'Hide the label where only the writer knows what it is.'],
      accessibility: ['The label names the control; error and hint describe it; a new error is read aloud.'],
    },
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithHint: Story = { args: { hint: 'Só você o vê.' } };

export const WithError: Story = {
  args: { hint: 'Só você o vê.', error: 'Já existe um alerta com este nome. Escolha outro.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Nome do alerta' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/Escolha outro. Só você o vê./);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Já existe');
  },
};

export const HiddenLabel: Story = {
  args: { hideLabel: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Nome do alerta' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    label: 'Nome do alerta que você receberá por email quando um imóvel com estes filtros entrar na lista',
    error:
      'O nome pode ter no máximo 60 letras. Encurte-o para que ele caiba no assunto do email em todos os programas.',
  },
};
