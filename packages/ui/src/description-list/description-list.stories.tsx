import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Badge } from '../badge/badge.tsx';
import { Link } from '../link/link.tsx';
import { withLargeLetters, wordsOf } from '../testing/large-letters.ts';
import { DescriptionList } from './description-list.tsx';

const meta = {
  title: 'Data/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Tipo de leilão', description: 'Judicial' },
      { term: 'Avaliação', description: 'R$ 321.000,00' },
      { term: 'Ocupação', description: <Badge tone="caution">Ocupado</Badge> },
      { term: 'Processo', description: '1001234-56.2024.8.26.0100' },
      { term: 'Edital', description: <Link href="#edital">Ler o edital</Link> },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      do: ['Write ‘Valor não informado’ for what is not known.'],
      dont: ['Use it for rows of the same kind: that is a `Table`.'],
      accessibility: ['A native description list: each fact is read with its name.'],
    },
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(terms).toEqual(['Tipo de leilão', 'Avaliação', 'Ocupação', 'Processo', 'Edital']);
  },
};

export const LongText: Story = {
  args: {
    items: [
      {
        term: 'Responsabilidade pelas dívidas condominiais anteriores à arrematação',
        description:
          'Débitos de IPTU e condomínio anteriores à arrematação sub-rogam-se no preço, nos termos do artigo 908, § 1º, do Código de Processo Civil.',
      },
      { term: 'Valor mínimo', description: 'Valor não informado' },
    ],
  },
};

export const Glossary: Story = {
  args: {
    layout: 'glossary',
    items: [
      { id: 'praca', term: 'Praça', description: 'Cada uma das datas em que o imóvel vai a leilão.' },
      {
        id: 'edital',
        term: 'Edital',
        description: 'O documento que diz o que é vendido e em que condições.',
      },
    ],
  },
};

export const Points: Story = {
  args: {
    layout: 'points',
    items: [
      { term: 'Edital', description: 'Quem paga as dívidas, e até quando se pode desistir.' },
      { term: 'Ocupação', description: 'Se há quem more lá, a desocupação é de quem compra.' },
      { term: 'Matrícula', description: 'Penhoras e usufrutos constam dela.' },
    ],
  },
};

export const Grid: Story = {
  name: 'Many short facts in a grid',
  args: {
    layout: 'grid',
    items: [
      { term: 'Tipo de imóvel', description: 'Apartamento' },
      { term: 'Quartos', description: '2' },
      { term: 'Área privativa', description: '64,2 m²' },
      { term: 'Preço por m²', description: 'R$ 4.984,42 por m² de área privativa' },
      { term: 'Matrícula', description: 'nº 45.678, 1º Registro de Imóveis de Goiânia' },
      { term: 'Ocupação', description: 'desocupado' },
    ],
  },
};

export const LargeLetters: Story = {
  ...Grid,
  name: 'With letters twice as large a phone has one column of short facts',
  tags: ['SHELL-12'],
  globals: { viewport: { value: 'phone' } },
  args: { ...Grid.args, items: [{ term: 'Aceita financiamento', description: 'sim' }] },
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [(Story) => <div style={{ width: 256 }}>{Story()}</div>],
  play: ({ canvas }) =>
    withLargeLetters(async () => {
      const term = canvas.getByText('Aceita financiamento');
      await expect(wordsOf(term).right).toBeLessThanOrEqual(term.getBoundingClientRect().right);
    }),
};
