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

const heldFor = (missing: 'decision' | 'suspended') =>
  mockOperation('getReceivedFeed', 200, {
    ...feed,
    data: { ...feed.data, feed: { ...feed.data.feed, status: 'held', waits_for: missing } },
  });
const overtaken = mockOperation('listDelistings', 200, {
  ...exampleOf('listDelistings', 200),
  refusal:
    'A lista é de 02/03/2026, mais antiga que a última recebida, de 09/03/2026. Ela não pode mais entrar: recuse-a.',
});

export const Default: Story = {
  name: 'A held list that a newer one overtook says so, and can only be refused',
  tags: ['API-08'],
  args: { at: `/admin/listas/${feed.data.feed.id}` },
  parameters: {
    chromatic: { disableSnapshot: true },
    api: [heldFor('decision'), overtaken],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A lista não pode mais ser aceita')).toBeVisible();
    await expect(canvas.getByText(/Ela não pode mais entrar: recuse-a\.$/)).toBeVisible();
    await expect(canvas.getByText(/^A lista encolheu mais de 30 %/)).toBeVisible();
    await expect(canvas.queryByText(/A lista espera a sua decisão/)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Aceitar a lista' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('heading', { name: 'O que sairia' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Recusar' }));
    await expect(await screen.findByRole('dialog', { name: 'Recusar esta lista?' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

export const OvertakenOfASuspended: Story = {
  name: 'An overtaken list of a suspended sender gives one order: to refuse it',
  tags: ['API-08'],
  args: { at: `/admin/listas/${feed.data.feed.id}` },
  parameters: { chromatic: { disableSnapshot: true }, api: [heldFor('suspended'), overtaken] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A lista não pode mais ser aceita')).toBeVisible();
    await expect(canvas.queryByText(/Aprove-o de novo/)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: /suspensos/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Recusar' })).toBeVisible();
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
  unlisted: 18,
  withdrawn: 412,
  rejected: 0,
};
const { unlisted: _unlisted, withdrawn: _withdrawn, ...olderUndoing } = undoing;

export const RunOfAnUndoing: Story = {
  name: 'What an undoing put out of the list again and what it withdrew are two figures',
  tags: ['INTAKE-31'],
  args: { at: `/admin/listas/${undoing.id}` },
  parameters: {
    chromatic: { disableSnapshot: true },
    api: [mockOperation('getReceivedFeed', 200, { ...taken, data: { ...taken.data, feed: undoing } })],
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findByText('Retirados')).parentElement).toHaveTextContent('412');
    await expect(canvas.getByText('Outra vez fora da lista').parentElement).toHaveTextContent('18');
    await expect(canvas.queryByText('Fora da lista')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('heading', { name: 'Linha por linha' })).not.toBeInTheDocument();
  },
};

export const RunOfAnOlderUndoing: Story = {
  name: 'An undo that stored only the sum has a label that is true of both',
  tags: ['INTAKE-31'],
  args: { at: `/admin/listas/${undoing.id}` },
  parameters: {
    chromatic: { disableSnapshot: true },
    api: [mockOperation('getReceivedFeed', 200, { ...taken, data: { ...taken.data, feed: olderUndoing } })],
  },
  play: async ({ canvas }) => {
    const sum = await canvas.findByText('Fora da lista ou retirados');
    await expect(sum.parentElement).toHaveTextContent('430');
    await expect(canvas.queryByText('Retirados')).not.toBeInTheDocument();
    await expect(canvas.queryByText('Outra vez fora da lista')).not.toBeInTheDocument();
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
  name: 'The received lists distinguish what an undo withdrew from what it delisted again',
  tags: ['INTAKE-31'],
  args: { at: '/admin/listas' },
  parameters: {
    chromatic: { disableSnapshot: true },
    api: [
      mockOperation('listReceivedFeeds', 200, {
        ...received,
        data: [
          { ...received.data[1]!, feed: undoing },
          { ...received.data[1]!, feed: { ...olderUndoing, id: '6c8e0f2a-4b3d-4e7f-9a01-2b3c4d5e6f70' } },
        ],
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Desfez uma lista')).toHaveLength(2);
    await expect(canvas.getByText('Retirados: 412')).toBeVisible();
    await expect(canvas.getByRole('cell', { name: '18' })).toBeVisible();
    await expect(canvas.getByText('Fora da lista ou retirados: 430')).toBeVisible();
    await expect(canvas.getByRole('cell', { name: '—' })).toBeVisible();
    await expect(canvas.queryByText('430')).not.toBeInTheDocument();
  },
};
