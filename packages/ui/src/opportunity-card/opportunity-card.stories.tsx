import { aPicture, sampleNow } from '@martelo/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { Grid } from '../grid/grid.tsx';
import { Stack } from '../stack/stack.tsx';
import { linesOf, withLargeLetters, wordsOf, wordsPast } from '../testing/large-letters.ts';
import { type Opportunity, OpportunityCard } from './opportunity-card.tsx';

const inHours = (hours: number) => new Date(sampleNow.getTime() + hours * 3_600_000);

const one: Opportunity = {
  id: 7,
  title: 'Apartamento com 2 quartos no Setor Bueno',
  city: 'Goiânia',
  state: 'GO',
  originalValue: 320_000_00,
  currentValue: 185_600_00,
  date: inHours(24 * 10 + 1),
  status: 'available',
  type: 'extrajudicial',
  image: aPicture(150),
  viewed: false,
};

const meta = {
  title: 'Auction/OpportunityCard',
  component: OpportunityCard,
  args: { opportunity: one, href: '#leilao', onFavorite: fn(), onOpen: fn() },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxWidth: parameters['width'] ?? 384 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      do: [
        'Mark it viewed in `onOpen`.',
        'Keep a dismissed card in its place until the list is loaded anew.',
      ],
      dont: ['Warn of days left where the date is not known.'],
      keyboard: [
        ['Tab', 'Moves the focus to the link, then to the buttons in the corner.'],
        ['Enter', 'Opens the auction.'],
      ],
      accessibility: [
        'The struck-through value is read as ‘Valor original’.',
        'Not seen yet, status and discount are words.',
        'A removal is announced; the focus goes to ‘Desfazer’, and back to the link when it is undone.',
      ],
    },
  },
} satisfies Meta<typeof OpportunityCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Everything about an opportunity, in the grid. */
export const Default: Story = {
  tags: ['OPP-03'],
  play: async ({ canvas, args }) => {
    const card = canvas.getByRole('article', { name: one.title });
    for (const text of [
      'Goiânia/GO',
      'Valor original: R$ 320.000,00',
      'Valor atual: R$ 185.600,00',
      '42 % abaixo da avaliação',
      '-42%',
      '20/03/2026 10:00',
      'Disponível',
      'Extrajudicial',
      'Nova',
    ])
      await expect(card).toHaveTextContent(text);
    await expect(canvas.getByText(/320\.000,00/).tagName).toBe('S');
    await expect(canvas.queryByText(/Restam/)).not.toBeInTheDocument();

    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: `Ver Detalhes: ${one.title}` })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(7);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onFavorite).toHaveBeenCalledWith(7);
  },
};

