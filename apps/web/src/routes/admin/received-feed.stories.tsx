import { exampleOf, mockOperation } from '@martelo/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { answerNow } from '../../testing/network.ts';
import { pictured, Screen, screenParameters } from '../../testing/screen.tsx';

const meta = {
  title: 'Screens/Received lists',
  component: Screen,
  tags: ['!autodocs'],
  args: { at: '/admin/listas', as: 'admin' },
  parameters: screenParameters,
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const feed = exampleOf('getReceivedFeed', 200);

export const Default: Story = {
  name: 'A held list: what would be delisted, and a word on it',
  tags: ['API-08'],
  args: { at: `/admin/listas/${feed.data.feed.id}` },
  parameters: {
    api: [
      mockOperation('getReceivedFeed', 200, {
        ...feed,
        data: {
          ...feed.data,
          feed: { ...feed.data.feed, status: 'held', waits_for: 'decision', reason: 'Faltam mais de 30 %.' },
        },
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'O que sairia' })).toBeVisible();
    await expect(canvas.getByText('Faltam mais de 30 %.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Aceitar a lista' }));
    await expect(await screen.findByRole('alertdialog', { name: 'Aceitar esta lista?' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

export const OfASuspended: Story = {
  name: 'A held list whose auctioneer is suspended leads to the suspended ones',
  tags: ['API-08', 'SAFE-21'],
  args: { at: `/admin/listas/${feed.data.feed.id}` },
  parameters: {
    api: [
      mockOperation('getReceivedFeed', 200, {
        ...feed,
        data: { ...feed.data, feed: { ...feed.data.feed, status: 'held', waits_for: 'suspended' } },
      }),
    ],
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Ver os leiloeiros suspensos' })).toHaveAttribute(
      'href',
      '/admin/leiloeiros?situacao=suspended',
    );
    await expect(canvas.queryByRole('button', { name: 'Aceitar a lista' })).toBeNull();
  },
};

const taken = {
  ...feed,
  data: { ...feed.data, feed: { ...feed.data.feed, status: 'taken' as const, reason: null } },
};
const undoable = mockOperation('getReceivedFeed', 200, taken);

export const Undone: Story = {
  name: 'Before a list is undone it says what changes, and requires a reason',
  tags: ['INTAKE-34'],
  args: { at: `/admin/listas/${feed.data.feed.id}` },
  parameters: { ...pictured, api: [undoable] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Desfazer esta lista' }));
    const question = within(await screen.findByRole('dialog', { name: 'Desfazer esta lista?' }));
    await expect(
      question.getByText(
        '1.779 imóveis voltam ao que eram antes desta lista: 961 com os valores de antes, 388 de volta à lista, 18 outra vez fora da lista, 412 que só esta lista trouxe deixam de aparecer. Nada é apagado, e a lista pode ser enviada de novo.',
      ),
    ).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Desfazer a lista' }));
    await expect(question.getByText('Escreva o motivo.')).toBeVisible();
    await expect(question.getByLabelText('Motivo')).toHaveFocus();
  },
};

const withUndo = (status: 'running' | 'refused', reason: string) =>
  mockOperation('getReceivedFeed', 200, {
    ...taken,
    data: { ...taken.data, undo: { id: '5b7d9e1f-3a2c-4d6e-8f90-1a2b3c4d5e6f', status, reason } },
  });

export const Undoing: Story = {
  name: 'A list that is being undone says so until it is done',
  tags: ['INTAKE-38'],
  args: { at: `/admin/listas/${feed.data.feed.id}` },
  parameters: { chromatic: { disableSnapshot: true }, api: [withUndo('running', 'Preços de outro mês.')] },
  play: async ({ canvas }) => {
    const label = 'Desfazendo a lista: os imóveis voltam ao que eram';
    await canvas.findByRole('progressbar', { name: label });
    await expect(canvas.getByText(label)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Desfazer esta lista' })).not.toBeInTheDocument();
    answerNow(
      mockOperation('getReceivedFeed', 200, {
        ...taken,
        data: {
          ...taken.data,
          feed: { ...taken.data.feed, undone_at: '2026-03-10T12:00:00Z' },
          undo: {
            id: '5b7d9e1f-3a2c-4d6e-8f90-1a2b3c4d5e6f',
            status: 'taken',
            reason: 'Preços de outro mês.',
          },
        },
      }),
    );
    await expect(
      await canvas.findByText(/^Esta lista foi desfeita: /, undefined, { timeout: 10_000 }),
    ).toBeVisible();
    await expect(canvas.queryByRole('progressbar', { name: label })).not.toBeInTheDocument();
  },
};

export const NotUndone: Story = {
  name: 'A list that was not undone says why, and can be tried again',
  tags: ['INTAKE-38'],
  args: { at: `/admin/listas/${feed.data.feed.id}` },
  parameters: {
    chromatic: { disableSnapshot: true },
    api: [
      withUndo(
        'refused',
        'Só a lista mais nova pode ser desfeita: desfaça antes a de 09/03/2026 (execução 4).',
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A lista não foi desfeita')).toBeVisible();
    await expect(canvas.getByText(/Só a lista mais nova/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Desfazer esta lista' })).toBeEnabled();
  },
};

export const NotUndoable: Story = {
  name: 'A list with a later one on top says why it can not be undone',
  tags: ['INTAKE-33'],
  args: { at: `/admin/listas/${feed.data.feed.id}` },
  parameters: {
    chromatic: { disableSnapshot: true },
    api: [
      undoable,
      mockOperation('previewUndo', 200, {
        data: {
          possible: false,
          refusal: 'Só a lista mais nova pode ser desfeita: desfaça antes a de 09/03/2026.',
          figures: null,
        },
      }),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Desfazer esta lista' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'A lista não pode ser desfeita agora' }));
    await expect(dialog.getByText(/Só a lista mais nova/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('button', { name: 'Desfazer esta lista' })).toBeEnabled();
  },
};

export const TakenBack: Story = {
  name: 'A list that was undone says so and can not be undone twice',
  tags: ['INTAKE-34'],
  args: { at: `/admin/listas/${feed.data.feed.id}` },
  parameters: {
    chromatic: { disableSnapshot: true },
    api: [
      mockOperation('getReceivedFeed', 200, {
        ...taken,
        data: { ...taken.data, feed: { ...taken.data.feed, undone_at: '2026-03-10T12:00:00Z' } },
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Esta lista foi desfeita: /)).toBeVisible();
    await expect(canvas.getByText('Desfeita em')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Desfazer esta lista' })).not.toBeInTheDocument();
  },
};

const received = exampleOf('listReceivedFeeds', 200);

export const OfOneSource: Story = {
  name: 'A list narrowed to a source by another screen says so, and can be widened',
  tags: ['API-08'],
  args: { at: '/admin/listas?fonte=caixa&situacao=taken' },
  play: async ({ canvas }) => {
    const source = received.data[0]!.feed.source.name;
    await userEvent.click(await canvas.findByRole('button', { name: `Remover filtro Fonte: ${source}` }));
    await waitFor(() => expect(canvas.queryByText(`Fonte: ${source}`)).not.toBeInTheDocument());
    await expect(canvas.getByLabelText('Situação')).toHaveValue('taken');
    await expect(canvas.getByRole('columnheader', { name: 'Com lote' })).toBeVisible();
  },
};
