import { sampleNow } from '@martelo/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { withLargeLetters, wordsOf } from '../testing/large-letters.ts';
import { offerEnd, type Plan, PlanCard, PlanCards } from './plan-card.tsx';

const features = ['Atualizações diárias', 'Leiloeiros oficiais', 'Suporte VIP', 'Alertas personalizados'];

const monthly: Plan = {
  name: 'Plano mensal',
  price: 119_90,
  period: 'month',
  features,
  guaranteeDays: 7,
  checkout: 'https://pagamento.example/mensal',
};

const yearly: Plan = {
  name: 'Plano anual',
  price: 597_00,
  period: 'year',
  originalPrice: 1_438_80,
  instalments: { count: 12, amount: 59_70 },
  features,
  recommended: true,
  guaranteeDays: 7,
  checkout: 'https://pagamento.example/anual',
};

const meta = {
  title: 'Marketing/PlanCard',
  component: PlanCard,
  subcomponents: { PlanCards },
  args: { plan: yearly, onSubscribe: fn() },
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
        'Recommend one plan at most.',
        'Take the end of an offer from `offerEnd`, which knows what may be shown.',
        'Put several into `PlanCards`.',
      ],
      dont: ['Count down to an end that is not real, but in sample mode, where it is marked.'],
      keyboard: [['Enter', 'On the button: opens the checkout in a new tab.']],
      accessibility: [
        'An `article` named by the plan; its features are a named list.',
        'The struck-through price is read as ‘Preço original’.',
      ],
    },
  },
} satisfies Meta<typeof PlanCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The annual plan. */
export const Default: Story = {
  tags: ['HOME-07'],
  play: async ({ canvas, args }) => {
    const plan = canvas.getByRole('article', { name: 'Plano anual' });
    for (const text of [
      'Melhor custo-benefício',
      'R$ 597,00/ano',
      'R$ 1.438,80',
      '12x R$ 59,70',
      'Garantia de 7 dias',
    ])
      await expect(plan).toHaveTextContent(text);
    await expect(canvas.queryByRole('timer')).not.toBeInTheDocument();

    const checkout = canvas.getByRole('link', { name: 'Assinar Plano anual (abre em nova aba)' });
    await expect(checkout).toHaveAttribute('href', 'https://pagamento.example/anual');
    await expect(checkout).toHaveAttribute('rel', 'noopener noreferrer');
    await userEvent.click(checkout);
    await expect(args.onSubscribe).toHaveBeenCalledOnce();
  },
};

/** What a subscriber sees of it. */
export const NotForSale: Story = {
  args: { action: null, offerEnds: new Date('2026-03-12T12:00-03:00') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Plano anual' })).toHaveTextContent('R$ 597,00/ano');
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('timer')).not.toBeInTheDocument();
  },
};

export const LargeLetters: Story = {
  name: 'With letters twice as large neither the amount nor the recommendation leaves the card',
  tags: ['SHELL-12'],
  globals: { viewport: { value: 'narrow' } },
  parameters: { width: 288, chromatic: { disableSnapshot: true } },
  args: { plan: { ...yearly, price: 1_119_90 } },
  play: ({ canvas }) =>
    withLargeLetters(async () => {
      const { right } = canvas.getByRole('article').getBoundingClientRect();
      for (const words of [/^R\$.1\.119,90/, 'Melhor custo-benefício'])
        await expect(wordsOf(canvas.getByText(words)).right).toBeLessThanOrEqual(right);
    }),
};

export const Monthly: Story = {
  name: 'The monthly plan',
  tags: ['HOME-07'],
  args: { plan: monthly },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent('R$ 119,90/mês');
    await expect(canvas.queryByText('Melhor custo-benefício')).not.toBeInTheDocument();
  },
};

export const Sample: Story = {
  name: 'In sample mode a marked countdown to midnight',
  tags: ['HOME-07', 'HONEST-01', 'HONEST-02'],
  args: { offerEnds: offerEnd('sample', null, sampleNow), sample: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Oferta termina em/)).toHaveTextContent('15h 0m');
    await expect(canvas.getByText('Exemplo')).toBeVisible();
  },
};

export const RealOffer: Story = {
  name: 'Live: a configured end',
  tags: ['HONEST-01'],
  args: { offerEnds: offerEnd('live', new Date('2026-03-31T23:59:00-03:00'), sampleNow) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('21d 14h');
    await expect(canvas.queryByText('Exemplo')).not.toBeInTheDocument();
  },
};

export const OfferOver: Story = {
  name: 'An end that is past shows nothing',
  tags: ['HONEST-01'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { offerEnds: new Date(sampleNow.getTime() - 1) },
  play: async ({ canvas }) => expect(canvas.queryByText(/Oferta termina/)).not.toBeInTheDocument(),
};

export const Comparison: Story = {
  name: 'Two plans side by side',
  tags: ['HOME-07'],
  parameters: { forcedColors: true, width: 768 },
  render: (args) => (
    <PlanCards>
      <PlanCard {...args} plan={monthly} />
      <PlanCard {...args} offerEnds={offerEnd('sample', null, sampleNow)} sample />
    </PlanCards>
  ),
};

export const NoCheckout: Story = {
  args: { plan: { ...monthly, checkout: 'javascript:alert(1)' } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Link não disponível' })).toBeDisabled(),
};

export const LongText: Story = {
  args: {
    offerEnds: new Date('2026-03-31T23:59:00-03:00'),
    plan: {
      ...yearly,
      name: 'Plano anual para escritórios de advocacia e imobiliárias',
      price: 12_345_678_90,
      originalPrice: 23_456_789_00,
      instalments: { count: 12, amount: 1_028_806_58 },
      features: [
        'Atualizações diárias das listas de leiloeiros oficiais de todos os estados e do Distrito Federal',
        'Acompanhamento personalizadíssimo',
      ],
    },
  },
};

export const HighContrast: Story = { ...Sample, name: 'high contrast', globals: { contrast: 'more' } };
