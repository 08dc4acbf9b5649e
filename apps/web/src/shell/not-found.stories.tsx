import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { pictured, Screen, screenParameters } from '../testing/screen.tsx';

const meta = {
  title: 'Screens/Not found',
  component: Screen,
  tags: ['!autodocs'],
  args: { at: '/nada-aqui' },
  parameters: screenParameters,
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An unknown address, with a search and the way home. */
export const Default: Story = {
  tags: ['SHELL-14'],
  parameters: { ...pictured },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Página não encontrada' }),
    ).toBeVisible();
    await expect(
      canvas.getByText('O endereço não existe ou mudou. Procure o imóvel ou volte ao início.'),
    ).toBeVisible();
    await expect(canvas.getByRole('search')).toHaveAttribute('action', '/leiloes');
    await expect(document.title).toBe('Página não encontrada · Martelo');
    await expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  },
};

export const LongAddress: Story = {
  name: 'A long address with odd letters',
  tags: ['SHELL-14'],
  args: { at: `/${'leilão%20'.repeat(30)}?q=<b>` },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Página não encontrada'),
};

export const WayHome: Story = {
  name: 'The way home moves the focus to the heading',
  tags: ['SHELL-14'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Ir para o início' }));
    const heading = await canvas.findByRole('heading', {
      name: 'A melhor busca de leilões de imóveis do Brasil',
    });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};
