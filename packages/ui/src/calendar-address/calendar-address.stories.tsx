import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { CalendarAddress } from './calendar-address.tsx';

const address =
  'https://martelo.example/api/calendars/q7Hc2wYt0nVJ8rZbA4uXeLk5sD1mPgF9q7Hc2wYt0nV/martelo.ics';

const meta = {
  title: 'Data/CalendarAddress',
  component: CalendarAddress,
  args: { label: 'Favoritos', onCreate: fn(), onRevoke: fn() },
  parameters: {
    guide: {
      do: ['Ask before one is renewed or ended: calendars that have it get nothing from then on.'],
      dont: ['Keep the address to show it again: it is secret.'],
      keyboard: [['Tab', 'Moves through the buttons and the link to the calendar.']],
      accessibility: [
        'What there is is said as it changes.',
        'Buttons name the calendar, so that several on a page differ.',
      ],
    },
  },
} satisfies Meta<typeof CalendarAddress>;

export default meta;
type Story = StoryObj<typeof meta>;

/** There is none yet. */
export const Default: Story = {
  tags: ['NEWS-09'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Criar endereço: Favoritos' }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: /Desligar/ })).not.toBeInTheDocument();
  },
};

export const Fresh: Story = {
  name: 'Just made: the address, once',
  tags: ['NEWS-09', 'NEWS-12'],
  args: { address, createdAt: new Date('2026-03-10T12:00:00Z') },
  parameters: { forcedColors: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(address)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copiar endereço' })).toBeEnabled();
    await expect(canvas.getByRole('link', { name: 'Abrir no calendário' })).toHaveAttribute(
      'href',
      address.replace('https:', 'webcal:'),
    );
  },
};

export const Existing: Story = {
  name: 'Made earlier: renewed or ended, never shown again',
  tags: ['NEWS-12'],
  args: { createdAt: new Date('2026-03-10T12:00:00Z') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^Endereço criado em 10\/03\/2026/)).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Criar outro endereço: Favoritos' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Desligar: Favoritos' }));
    await expect(args.onRevoke).toHaveBeenCalledOnce();
  },
};

export const Creating: Story = { args: { loading: 'create' } };

export const Revoking: Story = {
  args: { createdAt: new Date('2026-03-10T12:00:00Z'), loading: 'revoke' },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: /^Criar outro/ })).toBeDisabled(),
};

export const Ended: Story = {
  name: 'Ended by a key: the focus goes on where one is made',
  tags: ['NEWS-12', 'SHELL-14'],
  args: { createdAt: new Date('2026-03-10T12:00:00Z') },
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Ended({ createdAt: given, ...args }) {
    const [createdAt, setCreatedAt] = useState(given);
    return <CalendarAddress {...args} createdAt={createdAt} onRevoke={() => setCreatedAt(null)} />;
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Desligar: Favoritos' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Criar endereço: Favoritos' })).toHaveFocus();
  },
};

export const Made: Story = {
  name: 'Made by a key: the focus goes to what is done with the address',
  tags: ['NEWS-12', 'SHELL-14'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Made(args) {
    const [made, setMade] = useState<string | null>(null);
    return <CalendarAddress {...args} address={made} onCreate={() => setMade(address)} />;
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Criar endereço: Favoritos' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Copiar endereço' })).toHaveFocus();
  },
};
