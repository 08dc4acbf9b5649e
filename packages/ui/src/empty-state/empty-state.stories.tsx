import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Button } from '../button/button.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: { title: 'Nenhum leilão encontrado' },
  parameters: {
    guide: {
      do: [
        'Say what is not there and give the one thing that helps.',
        'Set `headingLevel` by the page’s outline.',
      ],
      dont: ['Use it for a failure: `ErrorState` says so and tries again.'],
      accessibility: ['A heading and text; the drawing is not read.'],
    },
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

/** No result, with its two sentences. */
export const Default: Story = {
  tags: ['LIST-08'],
  parameters: { forcedColors: true },
  args: {
    description: 'Não encontramos nenhum leilão com os filtros selecionados.',
    action: <Button>Limpar filtros</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Nenhum leilão encontrado' })).toBeVisible();
    await expect(canvas.getByText(/com os filtros selecionados/)).toBeVisible();
  },
};

export const TitleAlone: Story = {
  name: 'A title alone',
  tags: ['HOME-04'],
  args: { title: 'Nenhum leilão em destaque no momento' },
};

export const LongText: Story = {
  args: {
    headingLevel: 1,
    action: <Button>Criar um alerta</Button>,
    title: 'Não encontramos nenhum imóvel rural em segunda praça no Vale do São Francisco até R$ 50.000,00',
    description:
      'As listas oficiais de hoje não têm imóveis assim. Aumente o preço máximo, escolha outra cidade ou crie um alerta: avisamos por email no dia em que um deles aparecer.',
  },
};
