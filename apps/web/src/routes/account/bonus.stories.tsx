import { exampleOf, mockOperation, networkError, slow } from '@martelo/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { answerNow } from '../../testing/network.ts';
import { pictured, Screen, screenParameters } from '../../testing/screen.tsx';

const meta = {
  title: 'Screens/Account/Bonus',
  component: Screen,
  tags: ['!autodocs'],
  args: { at: '/minha-conta/bonus', as: 'customer' },
  parameters: screenParameters,
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const list = exampleOf('listBonus', 200);
const [guide] = list.data as [(typeof list.data)[number]];
const none = { data: [], stats: { total: 0, ebooks: 0, tutorials: 0, extra: 0, downloaded: 0 } };

const cards = async (canvas: Canvas) =>
  within(await canvas.findByRole('list', { name: 'Conteúdos' })).getAllByRole('article');
const figure = (canvas: Canvas, label: string) => canvas.getAllByText(label)[0]!.parentElement;

/** Figures, search, categories and cards. */
export const Default: Story = {
  tags: ['BONUS-01', 'BONUS-02'],
  parameters: { ...pictured },
  play: async ({ canvas }) => {
    await expect(await cards(canvas)).toHaveLength(4);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Conteúdo Bônus');
    await expect(
      canvas.getByText('Acesse materiais exclusivos, tutoriais e conteúdo premium para membros'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Voltar' })).toHaveAttribute('href', '/cliente/dashboard');
    for (const [label, count] of [
      ['Total', '4'],
      ['E-books', '2'],
      ['Tutoriais', '1'],
      ['Conteúdo Extra', '1'],
      ['Baixados', '1'],
    ] as const)
      await expect(figure(canvas, label)).toHaveTextContent(count);
    await expect(canvas.getByText('4 item(s) encontrado(s)')).toBeVisible();
    await expect(
      canvas.getByText(/também a gratuita: downloads ilimitados e acesso vitalício aos vídeos/),
    ).toBeVisible();
  },
};

export const Searched: Story = {
  name: 'Search and category together; nothing fits; cleared',
  tags: ['BONUS-01', 'BONUS-02'],
  play: async ({ canvas }) => {
    await cards(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'E-books' }));
    await expect(canvas.getByText('2 item(s) encontrado(s)')).toBeVisible();
    const search = canvas.getByRole('searchbox', { name: 'Buscar conteúdo' });
    await userEvent.type(search, 'ONUS');
    await expect(canvas.getByText('1 item(s) encontrado(s)')).toBeVisible();
    await userEvent.type(search, 'x');
    await expect(canvas.getByRole('heading', { name: 'Nenhum conteúdo encontrado' })).toBeVisible();
    await expect(canvas.getByText('Tente ajustar os filtros de busca.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar filtros' }));
    await expect(search).toHaveFocus();
    await expect(await cards(canvas)).toHaveLength(4);
  },
};

export const Downloading: Story = {
  name: 'Baixando..., then a failure, then another try',
  tags: ['BONUS-02'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const card = (await cards(canvas))[1]!;
    const downloading = slow('getBonusFile');
    answerNow(downloading);
    await userEvent.click(within(card).getByRole('button', { name: /^Baixar: / }));
    const button = await within(card).findByRole('button', { name: /^Baixando\.\.\./ });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(downloading.isUsed).toBe(true));

    answerNow(mockOperation('getBonusFile', 500));
    const other = (await cards(canvas))[0]!;
    await userEvent.click(within(other).getByRole('button', { name: /^Baixar Novamente/ }));
    await expect(await within(other).findByRole('alert')).toHaveTextContent(
      'Não foi possível baixar o arquivo.',
    );
    await expect(within(other).getByRole('button', { name: /^Tentar novamente/ })).toBeEnabled();
  },
};

export const Downloaded: Story = {
  name: 'What was downloaded is marked by the server',
  tags: ['BONUS-02', 'BONUS-03'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const card = (await cards(canvas))[1]!;
    const marked = list.data.map((item) => ({ ...item, is_downloaded: true }));
    answerNow(mockOperation('listBonus', 200, { data: marked, stats: { ...list.stats, downloaded: 4 } }));
    await userEvent.click(within(card).getByRole('button', { name: /^Baixar: / }));
    await waitFor(() => expect(within(card).getByText('Baixado')).toBeVisible());
    await expect(within(card).getByRole('button', { name: /^Baixar Novamente/ })).toBeVisible();
    await expect(figure(canvas, 'Baixados')).toHaveTextContent('4');
  },
};

export const Empty: Story = {
  name: 'Nothing there',
  tags: ['BONUS-02'],
  parameters: { api: [mockOperation('listBonus', 200, none)] },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('Nenhum conteúdo bônus disponível no momento.')).toBeVisible(),
};

export const Loading: Story = {
  name: 'Loading',
  tags: ['BONUS-02'],
  parameters: { api: [slow('listBonus')] },
  play: async ({ canvas }) => expect(await canvas.findByText('Carregando conteúdo bônus...')).toBeVisible(),
};

export const Failed: Story = {
  name: 'A failure says so, and can be tried again',
  tags: ['BONUS-02'],
  parameters: { api: [networkError('listBonus')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Erro ao carregar conteúdo bônus');
    answerNow(mockOperation('listBonus', 200));
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await expect(await cards(canvas)).toHaveLength(4);
  },
};

export const LongTexts: Story = {
  name: 'Long texts and a large file',
  tags: ['BONUS-02'],
  parameters: {
    api: [
      mockOperation('listBonus', 200, {
        ...list,
        data: [
          {
            ...guide,
            title:
              'Guia completo do edital de leilão judicial e extrajudicial para quem compra pela primeira vez',
            description: `${guide.description} `.repeat(4).trim(),
            size: 1_073_741_824,
            duration: 86_399,
          },
          ...list.data.slice(1),
        ],
      }),
    ],
  },
  play: async ({ canvas }) => expect(await cards(canvas)).toHaveLength(4),
};
