import { exampleOf, mockOperation } from '@martelo/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { pictured, Screen, screenParameters } from '../../testing/screen.tsx';

const meta = {
  title: 'Screens/Admin',
  component: Screen,
  tags: ['!autodocs'],
  args: { at: '/admin', as: 'admin' },
  parameters: screenParameters,
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What waits for a word for an admin. */
export const Default: Story = {
  tags: ['API-08'],
  parameters: { ...pictured },
  play: async ({ canvas }) => {
    const waiting = within(await canvas.findByRole('region', { name: 'Esperam por uma decisão' }));
    await expect(waiting.getByRole('link', { name: /Listas retidas/ })).toHaveTextContent('1');
    await expect(canvas.getByText('32.547')).toBeVisible();
    const hidden = canvas.getByRole('link', { name: /^Leilões ocultos/ });
    await expect(hidden).toHaveAttribute('href', '/admin/leiloes?mostrar=ocultos');
    await expect(canvas.getByText('Listas recusadas ou com falha na semana')).toBeVisible();
  },
};

const overview = exampleOf('getOverview', 200);

export const RequestIsDue: Story = {
  name: 'The request whose time ends first says when',
  tags: ['API-08'],
  parameters: {
    api: [
      mockOperation('getOverview', 200, {
        ...overview,
        deletion_requests: { open: 2, next_due_at: '2026-03-20T13:00:00Z' },
      }),
    ],
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('o primeiro vence em 20/03/2026 10:00')).toBeVisible(),
};

export const NothingFound: Story = {
  name: 'An empty list says so',
  tags: ['API-08'],
  args: { at: '/admin/exclusoes' },
  parameters: {
    api: [
      mockOperation('listDeletionRequests', 200, {
        ...exampleOf('listDeletionRequests', 200),
        data: [],
      }),
    ],
  },
  play: async ({ canvas }) => expect(await canvas.findByText('Nenhum pedido de exclusão')).toBeVisible(),
};
