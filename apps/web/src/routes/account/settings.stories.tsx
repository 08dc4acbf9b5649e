import { exampleOf, mockOperation, networkError, slow } from '@martelo/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { pictured, Screen, screenParameters } from '../../testing/screen.tsx';

const meta = {
  title: 'Screens/Account/Settings',
  component: Screen,
  tags: ['!autodocs'],
  args: { at: '/minha-conta/configuracoes', as: 'customer' },
  parameters: screenParameters,
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const account = exampleOf('getAccount', 200);
const customer = exampleOf('getCustomerInfo', 200);
const stillCharged = 'Excluir a conta não cancela a cobrança do plano';

/** Notifications, own data, the way out. */
export const Default: Story = {
  tags: ['ACC-09', 'NEWS-15'],
  parameters: { ...pictured },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Um resumo por dia' })).toBeChecked();
    await expect(canvas.getByLabelText('Horário')).toHaveValue('8');
    await expect(canvas.queryByLabelText('Dia da semana')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: 'Um resumo por semana' }));
    await expect(canvas.getByLabelText('Dia da semana')).toHaveValue('1');
    const reminders = canvas.getByRole('checkbox', {
      name: 'Lembrar por email 24 horas antes das praças dos meus favoritos',
    });
    await expect(reminders).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Não enviar emails' }));
    await expect(reminders).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: 'Um resumo por semana' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar preferências' }));
    await expect(await canvas.findByText('Preferências de notificação salvas!')).toBeVisible();
  },
};

export const Unconfirmed: Story = {
  name: 'Before the email is confirmed no notice is mailed, and the link can be sent again',
  tags: ['ACC-09', 'SAFE-40'],
  parameters: {
    api: [
      mockOperation('getNotificationSettings', 200, {
        ...exampleOf('getNotificationSettings', 200),
        confirmed: false,
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Seu email ainda não foi confirmado')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Reenviar a confirmação' })).toHaveAttribute(
      'href',
      '/cliente/dashboard',
    );
    await expect(canvas.getByRole('button', { name: 'Salvar preferências' })).toBeEnabled();
  },
};

export const PlanUnknown: Story = {
  name: 'Where the plan is unknown all else is there, and the warning is conditional',
  tags: ['ACC-09'],
  parameters: { api: [networkError('getCustomerInfo')] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Se você tem um plano, excluir a conta não cancela a cobrança'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Salvar preferências' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Solicitar exclusão' })).toBeEnabled();
  },
};

export const Exporting: Story = {
  name: 'The file is on its way',
  tags: ['ACC-09'],
  parameters: { api: [slow('exportData')] },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Exportar meus dados' });
    await userEvent.click(button);
    // An indeterminate native bar is invisible: the moving part is drawn behind it, under these words.
    await expect(
      await canvas.findByRole('progressbar', { name: 'Preparando o arquivo' }),
    ).toBeInTheDocument();
    await expect(canvas.getByText('Preparando o arquivo')).toBeVisible();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const Leaving: Story = {
  name: 'A deletion that waits for its day',
  tags: ['ACC-09'],
  parameters: {
    api: [
      mockOperation('getAccount', 200, {
        ...account,
        deletion_request: {
          id: 57,
          requested_at: '2026-03-10T12:00:00Z',
          due_at: '2026-03-25T12:00:00Z',
        },
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sua conta será excluída em 25/03/2026.')).toBeVisible();
    await expect(canvas.getByText(stillCharged)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar pedido de exclusão' }));
    await expect(await canvas.findByText(/^O pedido de exclusão foi cancelado/)).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Motivo'), 'Já comprei meu imóvel.');
    await userEvent.click(canvas.getByRole('button', { name: 'Solicitar exclusão' }));
    const dialog = within(await within(document.body).findByRole('alertdialog'));
    await expect(dialog.getByText(new RegExp(stillCharged))).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Senha atual'), 'martelo-demo');
    await userEvent.click(dialog.getByRole('button', { name: 'Solicitar exclusão' }));
    await expect(await canvas.findByText('Sua conta será excluída em 25/03/2026.')).toBeVisible();
  },
};

export const WithoutPlan: Story = {
  name: 'Without a plan there is no sentence about a charge',
  tags: ['ACC-09'],
  parameters: { api: [mockOperation('getCustomerInfo', 200, { ...customer, signature: null })] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Solicitar exclusão' }));
    const dialog = within(await within(document.body).findByRole('alertdialog'));
    await expect(dialog.getByText(/^Nada é apagado antes de 15 dias/)).not.toHaveTextContent('cobrança');
    await expect(canvas.queryByText(stillCharged)).not.toBeInTheDocument();
  },
};

export const Failed: Story = {
  name: 'Settings that fail to load',
  tags: ['ACC-09'],
  parameters: { api: [networkError('getNotificationSettings')] },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('alert')).toHaveTextContent('Erro ao carregar suas configurações'),
};
