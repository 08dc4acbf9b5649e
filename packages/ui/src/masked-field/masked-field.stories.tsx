import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { Stack } from '../stack/stack.tsx';
import { MaskedField } from './masked-field.tsx';

const meta = {
  title: 'Forms/MaskedField',
  component: MaskedField,
  args: { label: 'CPF', mask: 'cpf', value: '', onValueChange: fn() },
  parameters: {
    guide: {
      do: ['Keep the bare text; check it with `@martelo/domain/documents` when it is left or sent.'],
      dont: ['Use it for amounts: `CurrencyInput`.', 'Say that a number is wrong while it is being written.'],
      keyboard: [
        ['0–9, A–Z', 'Write; points and dashes come by themselves. Letters only in a CNPJ.'],
        ['Backspace, Delete', 'Take a character away, over a point or dash the one beyond it.'],
        ['Paste', 'Any form is read; a whole number takes the place of all.'],
      ],
      accessibility: ['A native input with the phone’s number keyboard, for a CNPJ the one with letters.'],
    },
  },
  render: function Stateful(args) {
    const [value, setValue] = useState(args.value);
    const change = (bare: string) => {
      setValue(bare);
      args.onValueChange?.(bare);
    };
    return <MaskedField {...args} value={value} onValueChange={change} />;
  },
} satisfies Meta<typeof MaskedField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'CPF' });
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await userEvent.type(input, '529a98224725');
    await expect(input).toHaveValue('529.982.247-25');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('52998224725');
    await userEvent.keyboard('9');
    await expect(input).toHaveValue('529.982.247-25');
  },
};

export const Masks: Story = {
  render: () => (
    <Stack gap="medium">
      <MaskedField label="CPF" mask="cpf" value="52998224725" onValueChange={fn()} />
      <MaskedField label="CNPJ" mask="cnpj" value="12ABC34501DE35" onValueChange={fn()} />
      <MaskedField label="CPF ou CNPJ" mask="cpf-or-cnpj" value="00360305000104" onValueChange={fn()} />
      <MaskedField label="Celular" mask="phone" value="11987654321" onValueChange={fn()} />
      <MaskedField label="CEP" mask="cep" value="01310100" onValueChange={fn()} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'CNPJ' })).toHaveValue('12.ABC.345/01DE-35');
    await expect(canvas.getByRole('textbox', { name: 'CNPJ' })).toHaveAttribute('inputmode', 'text');
    await expect(canvas.getByRole('textbox', { name: 'CPF ou CNPJ' })).toHaveValue('00.360.305/0001-04');
    await expect(canvas.getByRole('textbox', { name: 'Celular' })).toHaveAttribute('inputmode', 'tel');
    await expect(canvas.getByRole('textbox', { name: 'Celular' })).toHaveValue('(11) 98765-4321');
    await expect(canvas.getByRole('textbox', { name: 'CEP' })).toHaveAttribute('autocomplete', 'postal-code');
  },
};

export const CaretInTheMiddle: Story = {
  args: { value: '529982' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.click(input);
    input.setSelectionRange(4, 4);
    await userEvent.keyboard('1');
    await expect(input).toHaveValue('529.198.2');
    await expect(input.selectionStart).toBe(5);
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(input).toHaveValue('529.82');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('52982');
    await expect(input.selectionStart).toBe(2);
    await userEvent.keyboard('x');
    await expect(input.selectionStart).toBe(2);
    await userEvent.keyboard('{Delete}');
    await expect(input).toHaveValue('528.2');
    await expect(input.selectionStart).toBe(2);
  },
};

export const Pasting: Story = {
  args: { mask: 'cpf-or-cnpj', label: 'CPF ou CNPJ', value: '123' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.click(input);
    input.setSelectionRange(1, 1);
    await userEvent.paste(' 529 982 247/25 ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('52998224725');
    await userEvent.paste('12.abc.345/01de-35');
    await expect(input).toHaveValue('12.ABC.345/01DE-35');
    await userEvent.clear(input);
    await userEvent.paste('529.98');
    await expect(input).toHaveValue('529.98');
  },
};

export const AlphanumericCnpj: Story = {
  name: 'A CNPJ may have letters',
  tags: ['AUTH-13'],
  args: { mask: 'cpf-or-cnpj', label: 'CPF ou CNPJ' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '12abc34501de35');
    await expect(input).toHaveValue('12.ABC.345/01DE-35');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('12ABC34501DE35');
  },
};

export const TelephoneWithCountry: Story = {
  args: { mask: 'phone', label: 'Celular' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveAttribute('autocomplete', 'tel-national');
    await userEvent.click(input);
    await userEvent.paste('+55 (11) 98765-4321');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('11987654321');
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('(11) 9876-5432');
  },
};

export const Invalid: Story = {
  args: {
    value: '52998224724',
    error: 'Confira o CPF: os dois últimos dígitos não correspondem aos demais.',
    hint: 'Para a nota fiscal do seu plano.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/Confira o CPF.*nota fiscal/);
  },
};

export const Disabled: Story = { args: { value: '52998224725', disabled: true } };

export const FormattedValue: Story = {
  args: { value: '529.982.247-25' },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox')).toHaveValue('529.982.247-25'),
};

export const ReadOnly: Story = {
  name: 'One that is only read takes no paste',
  args: { value: '52998224725', readOnly: true },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('111.444.777-35');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox')).toHaveValue('529.982.247-25');
  },
};
