import { exampleOf, mockOperation, networkError, slow } from '@martelo/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { answerNow } from '../../testing/network.ts';
import { pictured, Screen, screenParameters } from '../../testing/screen.tsx';

const meta = {
  title: 'Screens/Account/Opportunities',
  component: Screen,
  tags: ['!autodocs'],
  args: { at: '/minha-conta/oportunidades', as: 'customer' },
  parameters: screenParameters,
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const page = exampleOf('listOpportunities', 200);
const [first, second] = page.data as [(typeof page.data)[number], (typeof page.data)[number]];
const none = { ...page, data: [], pagination: { ...page.pagination, total: 0, from: null, to: null } };
const bare = {
  ...none,
  stats: { ...page.stats, total: 0, unviewed: 0, favorites: 0, ending_soon: 0, high_discount: 0 },
};

const cards = async (canvas: Canvas) =>
  within(await canvas.findByRole('list', { name: 'Oportunidades Exclusivas' })).getAllByRole('article');
const figure = (canvas: Canvas, label: string) => canvas.getByText(label, { selector: 'p' }).parentElement;

/** Figures, tabs, filters and cards. */
export const Default: Story = {
  tags: ['OPP-01', 'OPP-02'],
  parameters: { ...pictured },
  play: async ({ canvas }) => {
    await expect(await cards(canvas)).toHaveLength(3);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Oportunidades Exclusivas');
    await expect(
      canvas.getByText('Descubra leilões com os melhores descontos e oportunidades de investimento'),
    ).toBeVisible();
    await expect(canvas.getByText('3 oportunidade(s) encontrada(s)')).toBeVisible();
    for (const [label, count] of [
      ['Total', '3'],
      ['Favoritos', '1salvo por você'],
      ['Encerrando', '1'],
      ['Alto Desconto', '2'],
    ] as const)
      await expect(figure(canvas, label)).toHaveTextContent(count);
    await expect(canvas.getByRole('link', { name: 'Disponíveis' })).toHaveAttribute('aria-current', 'page');
    await expect(
      within(canvas.getByLabelText('Tipo de imóvel'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Todos', 'Casas', 'Apartamentos', 'Terrenos', 'Galpões', 'Comercial', 'Imóveis Rurais']);
  },
};

export const Rows: Story = {
  name: 'As a list of rows',
  tags: ['OPP-02'],
  args: { at: '/minha-conta/oportunidades?visao=lista' },
  play: async ({ canvas }) => {
    await expect(await cards(canvas)).toHaveLength(3);
    await expect(canvas.queryByText(/^Restam/)).not.toBeInTheDocument();
  },
};

export const Empty: Story = {
  name: 'Nothing was found yet',
  tags: ['OPP-04'],
  parameters: { api: [mockOperation('listOpportunities', 200, bare)] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Nenhuma oportunidade encontrada' }),
    ).toBeVisible();
    await expect(
      canvas.getByText('Novas oportunidades serão exibidas aqui quando disponíveis.'),
    ).toBeVisible();
    await expect(canvas.queryByLabelText('Buscar por título ou cidade')).not.toBeInTheDocument();
    await expect(canvas.queryByText('Favoritos', { selector: 'p' })).not.toBeInTheDocument();
    await expect(canvas.queryByText(/encontrada\(s\)/)).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Expiradas' })).toBeVisible();
  },
};

export const FilteredEmpty: Story = {
  name: 'Nothing fits the filters; clearing them brings the list back',
  tags: ['OPP-04'],
  args: { at: '/minha-conta/oportunidades?busca=castelo&desconto=1' },
  parameters: { api: [mockOperation('listOpportunities', 200, none)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tente ajustar os filtros de busca.')).toBeVisible();
    answerNow(mockOperation('listOpportunities', 200));
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar filtros' }));
    await expect(canvas.getByRole('region', { name: 'Resultados' })).toHaveFocus();
    await expect(await cards(canvas)).toHaveLength(3);
    await expect(canvas.getByLabelText('Buscar por título ou cidade')).toHaveValue('');
  },
};

export const Expired: Story = {
  name: 'Those that are over; one is taken out for good',
  tags: ['OPP-01', 'OPP-05'],
  args: { at: '/minha-conta/oportunidades-expiradas' },
  play: async ({ canvas }) => {
    const [card] = await cards(canvas);
    await expect(card).toHaveTextContent('Expirado');
    await expect(canvas.getByRole('link', { name: 'Expiradas' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(within(card!).getByRole('button', { name: /^Remover oportunidade/ }));
    const question = await within(document.body).findByRole('alertdialog');
    answerNow(
      mockOperation('listExpiredOpportunities', 200, {
        ...exampleOf('listExpiredOpportunities', 200),
        data: [],
        pagination: none.pagination,
      }),
    );
    await userEvent.click(within(question).getByRole('button', { name: 'Remover oportunidade' }));
    await expect(await canvas.findByText('Nenhuma oportunidade expirada encontrada.')).toBeVisible();
  },
};

export const Dismissed: Story = {
  name: 'One is removed and brought back',
  tags: ['OPP-05'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const [card] = await cards(canvas);
    const remove = { name: `Remover oportunidade: ${first.title}` };
    await userEvent.click(within(card!).getByRole('button', remove));
    const undo = await canvas.findByRole('button', { name: `Desfazer: ${first.title}` });
    await expect(undo).toHaveFocus();
    await userEvent.click(undo);
    await expect(await canvas.findByRole('button', remove)).toBeVisible();
    await expect(await cards(canvas)).toHaveLength(3);
  },
};

export const NotDismissed: Story = {
  name: 'One stays where the call that removes it fails',
  tags: ['OPP-05'],
  parameters: {
    api: [mockOperation('dismissOpportunity', 500)],
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas }) => {
    const [card] = await cards(canvas);
    const remove = { name: `Remover oportunidade: ${first.title}` };
    await userEvent.click(within(card!).getByRole('button', remove));
    await expect(await canvas.findByText('Erro ao remover oportunidade')).toBeInTheDocument();
    await expect(canvas.getByRole('button', remove)).toBeVisible();
  },
};

export const CountsFollow: Story = {
  name: 'The counts follow a removal at once, and come back with it',
  tags: ['WAY-14'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const [card] = await cards(canvas);
    answerNow(slow('dismissOpportunity'));
    await userEvent.click(
      within(card!).getByRole('button', { name: `Remover oportunidade: ${first.title}` }),
    );
    await expect(await canvas.findByText('2 oportunidade(s) encontrada(s)')).toBeVisible();
    await expect(figure(canvas, 'Total')).toHaveTextContent('2');
    await expect(figure(canvas, 'Alto Desconto')).toHaveTextContent('1');
    await userEvent.click(canvas.getByRole('button', { name: `Desfazer: ${first.title}` }));
    await expect(await canvas.findByText('3 oportunidade(s) encontrada(s)')).toBeVisible();
    await expect(figure(canvas, 'Alto Desconto')).toHaveTextContent('2');
  },
};

export const DismissedOnes: Story = {
  name: 'Those that were removed, each with the way back',
  tags: ['WAY-14'],
  args: { at: '/minha-conta/oportunidades-descartadas' },
  parameters: { ...pictured },
  play: async ({ canvas }) => {
    await expect(await cards(canvas)).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'Descartadas' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('button', { name: `Trazer de volta: ${first.title}` })).toBeVisible();
  },
};

export const Restored: Story = {
  name: 'One is brought back, stays where the call fails, and the last leaves a sentence',
  tags: ['WAY-14'],
  args: { at: '/minha-conta/oportunidades-descartadas' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await cards(canvas);
    const back = { name: `Trazer de volta: ${first.title}` };
    answerNow(mockOperation('dismissOpportunity', 500));
    await userEvent.click(canvas.getByRole('button', back));
    await expect(await canvas.findByText('Erro ao trazer a oportunidade de volta')).toBeInTheDocument();
    await expect(await canvas.findByRole('button', back)).toBeVisible();
    answerNow(mockOperation('dismissOpportunity', 200), mockOperation('listOpportunities', 200, none));
    await userEvent.click(canvas.getByRole('button', back));
    await expect(
      await canvas.findByText('O que você remover de Disponíveis fica aqui enquanto estiver aberto.'),
    ).toBeVisible();
  },
};

export const BroughtBack: Story = {
  name: 'The focus goes on at the next card that was removed, or at the last one',
  tags: ['WAY-14', 'SHELL-14'],
  args: { at: '/minha-conta/oportunidades-descartadas' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const [before, , after] = await cards(canvas);
    const bringBack = async (at: number, left: typeof page.data) => {
      answerNow(mockOperation('listOpportunities', 200, { ...page, data: left }));
      canvas.getAllByRole('button', { name: /^Trazer de volta/ })[at]!.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(async () => expect(await cards(canvas)).toHaveLength(left.length));
    };
    await bringBack(1, [page.data[0]!, page.data[2]!]);
    await waitFor(() => expect(after).toHaveFocus());
    await bringBack(1, [page.data[0]!]);
    await waitFor(() => expect(before).toHaveFocus());
  },
};

export const Loading: Story = {
  name: 'Loading',
  tags: ['OPP-04'],
  parameters: { api: [slow('listOpportunities')] },
  play: async ({ canvas }) => expect(await canvas.findByText('Carregando oportunidades...')).toBeVisible(),
};

export const Busy: Story = {
  name: 'While other filters load, the previous results stay',
  tags: ['OPP-02'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await cards(canvas);
    answerNow(slow('listOpportunities'));
    await userEvent.click(canvas.getByRole('button', { name: 'Encerrando' }));
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'Resultados' })).toHaveAttribute('aria-busy', 'true'),
    );
    await expect(canvas.getByRole('button', { name: 'Encerrando' })).toHaveAttribute('aria-pressed', 'true');
    await expect(await cards(canvas)).toHaveLength(3);
  },
};

export const Failed: Story = {
  name: 'A failure says so, and can be tried again',
  tags: ['OPP-05'],
  parameters: { api: [networkError('listOpportunities')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Erro ao carregar oportunidades');
    answerNow(mockOperation('listOpportunities', 200));
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await expect(await cards(canvas)).toHaveLength(3);
  },
};

export const LongTexts: Story = {
  name: 'Long texts, large amounts, and what is not known',
  tags: ['OPP-03'],
  parameters: {
    api: [
      mockOperation('listOpportunities', 200, {
        ...page,
        data: [
          {
            ...first,
            title:
              'Prédio comercial com três pavimentos, subsolo e estacionamento para oitenta veículos na Avenida Beira-Mar',
            city: 'Vila Bela da Santíssima Trindade',
            original_value: 123_456_789.9,
            current_value: 98_765_432.1,
          },
          {
            ...second,
            city: null,
            state: null,
            original_value: null,
            current_value: null,
            discount: 0,
            image: null,
          },
        ],
      }),
    ],
  },
  play: async ({ canvas }) => expect(await cards(canvas)).toHaveLength(2),
};
