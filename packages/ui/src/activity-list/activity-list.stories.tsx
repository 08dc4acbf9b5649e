import { sampleNow } from '@martelo/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { linesOf, withLargeLetters } from '../testing/large-letters.ts';
import { type Activity, ActivityList } from './activity-list.tsx';

const ago = (minutes: number) => new Date(sampleNow.getTime() - minutes * 60_000);

const activities: readonly Activity[] = [
  {
    id: 1,
    type: 'favorite',
    description: 'Apartamento no Setor Bueno, Goiânia, entrou nos favoritos',
    date: ago(4),
    href: '#leilao',
  },
  {
    id: 2,
    type: 'opportunity',
    description: 'Nova oportunidade em Recife - PE',
    date: ago(190),
    href: '#leilao',
  },
  { id: 3, type: 'alert', description: 'Alerta criado: Casas em Palhoça - SC', date: ago(900) },
  { id: 4, type: 'profile', description: 'Celular atualizado', date: ago(60 * 72) },
  {
    id: 5,
    type: 'alert',
    description: 'Alerta excluído: Terrenos em Salvador - BA',
    date: ago(60 * 24 * 400),
  },
];

const meta = {
  title: 'Data/ActivityList',
  component: ActivityList,
  args: { items: activities },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      do: ['Give it the latest first, five on a dashboard.'],
      dont: ['Leave the list out while it loads: `loading` keeps its place.'],
      keyboard: [['Tab', 'Moves through the activities that lead somewhere.']],
      accessibility: [
        'A named list; the type is read before each text.',
        'The whole date is the machine-readable `dateTime`, in São Paulo’s time in the hint.',
      ],
    },
  },
} satisfies Meta<typeof ActivityList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Five activities with an icon by type. */
export const Default: Story = {
  tags: ['ACC-02'],
  parameters: { forcedColors: true },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    const texts = [
      'Favorito: Apartamento no Setor Bueno, Goiânia, entrou nos favoritoshá 4 min',
      'Oportunidade: Nova oportunidade em Recife - PEhá 3 h',
      'Alerta: Alerta criado: Casas em Palhoça - SContem às 18:00',
      'Atividade: Celular atualizado07/03/2026 às 09:00',
      'Alerta: Alerta excluído: Terrenos em Salvador - BA03/02/2025 às 09:00',
    ];
    for (const [at, text] of texts.entries()) await expect(items[at]).toHaveTextContent(text);
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getByRole('list', { name: 'Atividades recentes' })).toBeVisible();
  },
};

export const Absolute: Story = {
  args: { time: 'absolute' },
  play: async ({ canvas }) => expect(canvas.getByText('10/03/2026 às 08:56')).toBeVisible(),
};

export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhuma atividade recente')).toBeVisible();
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  args: { items: [], loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Carregando');
    await expect(canvas.queryByText('Nenhuma atividade recente')).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  args: {
    items: [
      {
        id: 1,
        type: 'opportunity',
        description:
          'Prédio comercial com três pavimentos, subsolo e estacionamento para oitenta veículos na Avenida Beira-Mar, em São José do Vale do Rio Preto, baixou de R$ 12.345.678,90 para R$ 9.876.543,21',
        date: ago(61),
        href: '#leilao',
      },
      { id: 2, type: 'alert', description: 'x'.repeat(140), date: ago(0) },
    ],
  },
};

export const WrongProps: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { items: [{ id: 1, type: 'favorite', description: ' ', date: new Date('?') }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Favorito: Favorito');
    await expect(canvas.getByText('Data não informada')).toBeVisible();
  },
};

export const HighContrast: Story = {
  ...Default,
  parameters: {},
  name: 'High contrast',
  globals: { contrast: 'more' },
};

export const LargeLetters: Story = {
  name: 'With letters twice as large amounts and words are whole',
  tags: ['ACC-02', 'SHELL-12'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    items: ['oportunidades', 'R$\u00a012.345.678,90'].map((description, id) => ({
      id,
      type: 'opportunity',
      description,
      date: ago(4),
      href: '#leilao',
    })),
  },
  decorators: [(Story) => <div style={{ width: 238 }}>{Story()}</div>],
  play: ({ canvas }) =>
    withLargeLetters(async () => {
      for (const link of canvas.getAllByRole('link'))
        await expect([link.textContent, linesOf(link)]).toEqual([link.textContent, 1]);
    }),
};
