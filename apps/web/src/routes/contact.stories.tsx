import { mockOperation, slow } from '@martelo/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { pictured, Screen, screenParameters } from '../testing/screen.tsx';

const meta = {
  title: 'Screens/Contact',
  component: Screen,
  tags: ['!autodocs'],
  args: { at: '/contato' },
  parameters: screenParameters,
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function send(canvas: Canvas) {
  const form = within(await canvas.findByRole('form', { name: 'Fale conosco' }));
  await userEvent.type(form.getByLabelText('Nome'), 'Marina');
  await userEvent.type(form.getByLabelText('Email'), 'marina@exemplo.com.br');
  await userEvent.selectOptions(form.getByLabelText('Assunto'), 'outros');
  await userEvent.type(form.getByLabelText('Mensagem'), 'Olá.');
  await userEvent.click(form.getByRole('button', { name: 'Enviar mensagem' }));
  return form;
}

/** The form, and how else we are reached. */
export const Default: Story = {
  tags: ['INFO-04'],
  parameters: { ...pictured },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Fale conosco' })).toBeVisible();
    const aside = within(
      canvas.getByRole('heading', { name: 'Atendimento' }).closest('aside') as HTMLElement,
    );
    await expect(aside.getByRole('link', { name: 'contato@martelo.example' })).toBeVisible();
    await expect(aside.getByRole('link', { name: '(62) 3000-1200' })).toHaveAttribute(
      'href',
      'tel:+556230001200',
    );
  },
};

export const Sent: Story = {
  name: 'Sent: a promise of 24 business hours',
  tags: ['INFO-04'],
  play: async ({ canvas }) => {
    await send(canvas);
    await expect(await canvas.findByText(/Responderemos em até 24 horas úteis/)).toBeVisible();
    await expect(canvas.getByText('MRT-20260310-0318')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar nova mensagem' }));
    await expect(canvas.getByLabelText('Nome')).toHaveValue('');
  },
};

export const Refused: Story = {
  name: 'The server’s words stand under their fields, and nothing typed is lost',
  tags: ['INFO-04'],
  parameters: { api: [mockOperation('sendContactMessage', 422)] },
  play: async ({ canvas }) => {
    const form = await send(canvas);
    await expect(await form.findByText('Email inválido')).toBeVisible();
    await expect(form.getByLabelText('Email')).toHaveFocus();
    await expect(form.getByLabelText('Mensagem')).toHaveValue('Olá.');
  },
};

export const AsksForCaptcha: Story = {
  name: 'Who writes often answers a captcha',
  tags: ['INFO-04'],
  parameters: {
    api: [
      mockOperation('sendContactMessage', 422, {
        message: 'Os dados enviados são inválidos.',
        errors: { captcha: ['O código de verificação é obrigatório'] },
      }),
    ],
  },
  play: async ({ canvas }) => {
    const form = await send(canvas);
    await expect(await form.findByLabelText('Código de verificação')).toBeVisible();
    await expect(await form.findByText('O código de verificação é obrigatório')).toBeVisible();
  },
};

export const OnItsWay: Story = {
  name: 'On its way: one press sends one message',
  tags: ['INFO-04'],
  parameters: { api: [slow('sendContactMessage')] },
  play: async ({ canvas }) => {
    const form = await send(canvas);
    await expect(form.getByRole('button', { name: 'Enviar mensagem' })).toHaveAttribute('aria-busy', 'true');
  },
};