export const NotLower: Story = {
  name: 'A value that is not below the original strikes nothing through',
  tags: ['OPP-03', 'VISIT-06'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { opportunity: { ...one, currentValue: 330_000_00 } },
  play: async ({ canvas }) => {
    const original = canvas.getByText('Valor original: R$ 320.000,00');
    await expect(original.tagName).toBe('P');
    await expect(canvas.getByRole('article')).not.toHaveTextContent('abaixo da avaliação');
  },
};

export const AtFullPrice: Story = {
  name: 'An amount that is both values stands once',
  tags: ['OPP-03', 'LABEL-33'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { opportunity: { ...one, currentValue: one.originalValue } },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(card).toHaveTextContent('Valor atual: R$ 320.000,00');
    await expect(card).not.toHaveTextContent('Valor original');
    await expect(canvas.getAllByText(/320\.000,00/)).toHaveLength(1);
  },
};

export const OldList: Story = {
  name: 'Of a list that is too old to go by',
  tags: ['OPP-03', 'LABEL-07'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    opportunity: {
      ...one,
      status: 'ending-soon',
      date: inHours(60),
      source: { name: 'Caixa Econômica Federal', listDate: '2026-01-23', freshDays: 7 },
    },
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(card).toHaveTextContent('Lista antiga');
    await expect(card).toHaveTextContent('lista de há 46 dias: confira');
    await expect(card).not.toHaveTextContent(/Encerrando|Restam/);
  },
};

const states: readonly Opportunity[] = [
  { ...one, id: 1, status: 'ending-soon', date: inHours(60), image: aPicture(20) },
  { ...one, id: 2, status: 'ending-soon', date: inHours(5), viewed: true, image: aPicture(205) },
  { ...one, id: 3, status: 'expired', date: inHours(-48), image: aPicture(280), viewed: true },
  { ...one, id: 4, status: 'withdrawn', date: null, type: 'caixa', directSale: true, image: aPicture(90) },
  { ...one, id: 5, currentValue: 224_000_00, image: aPicture(320) },
  { ...one, id: 6, currentValue: 227_300_00, sample: true },
];

export const States: Story = {
  name: 'Each status, the badge at 30 %, the warning at 7 days',
  tags: ['OPP-03'],
  parameters: { forcedColors: true, width: 1200 },
  args: { onDismiss: fn() },
  render: (args) => (
    <Grid as="ul">
      {states.map((opportunity) => (
        <li key={opportunity.id} style={{ display: 'grid' }}>
          <OpportunityCard {...args} opportunity={opportunity} favorite={opportunity.id === 1} />
        </li>
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    const [ending, lastDay, expired, unknown, atThirty, below] = canvas.getAllByRole('article');
    await expect(ending).toHaveTextContent('Encerrando');
    await expect(ending).toHaveTextContent('Restam 3 dia(s)');
    await expect(lastDay).toHaveTextContent('Encerra hoje');
    await expect(lastDay).toHaveTextContent('Já vista');
    await expect(expired).toHaveTextContent('Expirado');
    await expect(expired).not.toHaveTextContent('Restam');
    await expect(unknown).toHaveTextContent('Desconhecido');
    await expect(unknown).toHaveTextContent('Venda Direta');
    await expect(unknown).toHaveTextContent('Data não informada');
    await expect(atThirty).toHaveTextContent('-30%');
    await expect(below).not.toHaveTextContent('-29%');
    await expect(below).toHaveTextContent('29 % abaixo da avaliação');
  },
};

export const List: Story = {
  name: 'List layout: the date without its time, no badge and no warning',
  tags: ['OPP-03'],
  parameters: { width: 1200 },
  args: { layout: 'list', onDismiss: fn() },
  render: (args) => (
    <Stack as="ul" gap="small">
      {states.map((opportunity) => (
        <li key={opportunity.id}>
          <OpportunityCard {...args} opportunity={opportunity} />
        </li>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [ending] = canvas.getAllByRole('article');
    await expect(ending).toHaveTextContent('12/03/2026');
    await expect(ending).not.toHaveTextContent('21:00');
    await expect(ending).not.toHaveTextContent('Restam');
    await expect(ending).not.toHaveTextContent('-42%');
  },
};

export const Dismissed: Story = {
  args: { onDismiss: fn(), onRestore: fn() },
  render: function Removable(args) {
    const [dismissed, setDismissed] = useState(false);
    return (
      <OpportunityCard
        {...args}
        dismissed={dismissed}
        onDismiss={() => setDismissed(true)}
        onRestore={() => setDismissed(false)}
      />
    );
  },
  play: async ({ canvas }) => {
    const remove = { name: `Remover oportunidade: ${one.title}` };
    await userEvent.click(canvas.getByRole('button', remove));
    await expect(canvas.getByRole('status')).toHaveTextContent(`Oportunidade removida: ${one.title}`);
    const undo = canvas.getByRole('button', { name: `Desfazer: ${one.title}` });
    await expect(undo).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', remove));
  },
};

export const Extremes: Story = {
  name: 'Long texts, nothing known, above the original value',
  tags: ['RULE-03', 'RULE-04'],
  parameters: { width: 1200 },
  args: { onDismiss: fn() },
  render: (args) => (
    <Grid as="ul">
      {[
        {
          ...one,
          id: 'long',
          title:
            'Prédio comercial com três pavimentos, subsolo e estacionamento para oitenta veículos na Avenida Beira-Mar',
          city: 'São José do Vale do Rio Preto',
          originalValue: 12_345_678_901_23,
          currentValue: 9_876_543_210_98,
          date: inHours(30),
        },
        {
          id: 'bare',
          title: 'Imóvel',
          city: null,
          state: null,
          originalValue: null,
          currentValue: null,
          date: null,
          status: '',
          type: null,
          viewed: true,
        },
        { ...one, id: 'above', originalValue: 100_000_00, currentValue: 150_000_00 },
      ].map((opportunity) => (
        <li key={opportunity.id} style={{ display: 'grid' }}>
          <OpportunityCard {...args} opportunity={opportunity} />
        </li>
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    const [, bare, above] = canvas.getAllByRole('article');
    for (const text of [
      'Valor não informado',
      'Data não informada',
      'Localização não especificada',
      'Sem imagem',
    ])
      await expect(bare).toHaveTextContent(text);
    await expect(above).not.toHaveTextContent('%');
  },
};

const large = 'With letters twice as large amounts stay whole and within the card';
const ofBillions = { ...one, originalValue: 12_345_678_901_23, currentValue: 9_876_543_210_98 };

export const LargeLetters: Story = {
  name: large,
  tags: ['SHELL-12'],
  args: { opportunity: ofBillions, onDismiss: fn() },
  parameters: { width: 240, chromatic: { disableSnapshot: true } },
  play: ({ canvas }) =>
    withLargeLetters(async () => {
      const card = canvas.getByRole('article');
      await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
      for (const amount of canvas.getAllByText(/^R\$/)) await expect(linesOf(amount)).toBe(1);
    }),
};

export const LargeLettersInList: Story = {
  name: `${large}, clear of the buttons, in the list layout`,
  tags: ['SHELL-12'],
  args: { onDismiss: fn(), layout: 'list' },
  globals: { viewport: { value: 'phone' } },
  parameters: { width: 240, chromatic: { disableSnapshot: true } },
  play: ({ canvas }) =>
    withLargeLetters(async () => {
      const { top } = canvas.getByRole('button', { name: /^Remover/ }).getBoundingClientRect();
      for (const amount of canvas.getAllByText(/^R\$/)) {
        await expect(linesOf(amount)).toBe(1);
        await expect(amount.getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
      }
    }),
};

export const LargeLettersOnPicture: Story = {
  name: 'With letters twice as large the buttons stand clear of the picture’s words and of the discount',
  tags: ['SHELL-12'],
  args: { onDismiss: fn() },
  parameters: { width: 272, chromatic: { disableSnapshot: true } },
  play: ({ canvas }) =>
    withLargeLetters(async () => {
      const dismiss = canvas.getByRole('button', { name: /^Remover/ }).getBoundingClientRect();
      await expect(wordsOf(canvas.getByText('imagem ilustrativa')).bottom).toBeLessThanOrEqual(dismiss.top);
      await expect(canvas.getByText('-42%').getBoundingClientRect().right).toBeLessThanOrEqual(dismiss.left);
    }),
};

export const LargeBadgesInList: Story = {
  name: 'With letters twice as large a long status stays in its row of a list',
  tags: ['SHELL-12'],
  args: { opportunity: { ...one, status: 'unknown' }, layout: 'list' },
  globals: { viewport: { value: 'phone' } },
  parameters: { width: 240, chromatic: { disableSnapshot: true } },
  play: ({ canvas }) =>
    withLargeLetters(async () => {
      await expect(wordsPast(canvas.getByRole('article'))).toBeLessThanOrEqual(0);
    }),
};

export const WholeCardIsTheLink: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const { left, top, width, height } = canvas.getByRole('article').getBoundingClientRect();
    const link = canvas.getByRole('link');
    for (const [x, y] of [
      [0.1, 0.1],
      [0.5, 0.7],
      [0.9, 0.95],
    ] as const)
      await expect(document.elementFromPoint(left + width * x, top + height * y)).toBe(link);
  },
};

export const Compact: Story = {
  ...States,
  parameters: { width: 1200 },
  name: 'Compact density',
  globals: { density: 'compact' },
};
export const HighContrast: Story = {
  ...States,
  parameters: { width: 1200 },
  name: 'High contrast',
  globals: { contrast: 'more' },
};
