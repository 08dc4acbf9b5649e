import { exampleOf, mockOperation, networkError, slow } from '@martelo/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';

import { answerNow } from '../../testing/network.ts';
import { pictured, Screen, screenParameters } from '../../testing/screen.tsx';

const listed = exampleOf('listModeratedAuctions', 200);
const [hidden, visible] = listed.data as [(typeof listed.data)[0], (typeof listed.data)[0]];
const house = {
  ...visible,
  uuid_key: '7a1e4c52-0d3b-4f8e-9a61-2c5d7e9f0b13',
  title: 'Casa de 3 quartos na Ponte do Imaruim, Palhoça',
  code: '8555501122335',
};
const asHidden = (auction: typeof visible) => ({
  ...auction,
  flagged: true,
  flagged_reason: 'Anúncio repetido',
  flagged_by: hidden.flagged_by,
  flagged_at: hidden.flagged_at,
});
const list = (...data: typeof listed.data) =>
  mockOperation('listModeratedAuctions', 200, {
    data,
    pagination: { ...listed.pagination, total: data.length, to: data.length },
  });

const meta = {
  title: 'Screens/Moderated auctions',
  component: Screen,
  tags: ['!autodocs'],
  args: { at: '/admin/leiloes', as: 'admin' },
  parameters: { ...screenParameters, api: [list(hidden, visible, house)] },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const box = ({ title }: typeof visible) =>
  screen.findByRole('checkbox', { name: new RegExp(`^Selecionar ${title}`) });
const button = (name: string) => screen.findByRole('button', { name });

/** Reads what a toast says and puts it away: by itself it would go in the middle of a picture. */
async function readToast(title: string) {
  await waitFor(() => expect(screen.getByText(title)).toBeVisible());
  // Behind a dialog it is hidden from all but the eye and the pointer.
  await userEvent.click(screen.getByRole('button', { name: `Fechar notificação: ${title}`, hidden: true }));
  await waitFor(() => expect(screen.queryByText(title)).not.toBeInTheDocument());
}

/** Selects them, opens the dialog that hides them and gives the reason. */
async function openHideDialog(...auctions: (typeof visible)[]) {
  for (const auction of auctions) await userEvent.click(await box(auction));
  await userEvent.click(await button(`Ocultar ${auctions.length} leilões`));
  const question = within(await screen.findByRole('dialog', { name: `Ocultar ${auctions.length} leilões?` }));
  await userEvent.type(question.getByLabelText('Motivo'), 'Anúncio repetido');
  return question;
}

/** Nothing is selected, and nothing says what could be done. */
export const Default: Story = {
  tags: ['LIST-14'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('checkbox', { name: 'Selecionar todos desta página' }),
    ).not.toBeChecked();
    await expect(canvas.queryByRole('group', { name: 'Seleção' })).not.toBeInTheDocument();
  },
};

export const Hidden: Story = {
  name: 'Two are hidden with one reason, and the focus goes on at the table',
  tags: ['LIST-14'],
  play: async ({ canvas }) => {
    const question = await openHideDialog(visible, house);
    await userEvent.clear(question.getByLabelText('Motivo'));
    await userEvent.click(question.getByRole('button', { name: 'Ocultar leilões' }));
    await expect(question.getByText('Escreva o motivo.')).toBeVisible();
    await userEvent.type(question.getByLabelText('Motivo'), 'Anúncio repetido');
    answerNow(list(hidden, asHidden(visible), asHidden(house)));
    await userEvent.click(question.getByRole('button', { name: 'Ocultar leilões' }));
    await readToast('2 leilões ocultados.');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getAllByText('Anúncio repetido')).toHaveLength(2);
    await expect(canvas.queryByRole('button', { name: 'Limpar seleção' })).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Leilões' })).toHaveFocus());
  },
};

export const Mixed: Story = {
  name: 'Of a mixed selection each action names its own count',
  tags: ['LIST-14'],
  parameters: { ...pictured },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Selecionar todos desta página' }));
    await userEvent.click(await button('Voltar a mostrar 1 leilão'));
    const question = within(await screen.findByRole('alertdialog', { name: 'Voltar a mostrar 1 leilão?' }));
    answerNow(list({ ...hidden, flagged: false, flagged_reason: null }, asHidden(visible), house));
    await userEvent.click(question.getByRole('button', { name: 'Voltar a mostrar' }));
    await readToast('1 leilão visível novamente.');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    // The other two are selected still: one of them was hidden by somebody else meanwhile.
    await expect(canvas.getByText('2 selecionados')).toBeVisible();
    await expect(await button('Ocultar 1 leilão')).toBeVisible();
    await expect(await button('Voltar a mostrar 1 leilão')).toBeVisible();
  },
};

