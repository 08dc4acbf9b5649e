import { exampleOf, mockOperation } from '@martelo/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { answerNow } from '../../testing/network.ts';
import { Screen, screenParameters } from '../../testing/screen.tsx';

const list = exampleOf('listInvitations', 200);
const [open] = list.data.filter(({ status }) => status === 'open') as [(typeof list.data)[number]];
type Invitation = typeof open;
const each: readonly Invitation[] = ['Paineira', 'Cajueiro', 'Serra Azul'].map((name, at) => ({
  ...open,
  uuid: `7c1f0c6e-2b0a-4d5e-9c55-3f2a7d90e41${at}`,
  email: `contato${at}@exemplo.com.br`,
  name,
}));
const invitations = (data: readonly Invitation[]) =>
  mockOperation('listInvitations', 200, {
    data: [...data],
    pagination: {
      ...list.pagination,
      total: data.length,
      from: data.length > 0 ? 1 : null,
      to: data.length || null,
    },
  });

const meta = {
  title: 'Screens/Admin/Invitations',
  component: Screen,
  tags: ['!autodocs'],
  args: { at: '/admin/convites', as: 'admin' },
  parameters: { ...screenParameters, api: [invitations(each)] },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const row = (canvas: Canvas, name: string) => canvas.findByRole('row', { name: new RegExp(name) });

/** Ends an invitation by the keyboard; afterwards the list is as given. */
async function cancel(canvas: Canvas, name: string, left: readonly Invitation[]) {
  within(await row(canvas, name))
    .getByRole('button', { name: /^Cancelar convite/ })
    .focus();
  await userEvent.keyboard('{Enter}');
  const question = within(await screen.findByRole('alertdialog', { name: 'Cancelar este convite?' }));
  answerNow(mockOperation('revokeInvitation', 200), invitations(left));
  question.getByRole('button', { name: 'Cancelar convite' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
}

/** Who was invited, and the way to invite one. */
export const Default: Story = {
  tags: ['API-08'],
  play: async ({ canvas }) => {
    for (const { email } of each) await expect(await row(canvas, email)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Enviar convite' })).toBeVisible();
  },
};

export const Cancelled: Story = {
  name: 'After a cancellation the focus is on the same row, on the next one, or on the heading',
  tags: ['API-08', 'SHELL-14'],
  args: { at: '/admin/convites?situacao=open' },
  play: async ({ canvas }) => {
    const [first, second, third] = each as readonly [Invitation, Invitation, Invitation];
    await cancel(canvas, 'Paineira', [{ ...first, status: 'expired' }, second, third]);
    await waitFor(async () => expect(await row(canvas, 'Paineira')).toHaveFocus());
    await cancel(canvas, 'Cajueiro', [first, third]);
    await waitFor(async () => expect(await row(canvas, 'Serra Azul')).toHaveFocus());
    await cancel(canvas, 'Serra Azul', [first]);
    await waitFor(async () => expect(await row(canvas, 'Paineira')).toHaveFocus());
    await cancel(canvas, 'Paineira', []);
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Convites' })).toHaveFocus());
  },
};
