import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { withLargeLetters, wordsPast } from '../testing/large-letters.ts';
import { DocumentList } from './document-list.tsx';

const meta = {
  title: 'Auction/DocumentList',
  component: DocumentList,
  args: {
    items: [
      { kind: 'edital', href: 'https://paineira.example/editais/1.pdf' },
      { kind: 'registration', number: 'nº 45.678, 1º Registro de Imóveis de Campinas' },
      { kind: 'process' },
    ],
    notice: [
      { item: 'description', found: true },
      { item: 'valuation', found: true },
      { item: 'minimum', found: true },
      { item: 'period', found: true },
      { item: 'commission', found: false },
      { item: 'payment', found: false },
      { item: 'encumbrances', found: false },
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
      do: [
        'List what the sale must have, found or not.',
        'Leave out the process of a sale that no court orders.',
      ],
      dont: ['Say that a document does not exist: only what the source publishes is known.'],
      accessibility: ['A list; found or not stands as words, and each link names its document and its site.'],
    },
  },
} satisfies Meta<typeof DocumentList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['EVID-08'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^Edital em paineira\.example/ });
    await expect(link).toHaveAttribute('href', 'https://paineira.example/editais/1.pdf');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvas.getByText('nº 45.678, 1º Registro de Imóveis de Campinas')).toBeVisible();
    await expect(
      canvas.getByText('A fonte diz: descrição do imóvel, avaliação, preço mínimo, data do leilão.'),
    ).toBeVisible();
    await expect(canvas.getByText('a fonte não publica')).toBeVisible();
  },
};

export const NoneFound: Story = {
  tags: ['EVID-08'],
  args: { items: [{ kind: 'edital' }, { kind: 'registration' }, { kind: 'process' }], notice: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('a fonte não publica')).toHaveLength(3);
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const InsecureAddress: Story = {
  name: 'An address without https is not linked',
  tags: ['EVID-08'],
  args: { items: [{ kind: 'edital', href: 'http://paineira.example/editais/1.pdf' }], notice: [] },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await expect(canvas.getByText('a fonte não publica')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    items: [
      {
        kind: 'edital',
        href: 'https://leiloeiros-oficiais-reunidos-do-mato-grosso-do-sul.example/editais/1.pdf',
      },
      {
        kind: 'process',
        number: '1000001-09.2026.8.26.0114',
        href: 'https://esaj.tjsp.jus.br/cpopg/search.do?numeroDigitoAnoUnificado=1000001-09.2026',
      },
    ],
  },
};

export const LargeLetters: Story = {
  name: 'With letters twice as large a document’s number breaks rather than leave the page',
  tags: ['SHELL-12'],
  args: LongText.args!,
  globals: { viewport: { value: 'phone' } },
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [(Story) => <div style={{ width: 256 }}>{Story()}</div>],
  play: ({ canvas }) =>
    withLargeLetters(async () => expect(wordsPast(canvas.getAllByRole('list')[0]!)).toBeLessThanOrEqual(0)),
};
