import { mockOperation } from '@martelo/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { Screen, screenParameters } from '../testing/screen.tsx';

const meta = {
  title: 'Screens/Sign-up',
  component: Screen,
  tags: ['!autodocs'],
  args: { at: '/cadastro' },
  parameters: {
    ...screenParameters,
    api: [
      mockOperation('getCaptcha', 200, { data: { required: false } }),
      mockOperation('registerCustomer', 422, {
        message: 'Dados inválidos.',
        errors: { password: ['Esta senha é muito comum.'] },
      }),
    ],
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function fillAccess(canvas: Canvas) {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), 'joana@exemplo.com.br');
  await userEvent.type(canvas.getByLabelText('Senha'), 'martelo-demo');
  await userEvent.type(canvas.getByLabelText('Confirme a senha'), 'martelo-demo');
  return canvas.getByRole<HTMLButtonElement>('button', { name: 'Continuar' });
}

async function fillPerson(canvas: Canvas) {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Nome' }), 'Joana Prado Lima');
  await userEvent.type(canvas.getByRole('textbox', { name: 'CPF ou CNPJ' }), '52998224725');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Celular' }), '62998765432');
  await userEvent.click(canvas.getByRole('checkbox', { name: /^Li e aceito/ }));
}

async function expectRefusal(canvas: Canvas) {
  await expect(await canvas.findByText('Esta senha é muito comum.')).toBeVisible();
  await waitFor(() => expect(canvas.getByLabelText('Senha')).toHaveFocus());
}

/** The first of two steps. */
export const Default: Story = {
  tags: ['WAY-05'],
  async play({ canvas }) {
    await expect(await canvas.findByRole('textbox', { name: 'Email' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Continuar' })).toBeEnabled();
    await expect(canvas.queryByRole('textbox', { name: 'Nome' })).not.toBeInTheDocument();
  },
};

export const DoubleTap: Story = {
  name: 'What the server refuses of the first step leads back to it, after a double tap too',
  tags: ['WAY-05'],
  async play({ canvas }) {
    const goOn = await fillAccess(canvas);
    goOn.click();
    // The second tap comes as soon as the first one's work is done.
    for (let tries = 0; tries < 50; tries += 1) {
      await Promise.resolve();
      if (goOn.isConnected) goOn.click();
    }
    await fillPerson(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Criar conta' }));
    await expectRefusal(canvas);
  },
};
