import { mockOperation } from '@martelo/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { Screen, screenParameters } from '../testing/screen.tsx';

const meta = {
  title: 'Screens/Command menu',
  component: Screen,
  tags: ['!autodocs'],
  args: { at: '/contato', as: 'customer' },
  parameters: {
    ...screenParameters,
    api: [
      mockOperation('suggest', 200, {
        data: [{ kind: 'city', id: '5208707', label: 'Goiânia', detail: 'GO', count: 128 }],
      }),
    ],
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function open(canvas: Canvas) {
  await canvas.findByRole('heading', { level: 1 });
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Ir para' });
  await waitFor(() => expect(field).toHaveFocus());
  return field;
}

/** Ctrl and K opens the menu, with the pages of the site and of the account. */
export const Default: Story = {
  tags: ['PART-11'],
  play: async ({ canvas }) => {
    await open(canvas);
    await expect(screen.getByRole('option', { name: 'Calculadora' })).toBeVisible();
    await expect(screen.getByRole('option', { name: 'Minha Conta' })).toBeInTheDocument();
  },
};

export const Opens: Story = {
  name: 'Enter goes to the page, which is among the recent ones then',
  tags: ['PART-11'],
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.keyboard('calcul{Enter}');
    await expect(
      await canvas.findByRole('heading', { level: 1, name: /Quanto custa|Calculadora/ }),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await open(canvas);
    const recent = screen.getByRole('group', { name: 'Recentes' });
    await expect(recent).toHaveTextContent('Calculadora');
  },
};

export const Places: Story = {
  name: 'Places and auctions are found by the server, and a search is offered',
  tags: ['PART-11'],
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.keyboard('goi');
    await expect(await screen.findByRole('option', { name: /^Goiânia/ })).toBeVisible();
    await expect(screen.getByRole('option', { name: 'Buscar leilões por “goi”' })).toBeVisible();
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
