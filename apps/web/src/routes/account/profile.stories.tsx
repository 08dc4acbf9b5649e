import { exampleOf, mockOperation, slow } from '@martelo/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { answerNow } from '../../testing/network.ts';
import { pictured, Screen, screenParameters } from '../../testing/screen.tsx';

const meta = {
  title: 'Screens/Account/Profile',
  component: Screen,
  tags: ['!autodocs'],
  args: { at: '/minha-conta/dados-pessoais', as: 'customer' },
  parameters: screenParameters,
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const account = exampleOf('getAccount', 200);

/** A person with an address. */
export const Default: Story = {
  tags: ['ACC-04'],
  parameters: { ...pictured },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('CPF')).toHaveValue('529.982.247-25');
    await expect(canvas.getByLabelText('CEP')).toHaveValue('74215-170');
    await expect(canvas.getByLabelText('Celular')).toHaveValue('(62) 99876-5432');
  },
};

export const Company: Story = {
  name: 'A company has its own number and name',
  tags: ['ACC-04'],
  parameters: {
    api: [
      mockOperation('getAccount', 200, {
        ...account,
        type: 2,
        cpf: null,
        cpf_cnpj: '12ABC34501DE35',
        company_name: 'Prado e Vasconcellos Empreendimentos Imobiliários e Participações Societárias Ltda.',
      }),
    ],
  },
  play: async ({ canvas }) => expect(await canvas.findByLabelText('CNPJ')).toHaveValue('12.ABC.345/01DE-35'),
};

export const AnotherKind: Story = {
  name: 'What is wrong is called as its field is, and is said no more once the field is another',
  tags: ['ACC-04'],
  play: async ({ canvas }) => {
    const document = await canvas.findByLabelText('CPF');
    await userEvent.clear(document);
    await userEvent.type(document, '11111111111');
    await userEvent.clear(canvas.getByLabelText('Nome'));
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar alterações' }));
    await expect(await canvas.findByText('CPF inválido')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'CPF' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Pessoa Jurídica' }));
    await expect(canvas.getByLabelText('CNPJ')).not.toBeInvalid();
    await expect(canvas.queryByText('CPF inválido')).not.toBeInTheDocument();
  },
};

export const Waiting: Story = {
  name: 'A new email that awaits its confirmation',
  tags: ['SAFE-10'],
  parameters: {
    ...pictured,
    api: [
      mockOperation('getAccount', 200, {
        ...account,
        pending_email: {
          email: 'departamento.juridico@prado-e-vasconcellos-empreendimentos.com.br',
          requested_at: '2026-03-10T12:00:00Z',
        },
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/aguardando confirmação$/)).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveValue(account.email);
  },
};

const waiting = mockOperation('getAccount', 200, {
  ...account,
  pending_email: { email: 'marina.duarte@exemplo.com.br', requested_at: '2026-03-10T12:00:00Z' },
});

const givesUp = async (canvas: ReturnType<typeof within>) => {
  (await canvas.findByRole('button', { name: 'Cancelar troca' })).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() =>
    expect(canvas.queryByRole('button', { name: 'Cancelar troca' })).not.toBeInTheDocument(),
  );
  await expect(canvas.queryByText(/aguardando confirmação$/)).not.toBeInTheDocument();
};

export const GivenUp: Story = {
  name: 'A new email that is given up leaves the focus with what is said of it',
  tags: ['SAFE-10', 'SHELL-14'],
  parameters: {
    api: [waiting, mockOperation('cancelEmailChange', 200)],
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas }) => {
    await givesUp(canvas);
    await expect(document.querySelector(':focus')).toHaveTextContent('A troca de email foi cancelada.');
  },
};

export const GivenUpLate: Story = {
  name: 'A new email that waits no more is not said to be given up',
  tags: ['SAFE-10', 'SHELL-14'],
  parameters: {
    api: [waiting, mockOperation('cancelEmailChange', 404)],
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas }) => {
    await givesUp(canvas);
    await expect(document.querySelector(':focus')).toHaveTextContent('Não há mais troca de email');
    await expect(canvas.queryByText('A troca de email foi cancelada.')).not.toBeInTheDocument();
  },
};

