import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { ErrorState } from './error-state.tsx';

const meta = {
  title: 'Feedback/ErrorState',
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

/** Says so and tries again. */
export const Default: Story = {
  tags: ['SHELL-10'],
  parameters: { forcedColors: true },
  args: { description: 'Ocorreu um erro inesperado. Nossa equipe foi notificada.', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Algo deu errado');
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const List: Story = {
  name: 'The list failed',
  tags: ['LIST-08'],
  args: { title: 'Não foi possível carregar os leilões. Por favor, tente novamente.', onRetry: fn() },
};

export const Missing: Story = {
  name: 'Nothing to try again',
  tags: ['DETAIL-07'],
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
