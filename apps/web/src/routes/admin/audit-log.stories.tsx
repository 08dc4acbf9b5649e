import { exampleOf, mockOperation, networkError } from '@martelo/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';

import { answerNow } from '../../testing/network.ts';
import { pictured, Screen, screenParameters } from '../../testing/screen.tsx';

const meta = {
  title: 'Screens/Audit log',
  component: Screen,
  tags: ['!autodocs'],
  args: { at: '/admin/auditoria', as: 'admin' },
  parameters: screenParameters,
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const logged = exampleOf('listAuditLog', 200);

export const Default: Story = {
  name: 'The log says in words what was done and to what, and leads there',
  tags: ['API-08'],
  parameters: {
    ...pictured,
    api: [
      mockOperation('listAuditLog', 200, {
        ...logged,
        data: [
          {
            ...logged.data[0]!,
            id: 9,
            action: 'feed.sent',
            subject: 'feed:5c8ae451-8e08-4add-a179-d4c38fe34421',
            subject_name: 'lotes-marco.csv',
            detail: { rows: 1200, status: 'taken', rejected: 5 },
          },
          {
            ...logged.data[0]!,
            id: 8,
            action: 'session.started',
            subject: null,
            subject_name: null,
            detail: {},
          },
        ],
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aceita · 1.200 linhas com lote · 5 com erro')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Lista lotes-marco.csv' })).toHaveAttribute(
      'href',
      '/admin/listas/5c8ae451-8e08-4add-a179-d4c38fe34421',
    );
  },
};

export const Failed: Story = {
  name: 'A lost connection has its own message, and another try shows the screen',
  tags: ['SHELL-15'],
  parameters: { api: [networkError('listAuditLog')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Erro ao carregar a administração')).toBeVisible();
    await expect(canvas.getByText(/Sem conexão/)).toBeVisible();
    answerNow(mockOperation('listAuditLog', 200));
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Auditoria' })).toBeVisible();
  },
};

export const Missing: Story = {
  name: 'A call that is not there is a failure like any other, under the screen’s own title',
  tags: ['API-08', 'SHELL-12'],
  parameters: {
    api: [http.get('*/api/admin/audit-log', () => new HttpResponse('', { status: 404 }))],
    brokenAnswers: true,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Erro ao carregar a administração')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Auditoria · Martelo'));
  },
};

export const ChangedAtOnce: Story = {
  name: 'A filter changed during another change preserves that change',
  tags: ['API-08'],
  parameters: {
    api: [
      mockOperation('listAuditLog', 200, {
        ...logged,
        pagination: { ...logged.pagination, total: 40, last_page: 2 },
      }),
    ],
  },
  play: async ({ canvas }) => {
    const action = await canvas.findByRole('combobox', { name: 'O que foi feito' });
    const role = canvas.getByRole('combobox', { name: 'Por quem' });
    // In one go: no time passes in which the router could draw where it is going.
    for (const [field, value] of [
      [action, 'auction.flagged'],
      [role, 'admin'],
    ] as const) {
      (field as HTMLSelectElement).value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
    const expected = expect.stringContaining('acao=auction.flagged&papel=admin');
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Próxima' })).toHaveAttribute('href', expected),
    );
  },
};