export const OneFails: Story = {
  name: 'What fails is named with its reason, stays selected and can be tried again',
  tags: ['LIST-14'],
  parameters: { ...pictured },
  play: async ({ canvas }) => {
    const question = await openHideDialog(visible, house);
    const first = slow('flagAuction', 200);
    answerNow(first, list(hidden, asHidden(visible), house));
    await userEvent.click(question.getByRole('button', { name: 'Ocultar leilões' }));
    await waitFor(() => expect(first.isUsed).toBe(true));
    answerNow(mockOperation('flagAuction', 404));
    await expect(
      await question.findByText('1 leilão não foi ocultado e continua selecionado.'),
    ).toBeVisible();
    await expect(question.getByText(`${house.title} (${house.code})`)).toBeVisible();
    await expect(question.getByText('Leilão não encontrado')).toBeVisible();
    await readToast('1 leilão ocultado.');
    await expect(question.getByLabelText('Motivo')).toHaveValue('Anúncio repetido');
    await expect(canvas.getByText('1 selecionado')).toBeInTheDocument();
    await expect(screen.getByRole('dialog', { name: 'Ocultar 1 leilão?' })).toBeVisible();
  },
};

export const FailsAfterLeaving: Story = {
  name: 'After leaving the page a toast says what failed until it is closed, with the way back',
  tags: ['LIST-14'],
  args: { at: '/admin/leiloes?busca=Palho%C3%A7a' },
  parameters: { api: [list(visible, house), mockOperation('listAuctioneers', 200)] },
  play: async ({ canvas }) => {
    const question = await openHideDialog(visible, house);
    const first = slow('flagAuction', 600);
    answerNow(first);
    await userEvent.click(question.getByRole('button', { name: 'Ocultar leilões' }));
    await waitFor(() => expect(first.isUsed).toBe(true));
    answerNow(mockOperation('flagAuction', 404));
    // Behind the question the page waits for it; the browser's Back does not.
    await fireEvent.click(canvas.getByRole('link', { name: 'Leiloeiros', hidden: true }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Leiloeiros' })).toBeVisible();
    await readToast('1 leilão ocultado.');
    const failure = (await screen.findByText('1 leilão não foi ocultado.')).closest('li')!;
    await expect(failure).toHaveTextContent(`${house.title} (${house.code}): Leilão não encontrado`);
    await userEvent.click(within(failure).getByRole('button', { name: 'Voltar à lista' }));
    await expect(await box(house)).not.toBeChecked();
    await expect(canvas.getByRole('searchbox')).toHaveValue('Palhoça');
  },
};

export const FailsWhileLeaving: Story = {
  name: 'Also where the answer comes during the navigation away',
  tags: ['LIST-14'],
  parameters: { api: [list(visible, house), slow('listAuctioneers', 1500)] },
  play: async ({ canvas }) => {
    const question = await openHideDialog(visible, house);
    answerNow(mockOperation('flagAuction', 404));
    await fireEvent.click(canvas.getByRole('link', { name: 'Leiloeiros', hidden: true }));
    await userEvent.click(question.getByRole('button', { name: 'Ocultar leilões' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Leiloeiros' })).toBeVisible();
    await readToast('2 leilões não foram ocultados.');
  },
};

export const Stopped: Story = {
  name: 'Without a connection no other is tried, and the selection is as it was',
  tags: ['LIST-14'],
  play: async ({ canvas }) => {
    const question = await openHideDialog(visible, house);
    answerNow(networkError('flagAuction'));
    await userEvent.click(question.getByRole('button', { name: 'Ocultar leilões' }));
    await expect(
      await question.findByText('2 leilões não foram ocultados e continuam selecionados.'),
    ).toBeVisible();
    await expect(question.getByText(/Sem conexão/)).toBeVisible();
    await expect(question.getByText('O outro não chegou a ser tentado.')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Cancelar' }));
    await waitFor(async () => expect(await button('Ocultar 2 leilões')).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar seleção' }));
  },
};

export const UnderWay: Story = {
  name: 'Past a second a bar says how far it is, and nothing can be pressed twice',
  tags: ['LIST-14'],
  parameters: { ...pictured },
  play: async () => {
    const question = await openHideDialog(visible, house);
    const first = slow('flagAuction', 1200);
    answerNow(first);
    const hide = question.getByRole('button', { name: 'Ocultar leilões' });
    await userEvent.click(hide);
    await waitFor(() => expect(first.isUsed).toBe(true));
    answerNow(slow('flagAuction'));
    await expect(await question.findByText('1 de 2')).toBeVisible();
    await expect(question.getByRole('progressbar', { name: 'Ocultando' })).toBeVisible();
    await expect(hide).toHaveAttribute('aria-disabled', 'true');
    await expect(question.getByRole('button', { name: 'Cancelar' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

export const OtherFilter: Story = {
  name: 'Another filter drops the selection',
  tags: ['LIST-14'],
  play: async ({ canvas }) => {
    await userEvent.click(await box(visible));
    await expect(canvas.getByText('1 selecionado')).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Mostrar'), 'Não ocultos');
    await waitFor(() => expect(canvas.queryByText('1 selecionado')).not.toBeInTheDocument());
    await expect(await box(visible)).not.toBeChecked();
  },
};

export const ReasonAsked: Story = {
  name: 'Auctions with what hides them, and a reason required before one is hidden',
  tags: ['LIST-09'],
  parameters: { ...pictured, api: [] },
  play: async ({ canvas }) => {
    const hide = await canvas.findAllByRole('button', { name: /^Ocultar/ });
    await userEvent.click(hide[0]!);
    const question = within(await screen.findByRole('dialog', { name: 'Ocultar este leilão?' }));
    await userEvent.click(question.getByRole('button', { name: 'Ocultar leilão' }));
    await expect(question.getByText('Escreva o motivo.')).toBeVisible();
    await expect(question.getByLabelText('Motivo')).toHaveFocus();
    answerNow(mockOperation('flagAuction', 500));
    await userEvent.type(question.getByLabelText('Motivo'), 'Anúncio repetido');
    await userEvent.click(question.getByRole('button', { name: 'Ocultar leilão' }));
    await expect(await question.findByText(/Erro interno/)).toBeVisible();
    await expect(question.getByLabelText('Motivo')).toHaveValue('Anúncio repetido');
    await userEvent.click(question.getByRole('button', { name: 'Cancelar' }));
  },
};

export const ReasonKept: Story = {
  name: 'Escape closes the dialog and preserves the text; cancelling discards it',
  tags: ['LIST-09'],
  parameters: { chromatic: { disableSnapshot: true }, api: [] },
  play: async ({ canvas }) => {
    const [hide] = await canvas.findAllByRole('button', { name: /^Ocultar/ });
    const ask = async () => {
      await userEvent.click(hide!);
      return within(await screen.findByRole('dialog', { name: 'Ocultar este leilão?' }));
    };
    await userEvent.type((await ask()).getByLabelText('Motivo'), 'Anúncio repetido');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(hide).toHaveFocus());
    const question = await ask();
    await expect(question.getByLabelText('Motivo')).toHaveValue('Anúncio repetido');
    await userEvent.click(question.getByRole('button', { name: 'Cancelar' }));
    await expect((await ask()).getByLabelText('Motivo')).toHaveValue('');
    await userEvent.keyboard('{Escape}');
  },
};

export const FilteredEmpty: Story = {
  name: 'An empty list whose filters may be the reason offers to take them off, words included',
  tags: ['API-08'],
  args: { at: '/admin/leiloes?busca=castelo' },
  parameters: {
    chromatic: { disableSnapshot: true },
    api: [
      mockOperation('listModeratedAuctions', 200, { ...exampleOf('listModeratedAuctions', 200), data: [] }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nada corresponde a estes filtros.')).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('castelo');
    answerNow(mockOperation('listModeratedAuctions', 200));
    await userEvent.click(canvas.getByRole('link', { name: 'Limpar filtros' }));
    await expect(await canvas.findByRole('table', { name: 'Leilões' })).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

export const PartOfAPlace: Story = {
  name: 'A partly known place shows what is known',
  tags: ['LIST-09'],
  parameters: {
    api: [
      list(
        { ...visible, city: null, state: 'BA' },
        { ...house, city: null, state: null },
        { ...hidden, city: 'Ilhéus', state: 'BA' },
      ),
    ],
  },
  play: async ({ canvas }) => {
    const rowOf = async ({ title }: typeof visible) =>
      (await canvas.findByRole('link', { name: (name) => name.replaceAll('\u00a0', ' ') === title })).closest(
        'tr',
      )!;
    await expect(await rowOf(visible)).toHaveTextContent(`${visible.code} · BA`);
    await expect(await rowOf(visible)).not.toHaveTextContent('lugar não informado');
    await expect(await rowOf(house)).toHaveTextContent(`${house.code} · lugar não informado`);
    await expect(await rowOf(hidden)).toHaveTextContent('Ilhéus – BA');
  },
};
