import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { ErrorState } from './error-state.tsx';

const meta = {
  title: 'General/ErrorState',
  component: ErrorState,
  args: { title: 'Algo deu errado' },
  parameters: {
    guide: {
      do: ['Say in one sentence what could not be done.', 'Give `onRetry` wherever trying again can help.'],
      dont: ['Show codes, stack traces or English.'],
      keyboard: [['Enter, Space', 'On the button: tries again.']],
      accessibility: ['`role="alert"`: read as soon as it appears.'],
    },
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '[SHELL-10] says so and tries again',
  parameters: { forcedColors: true },
  args: { description: 'Ocorreu um erro inesperado. Nossa equipe foi notificada.', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Algo deu errado');
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const List: Story = {
  name: '[LIST-08] the list failed',
  args: { title: 'Não foi possível carregar os leilões. Por favor, tente novamente.', onRetry: fn() },
};

export const Missing: Story = {
  name: '[DETAIL-07] nothing to try again',
  args: {
    headingLevel: 1,
    title: 'Leilão não encontrado. Verifique se o link está correto.',
  },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).not.toBeInTheDocument(),
};

export const Trying: Story = { args: { onRetry: fn(), retryLabel: 'Tentando…' } };

export const ByKeyboard: Story = {
  args: { onRetry: fn() },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Tentar novamente' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
