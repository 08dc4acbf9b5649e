import { exampleOf, mockOperation, networkError } from '@martelo/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { answerNow, lateAnswer } from '../../testing/network.ts';
import { pictured, Screen, screenParameters } from '../../testing/screen.tsx';

const meta = {
  title: 'Screens/Auctioneer lists',
  component: Screen,
  tags: ['!autodocs'],
  args: { at: '/leiloeiro', as: 'auctioneer' },
  parameters: screenParameters,
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const { data: example } = exampleOf('getReceivedFeed', 200);

export const Default: Story = {
  name: 'Where an auctioneer sends a list',
  tags: ['API-08'],
  parameters: { ...pictured },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Arquivo da lista')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar lista' }));
    await expect(canvas.getByText('Escolha o arquivo da lista.')).toBeVisible();
    const contact = canvas.getByRole('link', { name: 'página de contato' });
    await expect(contact).toHaveAttribute('href', '/contato');
  },
};

export const NothingSent: Story = {
  name: 'An auctioneer who has sent nothing is led to where lists are sent',
  tags: ['API-08'],
  args: { at: '/leiloeiro/listas' },
  parameters: {
    api: [mockOperation('listFeeds', 200, { ...exampleOf('listFeeds', 200), data: [] })],
  },
  play: async ({ canvas }) => {
    const said = await canvas.findByText('Nenhuma lista enviada ainda');
    const way = within(said.parentElement!).getByRole('link', { name: 'Enviar lista' });
    await expect(way).toHaveAttribute('href', '/leiloeiro');
  },
};

export const NoSuchDay: Story = {
  name: 'A list with a date that does not exist is not sent without it',
  tags: ['PART-02'],
  args: { at: '/leiloeiro' },
  parameters: { api: [mockOperation('sendFeed', 202)] },
  play: async ({ canvas }) => {
    const file = new File(['code;title'], 'lista.csv', { type: 'text/csv' });
    await userEvent.upload(await canvas.findByLabelText('Arquivo da lista'), file);
    const date = canvas.getByRole('textbox', { name: 'Data da lista' });
    await userEvent.type(date, '31022026');
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar lista' }));
    await waitFor(() => expect(date).toHaveFocus());
    await expect(canvas.getByText('Esta data não existe no calendário.')).toBeVisible();
    await userEvent.clear(date);
    await userEvent.type(date, '10032026');
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar lista' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Enviar lista' })).toBeNull());
  },
};

/** Sends a list and goes on to the lists before it is there. */
async function leaveWhileSending(canvas: Canvas) {
  const date = await canvas.findByRole('textbox', { name: 'Data da lista' });
  await userEvent.type(date, '10032026');
  const file = new File(['code;title'], 'lista.csv', { type: 'text/csv' });
  await userEvent.upload(await canvas.findByLabelText('Arquivo da lista'), file);
  await userEvent.click(canvas.getByRole('button', { name: 'Enviar lista' }));
  await expect(await canvas.findByRole('progressbar')).toBeVisible();
  await userEvent.click(canvas.getAllByRole('link', { name: 'Listas enviadas' })[0]!);
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Listas enviadas' })).toBeVisible();
}

