import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { Checkbox } from '../checkbox/checkbox.tsx';
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
      do: [
        'Use `beside` for a long form of several parts.',
        'Say by `error` what is wrong with a group of checkboxes; of other fields each has its own.',
      ],
      dont: ['Put a single field in one: its label says enough.'],
      accessibility: [
        'A group with its legend as name, its hint and its error as description; the error is read aloud as it comes.',
      ],
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

const kinds = ['Casa', 'Apartamento', 'Terreno'];

function Kinds({ layout }: { layout: 'above' | 'beside' }) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return (
    <Fieldset
      label="Tipos de imóvel"
      hint="Valem todos os que escolher."
      layout={layout}
      gap="xxsmall"
      error={chosen.length === 0 ? 'Escolha ao menos um tipo.' : undefined}
    >
      {kinds.map((kind) => (
        <Checkbox
          key={kind}
          label={kind}
          checked={chosen.includes(kind)}
          onCheckedChange={(on) =>
            setChosen((before) => (on ? [...before, kind] : before.filter((other) => other !== kind)))
          }
        />
      ))}
    </Fieldset>
  );
}

const lacking: Story['play'] = async ({ canvas }) => {
  const group = canvas.getByRole('group', { name: 'Tipos de imóvel' });
  await expect(group).toBeInvalid();
  await expect(group).toHaveAccessibleDescription('Escolha ao menos um tipo. Valem todos os que escolher.');
  await expect(canvas.getByRole('alert')).toHaveTextContent('Escolha ao menos um tipo.');
};

export const WithError: Story = {
  name: 'Checkboxes none of which is chosen have one error together',
  tags: ['GRAM-10'],
  render: () => <Kinds layout="above" />,
  play: lacking,
};

export const BesideWithError: Story = {
  name: 'The error stands with the fields, beside their name too',
  tags: ['GRAM-10'],
  render: () => <Kinds layout="beside" />,
  play: lacking,
};

export const Mended: Story = {
  name: 'The error goes with the first choice',
  tags: ['GRAM-10'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <Kinds layout="above" />,
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Tipos de imóvel' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Casa' }));
    await expect(group).not.toHaveAttribute('aria-invalid');
    await expect(group).toHaveAccessibleDescription('Valem todos os que escolher.');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Casa' }));
    await expect(group).toBeInvalid();
  },
};
