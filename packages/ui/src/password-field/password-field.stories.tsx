import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { Button } from '../button/button.tsx';
import { Stack } from '../stack/stack.tsx';
import { PasswordField } from './password-field.tsx';

const meta = {
  title: 'Forms/PasswordField',
  component: PasswordField,
  args: { label: 'Senha', value: '', onValueChange: fn(), autoComplete: 'current-password' },
  parameters: {
    guide: {
      do: ['Say in the hint what a new password must have.', 'Let people paste: password managers do.'],
      dont: ['Ask for it twice where it can be shown.', 'Use it for codes: `TextField`.'],
      keyboard: [
        ['Tab', 'Moves the focus to the field, then to the eye.'],
        ['Space, Enter', 'On the eye: show and hide it; never send the form.'],
      ],
      accessibility: [
        'The eye is a toggle: ‘Mostrar senha’, pressed or not. Its hint says what a press will do.',
        'Focus and caret stay in the field when the eye is pressed with a pointer.',
      ],
    },
  },
  render: function Stateful(args) {
    const [value, setValue] = useState(args.value);
    const change = (text: string) => {
      setValue(text);
      args.onValueChange?.(text);
    };
    return <PasswordField {...args} value={value} onValueChange={change} />;
  },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Hidden until the button shows it. */
export const Default: Story = {
  tags: ['AUTH-01'],
  args: { name: 'password' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Senha');
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input).toHaveAttribute('autocomplete', 'current-password');
    await expect(input).toHaveAttribute('name', 'password');
    await userEvent.type(input, 'Leilao!2026');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Leilao!2026');
  },
};

export const Shown: Story = {
  parameters: { forcedColors: true },
  args: { value: 'casa-na-Moóca-2026' },
  play: async ({ canvas }) => {
    const eye = canvas.getByRole('button', { name: 'Mostrar senha', pressed: false });
    await expect(eye).toHaveAttribute('title', 'Mostrar senha');
    await userEvent.click(eye);
    await expect(eye).toHaveAttribute('aria-pressed', 'true');
    await expect(eye).toHaveAttribute('title', 'Ocultar senha');
    await expect(canvas.getByRole('textbox', { name: 'Senha' })).toHaveValue('casa-na-Moóca-2026');
  },
};

export const CaretAndFocusStay: Story = {
  args: { value: 'abcdef' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Senha');
    const eye = canvas.getByRole('button', { name: 'Mostrar senha' });
    await userEvent.click(input);
    input.setSelectionRange(2, 4);
    await userEvent.click(eye);
    await expect(input).toHaveFocus();
    await expect([input.selectionStart, input.selectionEnd]).toEqual([2, 4]);
    await userEvent.keyboard('X');
    await expect(input).toHaveValue('abXef');
    await userEvent.click(eye);
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input.selectionStart).toBe(3);
  },
};

const sent = fn();

export const InAForm: Story = {
  args: { value: 'abcdef', autoComplete: 'new-password' },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
    >
      <Stack gap="small" align="start">
        <PasswordField {...args} />
        <Button type="submit" tone="accent">
          Entrar
        </Button>
      </Stack>
    </form>
  ),
  play: async ({ canvas }) => {
    sent.mockClear();
    const input = canvas.getByLabelText('Senha');
    const eye = canvas.getByRole('button', { name: 'Mostrar senha' });
    await userEvent.click(input);
    await userEvent.tab();
    await expect(eye).toHaveFocus();
    await userEvent.keyboard('{Enter} {Enter}');
    await expect(sent).not.toHaveBeenCalled();
    await expect(eye).toHaveFocus();
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.type(input, '{Enter}');
    await expect(sent).toHaveBeenCalledOnce();
    await expect(input).toHaveAttribute('type', 'password');
  },
};

export const Invalid: Story = {
  name: 'What is wrong stands under it',
  tags: ['AUTH-02'],
  args: { error: 'A senha é obrigatória' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Senha');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('A senha é obrigatória');
  },
};

export const WithHint: Story = {
  args: { label: 'Nova senha', autoComplete: 'new-password', hint: 'Pelo menos 8 caracteres.' },
};

export const Disabled: Story = { args: { value: 'abcdef', disabled: true } };

export const LongText: Story = {
  args: {
    label: 'Senha atual, necessária para alterar a senha da sua conta',
    value: 'uma frase longa que só eu conheço e que não cabe inteira no campo da senha',
    hint: 'Use uma frase: quatro ou cinco palavras que não se encontram juntas são fáceis de lembrar e difíceis de adivinhar.',
  },
};
