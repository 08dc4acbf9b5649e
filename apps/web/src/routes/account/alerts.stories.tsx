import { exampleOf, mockOperation, networkError, slow } from '@martelo/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { answerNow } from '../../testing/network.ts';
import { pictured, Screen, screenParameters } from '../../testing/screen.tsx';

const meta = {
  title: 'Screens/Account/Alerts',
  component: Screen,
  tags: ['!autodocs'],
  args: { at: '/minha-conta/alertas', as: 'customer' },
  parameters: screenParameters,
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const list = exampleOf('listAlerts', 200);
const [first] = list.data.data as [(typeof list.data.data)[number]];
const none = {
  data: {
    data: [],
    pagination: { ...list.data.pagination, total: 0, from: null, to: null },
    stats: { total: 0, active: 0, paused: 0, today: 0, week: 0 },
  },
};

const filteredAddress =
  '/minha-conta/alertas?criar=1&tipo-de-imovel=apartamentos&city_id=5208707&location=Setor+Bueno&price_min=100000&price_max=350000&desconto=40&ocupacao=desocupado&praca=2';

const cards = async (canvas: Canvas) =>
  within(await canvas.findByRole('list', { name: 'Seus alertas' })).getAllByRole('article');
/** A count by its label. */
const figure = (canvas: Canvas, label: string) => canvas.getByText(label).parentElement;

/** Figures that are counted, and a card for each alert. */
export const Default: Story = {
  tags: ['ALERT-01', 'ALERT-05'],
  parameters: { ...pictured },
  play: async ({ canvas }) => {
    await expect(await cards(canvas)).toHaveLength(3);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Meus Alertas' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Voltar' })).toHaveAttribute('href', '/cliente/dashboard');
    for (const [label, count] of [
      ['Total', '3'],
      ['Ativos', '2'],
      ['Hoje', '2'],
      ['Esta Semana', '6'],
    ] as const)
      await expect(figure(canvas, label)).toHaveTextContent(count);
    await expect(canvas.getByRole('button', { name: 'Novo Alerta' })).toBeVisible();
  },
};

export const Unconfirmed: Story = {
  name: 'Before the email is confirmed nothing is promised by mail',
  tags: ['ALERT-09', 'SAFE-40'],
  parameters: {
    api: [
      mockOperation('getNotificationSettings', 200, {
        ...exampleOf('getNotificationSettings', 200),
        confirmed: false,
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Confirme seu email para receber: até lá,/)).toBeVisible();
    await expect(canvas.queryByText(/^Um email por dia/)).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Reenviar a confirmação' })).toHaveAttribute(
      'href',
      '/cliente/dashboard',
    );
  },
};

