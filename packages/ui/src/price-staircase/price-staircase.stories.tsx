import type { Silence } from '@martelo/domain/evidence';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';

import { withLargeLetters, wordsOf } from '../testing/large-letters.ts';
import { PriceStaircase, type PriceStep } from './price-staircase.tsx';

const steps: readonly PriceStep[] = [
  { price: 228_000_00, state: 'past', listDate: '2026-01-08' },
  { price: 222_000_00, state: 'past', listDate: null },
  { price: 216_000_00, state: 'past', listDate: '2026-02-16' },
  { price: 204_000_00, state: 'current', listDate: '2026-03-09' },
  { price: 192_000_00, state: 'future' },
  { price: 180_000_00, state: 'future' },
  { price: 168_000_00, state: 'future' },
];

const how =
  'A cada lista guardamos os preços que a regra prevê e, na seguinte, contamos os acertos. A Caixa não publica regra nenhuma: é um costume visto nas listas.';

const meta = {
  title: 'Auction/PriceStaircase',
  component: PriceStaircase,
  args: {
    items: steps,
    price: 204_000_00,
    next: 192_000_00,
    mode: 'direct',
    kind: 'observed',
    reason: null,
    proof: { hits: 1_234, falls: 1_260, from: '2025-12-03', to: '2026-03-02' },
    how,
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
        'Give the proof of the last 90 days with the next price.',
        'Say why where there is no next price: `reason`.',
      ],
      dont: ['Say that the price will fall, or when: the lists do not say.', 'Use it for rounds with dates.'],
      keyboard: [['Enter, Space', 'On ‘Como sabemos’ and ‘Ver como tabela’: opens and closes them.']],
      accessibility: [
        'The drawing is hidden from screen readers, which get its sentence and its table; paper gets the table open.',
        'What was seen is a line, today a thick line with a dot and its word, what may follow is dashed.',
      ],
    },
  },
} satisfies Meta<typeof PriceStaircase>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['EVID-02', 'EVID-03'],
  parameters: { forcedColors: true },
  play: async ({ canvas }) => {
    const figure = canvas.getByRole('figure');
    await expect(figure).toHaveAccessibleName(
      /^Se ninguém comprar: próximo preço R\$\s192\.000,00 se seguir a regra vista nas listas$/,
    );
    await expect(canvas.getByText('certo em 1.234 de 1.260 quedas')).toBeVisible();
    await expect(figure).toHaveTextContent(
      'Nesta rodada o preço não cai; a próxima queda, se vier, é na próxima rodada online.',
    );
    await expect(figure).toHaveTextContent('Não sabemos quando.');
    await expect(figure).not.toHaveTextContent('vai cair');
    await userEvent.click(canvas.getByText('Ver como tabela'));
    const rows = canvas.getAllByRole('row').map((row) => row.textContent?.replaceAll('\u00a0', ' '));
    await expect(rows).toEqual([
      'DegrauPreçoLista de',
      'já passouR$ 228.000,0008/01/2026',
      'já passouR$ 222.000,00não visto nas listas',
      'já passouR$ 216.000,0016/02/2026',
      'preço de hojeR$ 204.000,0009/03/2026',
      'se seguir a regraR$ 192.000,00não sabemos quando',
      'se seguir a regraR$ 180.000,00não sabemos quando',
      'se seguir a regraR$ 168.000,00não sabemos quando',
    ]);
    await userEvent.click(canvas.getByText('Ver como tabela'));
    await userEvent.click(canvas.getByRole('button', { name: /^Como sabemos: / }));
    await expect(await screen.findByRole('dialog', { name: /^Como sabemos: / })).toHaveTextContent(how);
    await userEvent.keyboard('{Escape}');
  },
};

export const OnlineSale: Story = {
  tags: ['EVID-03'],
  args: { mode: 'online' },
  play: async ({ canvas }) =>
    expect(canvas.getByText(/^O preço desta rodada vale até o prazo na página da Caixa\./)).toBeVisible(),
};

