import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { Button } from '../button/button.tsx';
import { Stack } from '../stack/stack.tsx';
import { Switch } from './switch.tsx';

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  args: { label: 'Receber avisos por email', checked: false, onCheckedChange: fn() },
  parameters: {
    guide: {
      do: ['Let it take effect at once.', 'Write the label as what is on: ‘Receber avisos por email’.'],
      dont: ['Use it in a form that is saved with a button: `Checkbox`.', 'Change the label with the state.'],
      keyboard: [
        ['Tab', 'Moves the focus to the switch.'],
        ['Space, Enter', 'Turns it on and off.'],
      ],
      accessibility: [
        '`role=switch` with its state; hint and error describe it.',
        'On is shown by the position of the knob and by a tick, not by colour alone.',
      ],
    },
  },
  render: function Stateful(args) {
    const [checked, setChecked] = useState(args.checked);
    const change = (next: boolean) => {
      setChecked(next);
      args.onCheckedChange?.(next);
    };
    return <Switch {...args} checked={checked} onCheckedChange={change} />;
  },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('switch', { name: 'Receber avisos por email' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard('{Enter}');
    await expect(control).not.toBeChecked();
    await userEvent.click(canvas.getByText('Receber avisos por email'));
    await expect(control).toBeChecked();
    await userEvent.click(control);
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(4);
  },
};

export const On: Story = { args: { checked: true } };

export const WithHint: Story = {
  args: { checked: true, hint: 'Um email por dia, só quando há novos leilões.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(
      'Um email por dia, só quando há novos leilões.',
    );
  },
};

export const WithError: Story = {
  args: {
    hint: 'Um email por dia, só quando há novos leilões.',
    error: 'Confirme antes o email da sua conta.',
  },
  tags: ['GRAM-13'],
  parameters: { forcedColors: true },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch');
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription(
      'Confirme antes o email da sua conta. Um email por dia, só quando há novos leilões.',
    );
    await expect(canvas.getByRole('alert')).toHaveTextContent('Confirme antes o email da sua conta.');
  },
};

export const Disabled: Story = {
  render: (args) => (
    <Stack gap="small">
      <Switch {...args} disabled hint="Disponível nos planos pagos." />
      <Switch {...args} checked disabled label="Avisos de segurança" hint="Sempre ligados." />
    </Stack>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Receber avisos por email'));
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
};

const sent = fn();

export const InAForm: Story = {
  render: (args) => {
    const send = (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      sent(new FormData(event.currentTarget).getAll('avisos'));
    };
    return (
      <form onSubmit={send}>
        <Switch {...args} name="avisos" value="email" checked />
        <Switch {...args} name="avisos" value="sms" label="Receber avisos por SMS" />
        <Button type="submit">Salvar</Button>
      </form>
    );
  },
  play: async ({ canvas }) => {
    sent.mockClear();
    await userEvent.click(canvas.getByRole('switch', { name: 'Receber avisos por email' }));
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await expect(sent).toHaveBeenCalledOnce();
    await expect(sent).toHaveBeenCalledWith(['email']);
  },
};

export const Required: Story = {
  name: 'A form that a required switch holds back leads to the switch, which sends what it shows',
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <form aria-label="Aviso" onSubmit={(event) => event.preventDefault()}>
      <Switch {...args} checked={undefined} name="avisos" required />
      <Button type="submit">Salvar</Button>
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    const control = canvas.getByRole('switch');
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await expect(new FormData(form).getAll('avisos')).toEqual(['on']);
    await userEvent.keyboard('{Enter}');
    await expect(control).not.toBeChecked();
    await expect(new FormData(form).getAll('avisos')).toEqual([]);
  },
};

export const States: Story = {
  parameters: { forcedColors: true },
  render: (args) => (
    <Stack gap="small">
      <Switch {...args} label="Desligado" />
      <Switch {...args} checked label="Ligado" />
      <Switch {...args} disabled label="Desligado e indisponível" />
      <Switch {...args} checked disabled label="Ligado e indisponível" />
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    checked: true,
    label: 'Quero receber por email os novos leilões de São José do Vale do Rio Preto e das cidades vizinhas',
    hint: 'Os avisos saem uma vez por dia, depois que as listas das fontes são lidas, e podem ser interrompidos a qualquer momento.',
  },
};

export const HighContrast: Story = { ...On, globals: { contrast: 'more' } };