export const One: Story = {
  name: 'One of a thing is spoken of as one',
  tags: ['ALERT-01'],
  parameters: {
    api: [
      mockOperation('listAlerts', 200, {
        data: { ...list.data, data: [first], stats: { total: 1, active: 1, paused: 0, today: 1, week: 2 } },
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await cards(canvas)).toHaveLength(1);
    for (const [label, words] of [
      ['Total', '1alerta criado'],
      ['Hoje', '1leilão encontrado'],
      ['Esta Semana', '2leilões encontrados'],
    ] as const)
      await expect(figure(canvas, label)).toHaveTextContent(words);
  },
};

export const Named: Story = {
  name: 'A card has its alert’s name, its filters, and the way to its list',
  tags: ['ALERT-10', 'ALERT-11'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const [, card] = await cards(canvas);
    await expect(card).toHaveAccessibleName('Perto do mar');
    await expect(card).toHaveTextContent('Casas · Recife - PE, Olinda - PE');
    for (const label of ['Boa Viagem', '40 % ou mais de desconto', '2ª praça'])
      await expect(card).toHaveTextContent(label);
    await expect(within(card!).getByRole('link', { name: 'Ver lista: Perto do mar' })).toHaveAttribute(
      'href',
      '/leiloes?tipo-de-imovel=casas&type=judicial&city_id=2609600-e-2611606&location=Boa+Viagem&price_min=150000&price_max=500000&desconto=40&praca=2',
    );
  },
};

export const Calendar: Story = {
  name: 'Each card has the address of its calendar',
  tags: ['NEWS-09'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const card = within((await cards(canvas))[1]!);
    await userEvent.click(card.getByText('Calendário das praças'));
    await userEvent.click(card.getByRole('button', { name: 'Criar endereço: Perto do mar' }));
    await expect(await card.findByRole('button', { name: 'Copiar endereço' })).toBeVisible();
  },
};

export const CalendarsFailed: Story = {
  name: 'Calendars fail to load: the alerts stand without them',
  tags: ['NEWS-09'],
  parameters: { api: [networkError('listCalendars')], chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(await cards(canvas)).toHaveLength(3);
    await expect(canvas.queryByText('Calendário das praças')).not.toBeInTheDocument();
  },
};

export const Searched: Story = {
  name: 'The search ignores accents and capitals, counts, and is cleared',
  tags: ['ALERT-02'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await cards(canvas);
    const search = canvas.getByPlaceholderText('Buscar por cidade, tipo ou categoria...');
    await userEvent.type(search, 'GOIANIA');
    await expect(canvas.getByText('1 de 3 alertas')).toBeVisible();
    await expect(figure(canvas, 'Ativos')).toHaveTextContent('1');
    await expect(await cards(canvas)).toHaveLength(1);
    await userEvent.type(search, 'x');
    await expect(canvas.getByRole('heading', { name: 'Nenhum alerta encontrado' })).toBeVisible();
    await expect(canvas.getByText('Tente ajustar os filtros de busca.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar busca' }));
    await expect(search).toHaveFocus();
    await expect(await cards(canvas)).toHaveLength(3);
    await expect(canvas.queryByText(/de 3 alertas/)).not.toBeInTheDocument();
  },
};

export const Empty: Story = {
  name: 'No alert yet',
  tags: ['ALERT-06'],
  parameters: { api: [mockOperation('listAlerts', 200, none)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nenhum alerta criado' })).toBeVisible();
    await expect(
      canvas.getByText('Crie seu primeiro alerta para receber notificações de leilões de imóveis.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Criar Primeiro Alerta' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Criar Novo Alerta' })).toHaveFocus());
  },
};

export const Form: Story = {
  name: 'The form, what is missing, and its past matches',
  tags: ['ALERT-03', 'ALERT-04'],
  args: { at: '/minha-conta/alertas?criar=1' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Salvar Alerta' }));
    await expect(canvas.getByText('Por favor, preencha todos os campos obrigatórios.')).toBeVisible();
    await expect(canvas.getByLabelText('Tipo de Propriedade')).toHaveFocus();
    const missing = within(canvas.getByRole('alert', { name: /preencha todos/ }));
    const names = () => missing.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(names()).toEqual(['Tipo de Propriedade', 'Cidade', 'Valor Mínimo', 'Valor Máximo']);
    await userEvent.click(missing.getByRole('link', { name: 'Cidade' }));
    await expect(canvas.getByRole('combobox', { name: 'Cidade' })).toHaveFocus();

    await userEvent.selectOptions(canvas.getByLabelText('Tipo de Propriedade'), 'Apartamentos');
    await expect(
      within(canvas.getByLabelText('Tipo de Leilão'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Todos', 'Judicial', 'Extra Judicial', 'Caixa']);
    await userEvent.type(canvas.getByRole('combobox', { name: 'Cidade' }), 'go');
    await userEvent.click((await canvas.findAllByRole('option', { name: /Goiânia/ }))[0]!);
    await expect(canvas.getByText('Selecionado: Goiânia - GO')).toBeVisible();
    await expect(canvas.getByLabelText('Valor Mínimo')).toHaveAttribute('placeholder', '100.000,00');
    await expect(canvas.getByLabelText('Valor Máximo')).toHaveAttribute('placeholder', '500.000,00');
    await userEvent.type(canvas.getByLabelText('Valor Mínimo'), '50000000');
    await expect(names()).toEqual(['Valor Máximo']);
    await userEvent.type(canvas.getByLabelText('Valor Máximo'), '10000000');
    await expect(canvas.queryByText(/preencha todos/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar Alerta' }));
    await expect(canvas.getByText('O valor mínimo deve ser menor que o valor máximo.')).toBeVisible();

    await userEvent.type(canvas.getByLabelText('Valor Máximo'), '0');
    const past = canvas.getByRole('complementary', { name: 'Este alerta no passado' });
    await waitFor(() => expect(past).toHaveTextContent('Teria avisado 41 vezes nos últimos 90 dias.'));
    const shown = within(past).getByRole('list', { name: 'Leilões que teria avisado' });
    await expect(within(shown).getByRole('link')).toHaveAttribute(
      'href',
      '/leilao/5b0f6a1e-8c1d-4f27-9c55-3f2a7d90e412',
    );
  },
};

export const Events: Story = {
  name: 'The events it reports: new ones, steps, online rounds; one at least',
  tags: ['ALERT-14', 'FILTER-06'],
  args: {
    at: '/minha-conta/alertas?criar=1&tipo-de-imovel=apartamentos&city_id=5208707&price_min=100000&price_max=350000&proximo_preco_max=150000&desconto_incomum=7',
  },
  play: async ({ canvas }) => {
    const events = within(await canvas.findByRole('group', { name: 'Avisar quando' }));
    await expect(canvas.getByText('Desconto maior que 7 de 10')).toBeVisible();
    await expect(canvas.getByText(/^Próximo preço até R\$/)).toBeVisible();
    const fresh = events.getByRole('checkbox', { name: 'um imóvel passar a combinar' });
    await expect(fresh).toBeChecked();
    await userEvent.click(fresh);
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar Alerta' }));
    await expect(events.getByText('Escolha pelo menos um aviso.')).toBeVisible();
    await userEvent.click(events.getByRole('checkbox', { name: 'o preço de um deles cair um degrau' }));
    await expect(events.queryByText('Escolha pelo menos um aviso.')).not.toBeInTheDocument();
    await userEvent.click(events.getByRole('checkbox', { name: 'um deles entrar em rodada online' }));
    await expect(await canvas.findByText(/A posição entre os parecidos é a de hoje/)).toBeVisible();
  },
};

export const NothingInThePast: Story = {
  name: 'An alert without past matches says so',
  tags: ['ALERT-13'],
  args: { at: filteredAddress },
  parameters: {
    api: [mockOperation('previewAlert', 200, { count: 0, days: 30, since: '2026-02-08', auctions: [] })],
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas }) => {
    const past = await canvas.findByRole('complementary', { name: 'Este alerta no passado' });
    await waitFor(() => expect(past).toHaveTextContent('Não teria avisado nenhuma vez nos últimos 30 dias.'));
    await expect(past).toHaveTextContent(
      'Menos filtros, mais cidades ou valores mais largos encontram mais.',
    );
    await expect(within(past).queryByRole('list')).not.toBeInTheDocument();
  },
};

export const NoListCame: Story = {
  name: 'Where no list came in those days, it says so and blames no filter',
  tags: ['ALERT-13'],
  args: { at: filteredAddress },
  parameters: {
    api: [
      mockOperation('previewAlert', 200, {
        count: 0,
        days: 90,
        since: '2025-12-10',
        newest_list: '2025-08-24',
        auctions: [],
      }),
    ],
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas }) => {
    const past = await canvas.findByRole('complementary', { name: 'Este alerta no passado' });
    await waitFor(() =>
      expect(past).toHaveTextContent(
        'Não veio nenhuma lista destes lugares nos últimos 90 dias: a última é de 24/08/2025.',
      ),
    );
    await expect(past).not.toHaveTextContent('mais largos');
  },
};

export const NeverAList: Story = {
  name: 'Where no list ever came, there is nothing to count',
  tags: ['ALERT-13'],
  args: { at: filteredAddress },
  parameters: {
    api: [mockOperation('previewAlert', 200, { count: 0, days: 90, since: '2025-12-10', newest_list: null })],
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas }) => {
    const past = await canvas.findByRole('complementary', { name: 'Este alerta no passado' });
    await waitFor(() => expect(past).toHaveTextContent('Ainda não veio nenhuma lista destes lugares'));
  },
};

export const WithEveryFilter: Story = {
  name: 'Filled by a list, with its further filters and a name',
  tags: ['ALERT-10', 'ALERT-11', 'ALERT-13'],
  args: { at: `${filteredAddress}&keyword=piscina` },
  parameters: { ...pictured },
  play: async ({ canvas }) => {
    const chips = await canvas.findByRole('group', { name: 'Outros filtros' });
    for (const label of ['Setor Bueno', '40 % ou mais de desconto', 'Desocupado', '2ª praça'])
      await expect(within(chips).getByText(label)).toBeVisible();
    await expect(canvas.getByText('O alerta não acompanha')).toBeVisible();
    await expect(canvas.getByLabelText('Nome do alerta')).toHaveAttribute(
      'placeholder',
      'Apartamentos em Goiânia · Setor Bueno · 40 % ou mais de desconto',
    );
    const list = await canvas.findByRole('link', { name: 'Ver a lista com estes filtros' });
    await expect(list).toHaveAttribute('href', expect.stringContaining('desconto=40'));
    await canvas.findByRole('list', { name: 'Leilões que teria avisado' });
  },
};

export const FilterTakenOff: Story = {
  name: 'A filter is removed, the others stay',
  tags: ['ALERT-10'],
  args: { at: filteredAddress },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Remover filtro 40 % ou mais de desconto' }),
    );
    const chips = within(canvas.getByRole('group', { name: 'Outros filtros' }));
    await expect(chips.queryByText('40 % ou mais de desconto')).not.toBeInTheDocument();
    const list = canvas.getByRole('link', { name: 'Ver a lista com estes filtros' });
    await expect(list).toHaveAttribute('href', expect.not.stringContaining('desconto'));
    await expect(list).toHaveAttribute('href', expect.stringContaining('ocupacao=desocupado'));
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar filtros' }));
    await expect(canvas.queryByText('Outros filtros')).not.toBeInTheDocument();
  },
};

export const Prefilled: Story = {
  name: 'Filled by the filters of a list',
  tags: ['ALERT-03'],
  args: {
    at: '/minha-conta/alertas?criar=1&tipo-de-imovel=apartamentos&city_id=5208707&price_min=100000&price_max=350000',
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Selecionado: Goiânia - GO')).toBeVisible();
    await expect(canvas.getByLabelText('Tipo de Propriedade')).toHaveDisplayValue('Apartamentos');
    await expect(canvas.getByLabelText('Valor Máximo')).toHaveDisplayValue(/350\.000,00/);
  },
};

export const GivenUp: Story = {
  name: 'After a filled form that was given up, a new one is empty',
  tags: ['ALERT-03', 'ALERT-10'],
  args: { ...Prefilled.args },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Selecionado: Goiânia - GO')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Novo Alerta' }));
    await expect(await canvas.findByLabelText('Tipo de Propriedade')).not.toHaveDisplayValue('Apartamentos');
    await expect(canvas.getByLabelText('Valor Máximo')).toHaveDisplayValue('');
    await expect(canvas.queryByText('Selecionado: Goiânia - GO')).toBeNull();
  },
};