export const WeakProof: Story = {
  name: 'Its own cut was not seen: a weaker statement',
  tags: ['EVID-02'],
  args: {
    kind: 'frequent',
    proof: { hits: 61, falls: 70, from: '2025-12-03', to: '2026-03-02' },
    items: [],
  },
  play: async ({ canvas }) =>
    expect(canvas.getByText('indício mais fraco: a queda deste imóvel não foi vista')).toBeVisible(),
};

const without = (reason: Silence, says: RegExp): Story => ({
  tags: ['EVID-04'],
  args: { reason, next: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(says)).toBeVisible();
    await expect(canvas.getByText('Próximo preço: não informado')).toBeVisible();
    await expect(canvas.queryByText(/R\$\s192\.000,00/)).not.toBeInTheDocument();
    await expect(canvas.queryByText(/^certo em/)).not.toBeInTheDocument();
  },
});

const unpictured = { chromatic: { disableSnapshot: true } };

export const NoProof: Story = { ...without('unproven', /^A regra tem prova de menos/) };

/** A rule that is not proven is not said, whatever else came. */
export const ProofMissing: Story = {
  ...without('unproven', /^A regra tem prova de menos/),
  args: { proof: null },
  parameters: unpictured,
};

export const EndOfTheStaircase: Story = {
  ...without('end', /^O preço está no fim da escada/),
  args: {
    reason: 'end',
    next: null,
    price: 48_000_00,
    items: [...steps.slice(0, 3), { price: 48_000_00, state: 'current' }],
  },
};

export const ChangedValuation: Story = {
  ...without('changed_valuation', /^A avaliação mudou/),
  args: { reason: 'changed_valuation', next: null, items: [] },
};

export const OneListOnly: Story = {
  tags: ['EVID-04'],
  args: { reason: 'one_list', next: null, items: [], mode: 'online' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Nenhuma queda deste imóvel foi vista/)).toBeVisible();
    await expect(canvas.queryByText('Ver como tabela')).not.toBeInTheDocument();
  },
};

export const TwoReadings: Story = {
  ...without('ambiguous', /^A queda vista cabe em dois degraus/),
  parameters: unpictured,
};

export const OffTheRule: Story = {
  ...without('off_rule', /^A queda vista não segue a regra/),
  parameters: unpictured,
};

export const OffTheList: Story = {
  ...without('gone', /^O imóvel saiu da lista/),
  args: { reason: 'gone', next: null, mode: null },
  parameters: unpictured,
};

export const OldList: Story = {
  ...without('stale', /^Não há lista dos últimos 30 dias/),
  parameters: unpictured,
};

const shares = [100, 97.5, 95, 92.5, 90, 87.5, 85, 80, 75, 70, 65, 60, 55, 50, 45, 40, 35, 30, 25, 20];

export const WholeStaircase: Story = {
  name: 'Far down a staircase, with large amounts: four steps ahead are drawn',
  args: {
    price: 59_259_259_26,
    next: 54_320_987_66,
    items: shares.map((share, at) => ({
      price: Math.round(98_765_432.1 * share),
      state: at < 11 ? 'past' : at === 11 ? 'current' : 'future',
    })),
  },
};

export const LargeLetters: Story = {
  ...WholeStaircase,
  name: 'With letters twice as large neither its figure nor the words of the drawing leave it',
  tags: ['SHELL-12'],
  parameters: unpictured,
  decorators: [(Story) => <div style={{ width: 256 }}>{Story()}</div>],
  play: ({ canvas }) =>
    withLargeLetters(async () => {
      const { left, right } = canvas.getByRole('figure').getBoundingClientRect();
      const words = canvas.getAllByText((_, element) => /^(span|p|text)$/i.test(element?.tagName ?? ''));
      await expect(words.length).toBeGreaterThan(8);
      for (const element of words) {
        const { left: from, right: to } = wordsOf(element);
        await expect(from >= left && to <= right ? '' : element.textContent).toBe('');
      }
    }),
};

export const Unknown: Story = {
  name: 'Nothing is known',
  tags: ['EVID-04'],
  args: { items: [], price: null, next: null, mode: null, proof: null, reason: 'one_list' },
  parameters: unpictured,
  play: async ({ canvas }) => expect(canvas.getByText('Próximo preço: não informado')).toBeVisible(),
};

export const HighContrast: Story = { globals: { contrast: 'more' } };
