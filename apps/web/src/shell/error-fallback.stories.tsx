import { mockOperation } from '@martelo/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { answerNow } from '../testing/network.ts';
import { pictured, Screen, screenParameters } from '../testing/screen.tsx';

const meta = {
  title: 'Screens/Error fallback',
  component: Screen,
  tags: ['!autodocs'],
  args: { at: '/' },
  // A shape that no screen expects: it breaks the page while it is rendered.
  parameters: {
    ...screenParameters,
    api: [mockOperation('listStates', 200, [{ id: 1, name: {}, uf: 'GO' }] as never)],
    brokenAnswers: true,
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A screen that breaks while it is rendered. */
export const Default: Story = {
  tags: ['SHELL-10'],
  parameters: { ...pictured },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Algo deu errado')).toBeVisible();
    await expect(canvas.getByText('Ocorreu um erro inesperado. Nossa equipe foi notificada.')).toBeVisible();
    await expect(canvas.queryByText(/Unexpected Application Error/)).not.toBeInTheDocument();
    await expect(document.title).toBe('Algo deu errado · Martelo');
  },
};

export const Retry: Story = {
  name: 'Trying again resets the error',
  tags: ['SHELL-10'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: 'Tentar novamente' });
    answerNow(mockOperation('listStates', 200));
    await userEvent.click(retry);
    await expect(
      await canvas.findByRole('heading', { name: 'A melhor busca de leilões de imóveis do Brasil' }),
    ).toBeVisible();
    await expect(canvas.queryByText('Algo deu errado')).not.toBeInTheDocument();
  },
};