export const NotPrefilled: Story = {
  name: 'Filters that can not be read, and another try',
  tags: ['ALERT-10'],
  args: { at: '/minha-conta/alertas?criar=1&keyword=apartamentos+em+Goi%C3%A2nia' },
  parameters: { chromatic: { disableSnapshot: true }, api: [networkError('listAuctions')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Erro ao ler os filtros do alerta');
    await expect(canvas.queryByLabelText('Tipo de Propriedade')).toBeNull();
    answerNow(mockOperation('listAuctions', 200));
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await expect(await canvas.findByLabelText('Tipo de Propriedade')).toBeVisible();
  },
};

export const Deleting: Story = {
  name: 'A deletion needs a confirmation; its card is busy; a failure says so',
  tags: ['ALERT-05', 'ALERT-08'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const [card] = await cards(canvas);
    const deleting = slow('deleteAlert');
    answerNow(deleting);
    await userEvent.click(within(card!).getByRole('button', { name: /^Excluir alerta/ }));
    const body = within(document.body);
    const question = await body.findByRole('alertdialog', {
      name: 'Tem certeza que deseja excluir este alerta?',
    });
    await userEvent.click(within(question).getByRole('button', { name: 'Excluir alerta' }));
    await waitFor(() => expect(card).toHaveAttribute('aria-busy', 'true'));
    await waitFor(() => expect(deleting.isUsed).toBe(true));

    answerNow(mockOperation('deleteAlert', 500));
    const other = (await cards(canvas))[1]!;
    await userEvent.click(within(other).getByRole('button', { name: /^Excluir alerta/ }));
    await userEvent.click(
      within(await body.findByRole('alertdialog')).getByRole('button', { name: 'Excluir alerta' }),
    );
    await expect(await canvas.findByText('Erro ao remover alerta')).toBeInTheDocument();
    await expect(other).not.toHaveAttribute('aria-busy');
  },
};

const only = (alerts: typeof list.data.data) =>
  mockOperation('listAlerts', 200, { ...list, data: { ...list.data, data: alerts } });
const withoutFirst = () => only(list.data.data.slice(1));

/** Deletes the alert of that place by the keyboard; afterwards there are the others. */
async function deleteAt(canvas: Canvas, at: number, left: typeof list.data.data) {
  within((await cards(canvas))[at]!)
    .getByRole('button', { name: /^Excluir alerta/ })
    .focus();
  await userEvent.keyboard('{Enter}');
  const question = within(await within(document.body).findByRole('alertdialog'));
  answerNow(only(left));
  question.getByRole('button', { name: 'Excluir alerta' }).focus();
  await userEvent.keyboard('{Enter}');
}

export const Deleted: Story = {
  name: 'After a deletion the focus is on the next card, on the last one, or on what is left',
  tags: ['ALERT-05', 'SHELL-14'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const [first, , third] = list.data.data;
    const focused = (name: string | undefined) =>
      waitFor(async () => {
        const all = await cards(canvas);
        await expect(all.find((card) => card === document.activeElement)).toHaveAccessibleName(name);
      });
    await deleteAt(canvas, 1, [first!, third!]);
    await focused('Terrenos');
    await deleteAt(canvas, 1, [first!]);
    await focused('Apartamentos');
    answerNow(mockOperation('listAlerts', 200, none));
    await deleteAt(canvas, 0, []);
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Alertas' })).toHaveFocus());
  },
};

export const GoneElsewhere: Story = {
  name: 'What another tab has deleted is deleted, and leaves the list',
  tags: ['ALERT-05', 'ALERT-08', 'SHELL-14'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const [card, ...others] = await cards(canvas);
    answerNow(mockOperation('deleteAlert', 404), withoutFirst());
    within(card!)
      .getByRole('button', { name: /^Excluir alerta/ })
      .focus();
    await userEvent.keyboard('{Enter}');
    const question = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Excluir alerta' }));
    await waitFor(async () => expect(await cards(canvas)).toHaveLength(others.length));
    await expect(await canvas.findByText('Alerta removido')).toBeInTheDocument();
    await waitFor(async () => expect((await cards(canvas))[0]).toHaveFocus());
  },
};

export const PausedButGone: Story = {
  name: 'An alert that is gone is not paused, and leaves the list',
  tags: ['ALERT-08'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const [card, ...others] = await cards(canvas);
    answerNow(mockOperation('pauseAlert', 404), withoutFirst());
    await userEvent.click(within(card!).getByRole('button', { name: /^Pausar alerta/ }));
    await expect(await canvas.findByText('Erro ao pausar alerta')).toBeInTheDocument();
    await waitFor(async () => expect(await cards(canvas)).toHaveLength(others.length));
  },
};

export const SavedButGone: Story = {
  name: 'What was changed of an alert that is gone becomes a new one, and its card leaves the list',
  tags: ['ALERT-03', 'ALERT-08', 'SHELL-14'],
  args: { at: `/minha-conta/alertas?editar=${first.id}` },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const name = await canvas.findByLabelText('Nome do alerta');
    await userEvent.clear(name);
    await userEvent.type(name, 'Perto do parque');
    const { value: lowest } = canvas.getByLabelText<HTMLInputElement>('Valor Mínimo');
    answerNow(mockOperation('updateAlert', 404), withoutFirst());
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar Alerta' }));
    const heading = await canvas.findByRole('heading', { name: 'Criar Novo Alerta' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(heading).toHaveAccessibleDescription(
      /Este alerta não existe mais.*salvar cria um alerta novo/,
    );
    await waitFor(async () => expect(await cards(canvas)).toHaveLength(2));
    await expect(canvas.getByLabelText('Nome do alerta')).toHaveValue('Perto do parque');
    await expect(canvas.getByLabelText('Valor Mínimo')).toHaveValue(lowest);
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar Alerta' }));
    await expect(await canvas.findByText('Alerta criado')).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Novo Alerta' })).toHaveFocus());
  },
};

export const OldLink: Story = {
  name: 'The address of an alert that was deleted says so',
  tags: ['ALERT-08'],
  args: { at: '/minha-conta/alertas?editar=999999' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await cards(canvas);
    await expect(canvas.getByText('Este alerta não existe mais')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Novo Alerta' }));
    await expect(await canvas.findByRole('heading', { name: 'Criar Novo Alerta' })).toBeVisible();
    await expect(canvas.queryByText('Este alerta não existe mais')).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  parameters: { api: [slow('listAlerts')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Carregando alertas...')).toBeVisible();
    await expect(figure(canvas, 'Total')).toHaveTextContent('–');
  },
};

export const Failed: Story = {
  name: 'Alerts that fail to load, and another try',
  tags: ['ALERT-08'],
  parameters: { api: [networkError('listAlerts')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Erro ao carregar alertas');
    answerNow(mockOperation('listAlerts', 200));
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await expect(await cards(canvas)).toHaveLength(3);
  },
};

export const LongTexts: Story = {
  name: 'Many cities and large amounts',
  tags: ['ALERT-05'],
  parameters: {
    api: [
      mockOperation('listAlerts', 200, {
        data: {
          ...list.data,
          data: [
            {
              ...first,
              sub_category: 'Imóveis Rurais',
              city: 'Vila Bela da Santíssima Trindade - MT, São José do Vale do Rio Preto - RJ, Itaquaquecetuba - SP',
              minimum_price: '1.000.000,00',
              maximum_price: '9.999.999.999,99',
              price_min: 1_000_000,
              price_max: 9_999_999_999.99,
              matches: { total: 12_480, today: 120, week: 830 },
            },
            ...list.data.data.slice(1),
          ],
        },
      }),
    ],
  },
  play: async ({ canvas }) => expect(await cards(canvas)).toHaveLength(3),
};

export const Restricted: Story = {
  name: 'Nobody is signed in',
  tags: ['ALERT-07'],
  args: { as: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Acesso Restrito' })).toBeVisible();
    await expect(canvas.getByText('Você precisa estar logado para ver seus alertas.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Fazer Login' })).toHaveAttribute(
      'href',
      '/entrar?origem=%2Fminha-conta%2Falertas',
    );
  },
};
