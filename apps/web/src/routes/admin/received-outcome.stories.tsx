import { exampleOf, mockOperation } from '@martelo/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';

import { Screen, screenParameters } from '../../testing/screen.tsx';

const meta = {
  title: 'Screens/Outcomes of received lists',
  component: Screen,
  tags: ['!autodocs'],
  args: { at: '/admin/listas', as: 'admin' },
  parameters: screenParameters,
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const feed = exampleOf('getReceivedFeed', 200);
const taken = {
  ...feed,
  data: {
    ...feed.data,
    feed: { ...feed.data.feed, status: 'taken' as const, waits_for: null, reason: null },
  },
};
const received = exampleOf('listReceivedFeeds', 200);

const held = mockOperation('getReceivedFeed', 200, {
  ...feed,
  data: { ...feed.data, feed: { ...feed.data.feed, status: 'held', waits_for: 'decision' } },
});

export const Default: Story = {
  name: 'A held list that a newer one overtook says so, and can only be refused',
  tags: ['API-08'],
  args: { at: `/admin/listas/${feed.data.feed.id}` },
  parameters: {
    chromatic: { disableSnapshot: true },
    api: [
      held,
      mockOperation('listVanishingAuctions', 200, {
        ...exampleOf('listVanishingAuctions', 200),
        refusal:
          'A lista é de 02/03/2026, mais antiga que a última recebida, de 09/03/2026. Ela não pode mais entrar: recuse-a.',
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A lista não pode mais ser aceita')).toBeVisible();
    await expect(canvas.getByText(/Ela não pode mais entrar: recuse-a\.$/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Aceitar a lista' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('heading', { name: 'O que sairia' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Recusar' }));
    await expect(await screen.findByRole('dialog', { name: 'Recusar esta lista?' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

const undoing = {
  ...taken.data.feed,
  id: '5b7d9e1f-3a2c-4d6e-8f90-1a2b3c4d5e6f',
  undoes: taken.data.feed.id,
  rows: 1779,
  new: 0,
  changed: 961,
  unchanged: 0,
  returned: 388,
  gone: 430,
  rejected: 0,
};

export const RunOfAnUndoing: Story = {
  name: 'What an undoing took out is not called out of the list',
  tags: ['INTAKE-31'],
  args: { at: `/admin/listas/${undoing.id}` },
  parameters: {
    chromatic: { disableSnapshot: true },
    api: [mockOperation('getReceivedFeed', 200, { ...taken, data: { ...taken.data, feed: undoing } })],
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findByText('Retirados')).parentElement).toHaveTextContent('430');
    await expect(canvas.queryByText('Fora da lista')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('heading', { name: 'Linha por linha' })).not.toBeInTheDocument();
  },
};

export const Warned: Story = {
  name: 'A list that was taken says of whom nothing was called gone',
  tags: ['INTAKE-02'],
  args: { at: `/admin/listas/${feed.data.feed.id}` },
  parameters: {
    chromatic: { disableSnapshot: true },
    api: [
      mockOperation('getReceivedFeed', 200, {
        ...taken,
        data: {
          ...taken.data,
          feed: {
            ...taken.data.feed,
            notes: ['SP: 1 linha não diz de que imóvel é; por isso nenhum foi dado como fora da lista.'],
          },
        },
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aviso sobre a lista')).toBeVisible();
    await expect(canvas.getByText(/^SP: 1 linha não diz de que imóvel é/)).toBeVisible();
  },
};

export const WithAnUndoing: Story = {
  name: 'The received lists do not call what an undoing took out gone from a list',
  tags: ['INTAKE-31'],
  args: { at: '/admin/listas' },
  parameters: {
    chromatic: { disableSnapshot: true },
    api: [
      mockOperation('listReceivedFeeds', 200, {
        ...received,
        data: [{ ...received.data[1]!, feed: undoing }],
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Desfez uma lista')).toBeVisible();
    await expect(canvas.getByText('Retirados: 430')).toBeVisible();
    await expect(canvas.queryByText('430')).not.toBeInTheDocument();
  },
};
