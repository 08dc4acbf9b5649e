import { exampleOf, mockOperation, networkError } from '@martelo/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { pictured, Screen, screenParameters } from '../../testing/screen.tsx';

const meta = {
  title: 'Screens/Account/Own data',
  component: Screen,
  tags: ['!autodocs'],
  args: { at: '/minha-conta/conta', as: 'customer' },
  parameters: screenParameters,
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const customer = exampleOf('getCustomerInfo', 200);
const detail = exampleOf('getCustomerDetail', 200);

export const Default: Story = {
  name: 'A subscriber of the annual plan',
  tags: ['ACC-06'],
  parameters: { ...pictured },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('MRT-7K2Q9D')).toBeVisible();
    await expect(canvas.getAllByText('Ativo')).toHaveLength(2);
    await expect(canvas.getByText('Anual')).toBeVisible();
    await expect(canvas.getByText(/^A renovação pode ser cancelada no site de pagamento/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'termos da assinatura' })).toHaveAttribute(
      'href',
      '/termos-de-uso#assinatura',
    );
    await expect(canvas.getByRole('link', { name: 'Editar perfil' })).toHaveAttribute(
      'href',
      '/minha-conta/editar',
    );
  },
};

export const Inactive: Story = {
  name: 'A status that is shown as it is, and a subscription that was never paid',
  tags: ['ACC-06'],
  parameters: {
    api: [
      mockOperation('getCustomerInfo', 200, {
        ...customer,
        status: 'bloqueado',
        signature: customer.signature && { ...customer.signature, status: 2, date_payment: null },
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('bloqueado')).toBeVisible();
    await expect(canvas.getByText('Inativo')).toBeVisible();
    await expect(canvas.getByText('não informado')).toBeVisible();
    await expect(canvas.queryByText(/^A renovação pode ser cancelada/)).not.toBeInTheDocument();
  },
};

export const Details: Story = {
  name: 'What is known of the customer, and what was confirmed',
  tags: ['ACC-08'],
  args: { at: '/minha-conta/detalhes' },
  parameters: { ...pictured },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Verificado')).toBeVisible();
    await expect(canvas.getByText('Não verificado')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Editar' })).toHaveAttribute('href', '/minha-conta/editar');
  },
};

export const LittleKnown: Story = {
  name: 'A company of which little is known',
  tags: ['ACC-08'],
  args: { at: '/minha-conta/informacoes' },
  parameters: {
    api: [
      mockOperation('getCustomerDetail', 200, {
        ...detail,
        type: 2,
        user_name: null,
        cellphone: null,
        cpf_cnpj: null,
        email: 'departamento.juridico.e.de.aquisicoes@prado-e-vasconcellos-empreendimentos.com.br',
      }),
    ],
  },
  play: async ({ canvas }) => expect(await canvas.findAllByText('não informado')).toHaveLength(4),
};

export const Edit: Story = {
  name: 'The server’s errors in one sentence',
  tags: ['ACC-07'],
  args: { at: '/minha-conta/editar' },
  parameters: {
    api: [
      mockOperation('updateAccount', 422, {
        message: 'Os dados enviados são inválidos.',
        errors: { cpf: ['CPF ou CNPJ inválido'], email: ['Este email já está cadastrado'] },
      }),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Salvar alterações' }));
    await expect(
      await canvas.findByText('CPF ou CNPJ inválido. Este email já está cadastrado'),
    ).toBeVisible();
    await expect(canvas.getByLabelText('CPF')).toHaveFocus();
  },
};

export const WrongPassword: Story = {
  name: 'A wrong current password with a new one is told under its field',
  tags: ['ACC-07', 'SAFE-12'],
  args: { at: '/minha-conta/editar' },
  parameters: {
    api: [
      mockOperation('updateAccount', 422, {
        message: 'Os dados enviados são inválidos.',
        errors: { current_password: ['A senha atual está incorreta.'] },
      }),
    ],
  },
  play: async ({ canvas }) => {
    const current = await canvas.findByLabelText('Senha atual');
    await userEvent.type(current, 'errada1');
    await userEvent.type(canvas.getByLabelText('Nova senha'), 'Outra-senha-9');
    await userEvent.type(canvas.getByLabelText('Confirmar nova senha'), 'Outra-senha-9');
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar alterações' }));
    await waitFor(() => expect(current).toHaveAccessibleDescription('A senha atual está incorreta.'));
    await expect(current).toHaveFocus();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

export const CompanyWithoutNumber: Story = {
  name: 'A company has a field for its own number',
  tags: ['ACC-07'],
  args: { at: '/minha-conta/editar' },
  parameters: {
    api: [mockOperation('getAccount', 200, { ...exampleOf('getAccount', 200), type: 2, cpf_cnpj: null })],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Salvar alterações' }));
    await expect(await canvas.findByText('CNPJ é obrigatório')).toBeVisible();
    await expect(canvas.getByLabelText('CNPJ')).toHaveFocus();
  },
};

export const Failed: Story = {
  name: 'A summary that fails to load',
  tags: ['ACC-06'],
  parameters: { api: [networkError('getCustomerInfo')] },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Erro ao carregar os dados da sua conta. Tente novamente.',
    ),
};