export const Discarded: Story = {
  name: 'What is discarded leaves the focus in the form, and was not saved',
  tags: ['ACC-04', 'SHELL-14'],
  parameters: {
    api: [mockOperation('updateAccount', 200)],
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas }) => {
    const name = await canvas.findByLabelText('Nome');
    const save = canvas.getByRole('button', { name: 'Salvar alterações' });
    const saved = () => canvas.queryByText('Perfil atualizado com sucesso!');
    await userEvent.type(name, ' Alves');
    await userEvent.click(save);
    await waitFor(() => expect(saved()).toBeVisible());
    await userEvent.type(name, ' Prado');
    await expect(saved()).not.toBeInTheDocument();
    canvas.getByRole('button', { name: 'Descartar alterações' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(save).toHaveFocus());
    await expect(saved()).not.toBeInTheDocument();
  },
};

const asksForPassword = async (canvas: ReturnType<typeof within>, answer: string) => {
  await userEvent.clear(await canvas.findByLabelText('Email'));
  await userEvent.type(canvas.getByLabelText('Email'), 'marina.duarte@exemplo.com.br');
  await userEvent.click(canvas.getByRole('button', { name: 'Salvar alterações' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Confirme que é você' }));
  await userEvent.type(dialog.getByLabelText('Senha atual'), answer);
  return dialog;
};

export const WrongPassword: Story = {
  name: 'A wrong password stays in its dialog; cancelled, everything is as it was typed',
  tags: ['SAFE-12'],
  parameters: {
    api: [
      mockOperation('updateAccount', 422, {
        message: 'Os dados enviados são inválidos.',
        errors: { current_password: ['A senha atual está incorreta.'] },
      }),
    ],
  },
  play: async ({ canvas }) => {
    const dialog = await asksForPassword(canvas, 'errada');
    await userEvent.click(dialog.getByRole('button', { name: 'Confirmar' }));
    await waitFor(() =>
      expect(dialog.getByLabelText('Senha atual')).toHaveAccessibleDescription(
        'A senha atual está incorreta.',
      ),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(canvas.getByLabelText('Email')).toHaveValue('marina.duarte@exemplo.com.br');
    await expect(canvas.queryByText('Perfil atualizado com sucesso!')).not.toBeInTheDocument();
  },
};

export const TakenEmail: Story = {
  name: 'What is wrong with another field closes the dialog and stands there',
  tags: ['SAFE-12'],
  parameters: {
    api: [
      mockOperation('updateAccount', 422, {
        message: 'Os dados enviados são inválidos.',
        errors: { email: ['Este email já está cadastrado.'] },
      }),
    ],
  },
  play: async ({ canvas }) => {
    const dialog = await asksForPassword(canvas, 'martelo-demo');
    await userEvent.click(dialog.getByRole('button', { name: 'Confirmar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveFocus());
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(/já está cadastrado/);
  },
};

export const Refused: Story = {
  name: 'The server’s word under its field',
  tags: ['ACC-04'],
  parameters: {
    api: [
      mockOperation('updateAccount', 422, {
        message: 'Os dados enviados são inválidos.',
        errors: { 'address.state': ['não é um estado'], email: ['Este email já está cadastrado.'] },
      }),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Salvar alterações' }));
    await expect(await canvas.findByText('2 campos precisam de correção')).toBeVisible();
    await expect(canvas.getByLabelText('Estado')).toHaveAccessibleDescription('não é um estado');
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
  },
};

export const Saving: Story = {
  name: 'One try at a time',
  tags: ['ACC-04'],
  parameters: { api: [slow('updateAccount')], chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const save = await canvas.findByRole('button', { name: 'Salvar alterações' });
    await userEvent.click(save);
    await expect(save).toHaveAttribute('aria-busy', 'true');
    await expect(save).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Password: Story = {
  name: 'The password’s rules, a failure, the change',
  tags: ['ACC-05'],
  parameters: { api: [mockOperation('updatePassword', 500, { message: '' })] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Alterar senha' }));
    const send = canvas.getByRole('button', { name: 'Alterar senha' });
    await userEvent.click(send);
    for (const sentence of ['Senha atual é obrigatória', 'Nova senha é obrigatória', 'Confirme a nova senha'])
      await expect(canvas.getByText(sentence)).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Senha atual'), 'martelo-demo');
    await userEvent.type(canvas.getByLabelText('Nova senha'), 'praia-do-futuro-91');
    await userEvent.type(canvas.getByLabelText('Confirmar nova senha'), 'praia-do-futuro-91');
    await userEvent.click(send);
    await expect(await canvas.findByText('Erro ao alterar senha')).toBeVisible();
    answerNow(mockOperation('updatePassword', 200));
    await userEvent.click(send);
    await expect(await canvas.findByText('Senha alterada com sucesso!')).toBeVisible();
  },
};