export const LeftMeanwhile: Story = {
  name: 'Whoever went on while a list was sent stays there and is told that it arrived',
  tags: ['API-08'],
  play: async ({ canvas }) => {
    const { handler, arrive } = lateAnswer(mockOperation('sendFeed', 202));
    answerNow(handler);
    await leaveWhileSending(canvas);
    arrive();
    await waitFor(() => expect(screen.getByText('Lista enviada')).toBeVisible());
    await expect(canvas.getByRole('heading', { level: 1, name: 'Listas enviadas' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Ver a lista' }));
    await waitFor(() =>
      expect(canvas.queryByRole('heading', { level: 1, name: 'Listas enviadas' })).toBeNull(),
    );
  },
};

export const FailedMeanwhile: Story = {
  name: 'Whoever went on is told too where the list was not taken',
  tags: ['API-08'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const { handler, arrive } = lateAnswer(networkError('sendFeed'));
    answerNow(handler);
    await leaveWhileSending(canvas);
    arrive();
    await waitFor(() => expect(screen.getByText('A lista não foi enviada')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Voltar ao envio' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Enviar lista' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Data da lista' })).toHaveValue('10/03/2026');
  },
};

export const Outcome: Story = {
  name: 'The outcome of a list, line by line',
  tags: ['API-08'],
  args: { at: `/leiloeiro/listas/${example.feed.id}` },
  parameters: { ...pictured },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('table', { name: 'Linhas da lista' })).toBeVisible(),
};

const { data: sent } = exampleOf('getFeed', 200);
const own = (part: Partial<typeof sent>) =>
  mockOperation('getFeed', 200, {
    data: { ...sent, undone_at: null, undoes: null, waits_for: null, ...part },
  });
const ownFeed = { at: `/leiloeiro/listas/${sent.id}` };

export const SomeRejected: Story = {
  name: 'A list that was taken but for some lines leads to what to correct',
  tags: ['API-08'],
  args: ownFeed,
  parameters: { ...pictured, api: [own({ status: 'taken', reason: null, rejected: 5 })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('5 linhas com erro')).toBeVisible();
    const rejected = `/leiloeiro/listas/${sent.id}?resultado=rejected#linhas`;
    await expect(canvas.getByRole('link', { name: /^Com erro/ })).toHaveAttribute('href', rejected);
    await userEvent.click(canvas.getByRole('link', { name: 'Ver o que corrigir' }));
    await waitFor(() => expect(canvas.getByLabelText('Resultado')).toHaveValue('rejected'));
  },
};

export const WarnedOfOwn: Story = {
  name: 'An accepted list shows its sender that nothing was delisted, and why',
  tags: ['INTAKE-02'],
  args: ownFeed,
  parameters: {
    chromatic: { disableSnapshot: true },
    api: [
      own({
        status: 'taken',
        reason: null,
        rejected: 1,
        notes: ['SP: 1 linha não diz de que imóvel é; por isso nenhum foi dado como fora da lista.'],
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 linha com erro')).toBeVisible();
    await expect(canvas.getByText('Aviso sobre a lista')).toBeVisible();
    await expect(canvas.getByText(/por isso nenhum foi dado como fora da lista/)).toBeVisible();
  },
};

const undoing = {
  ...sent,
  status: 'taken',
  undone_at: null,
  undoes: sent.id,
  gone: 48,
  unlisted: 45,
  withdrawn: 3,
  rejected: 0,
} as const;

export const Undoings: Story = {
  name: 'What an undo withdrew is distinguished from what it delisted again',
  tags: ['INTAKE-31'],
  args: { at: '/leiloeiro/listas' },
  parameters: {
    chromatic: { disableSnapshot: true },
    api: [mockOperation('listFeeds', 200, { ...exampleOf('listFeeds', 200), data: [undoing] })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Desfez uma lista')).toBeVisible();
    await expect(canvas.getByText('Retirados: 3')).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Com lote' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: '45' })).toBeVisible();
  },
};

export const HeldOfOwn: Story = {
  name: 'A list that waits shows no noughts, and says what comes next',
  tags: ['API-08'],
  args: ownFeed,
  parameters: {
    api: [
      own({
        status: 'held',
        waits_for: 'decision',
        reason: 'A lista encolheu mais de 15 % (SP de 120 para 60).',
        finished_at: null,
        rows: 60,
        rejected: 0,
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/A lista espera a decisão de um administrador/)).toBeVisible();
    await expect(canvas.queryByText('Novos')).not.toBeInTheDocument();
    await expect(canvas.queryByText('Linha por linha')).not.toBeInTheDocument();
    await expect(canvas.queryByText('Terminada em')).not.toBeInTheDocument();
    await expect(canvas.getByText('Linhas com lote').nextElementSibling).toHaveTextContent('60');
  },
};

export const RefusedOfOwn: Story = {
  name: 'A refused list says what to do',
  tags: ['API-08'],
  args: ownFeed,
  parameters: {
    chromatic: { disableSnapshot: true },
    api: [own({ status: 'refused', reason: 'O arquivo é uma página HTML, não uma lista.', rejected: 0 })],
  },
  play: async ({ canvas }) => {
    const notice = (await canvas.findByText(/Corrija o arquivo e envie-o de novo/)).parentElement!;
    await expect(within(notice).getByRole('link', { name: 'Enviar lista' })).toHaveAttribute(
      'href',
      '/leiloeiro',
    );
  },
};

export const NoSuchList: Story = {
  name: 'A list that does not exist is distinguished from a failure',
  tags: ['API-08'],
  args: ownFeed,
  parameters: {
    chromatic: { disableSnapshot: true },
    api: [mockOperation('getFeed', 404), mockOperation('listFeedLines', 404)],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Lista não encontrada' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ver as listas enviadas' })).toHaveAttribute(
      'href',
      '/leiloeiro/listas',
    );
  },
};

export const NoAddressOfAList: Story = {
  name: 'So is an address that can be that of no list, which another try would not mend',
  tags: ['API-08'],
  args: { ...ownFeed, at: '/leiloeiro/listas/12' },
  parameters: {
    chromatic: { disableSnapshot: true },
    api: [mockOperation('getFeed', 422), mockOperation('listFeedLines', 422)],
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { level: 1, name: 'Lista não encontrada' })).toBeVisible(),
};
