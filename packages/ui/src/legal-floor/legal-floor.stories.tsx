import { legalArticle } from '@martelo/domain/legal-articles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { withLargeLetters, wordsOf } from '../testing/large-letters.ts';
import { LegalFloor } from './legal-floor.tsx';

const judicial = [
  {
    name: 'Código de Processo Civil, art. 891',
    says: 'Não é aceito lance abaixo do mínimo que o juiz fixou no edital; se ele não fixou nenhum, abaixo de 50 % da avaliação.',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2015-2018/2015/lei/l13105.htm',
    checkedOn: '2026-11-20',
  },
  {
    name: 'Código de Processo Civil, art. 896',
    says: 'Se o imóvel é de pessoa incapaz, o limite é 80 % da avaliação.',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2015-2018/2015/lei/l13105.htm',
    checkedOn: '2026-11-20',
  },
];

const meta = {
  title: 'Auction/LegalFloor',
  component: LegalFloor,
  args: {
    rite: 'judicial',
    status: 'above',
    askingPrice: 185_600_00,
    floor: 160_000_00,
    valuation: 320_000_00,
    items: judicial,
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
      do: ['Give each article with its address and the day that it was checked.'],
      dont: ['Advise, or call a price legal: a judge may have fixed another floor.'],
      accessibility: [
        'The line is hidden from screen readers: a sentence and two named figures say the same.',
      ],
    },
  },
} satisfies Meta<typeof LegalFloor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Above the floor',
  tags: ['EVID-06'],
  parameters: { forcedColors: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('O valor pedido está acima do piso.')).toBeVisible();
    await expect(canvas.getByText('58 % da avaliação')).toBeVisible();
    await expect(canvas.getByText('50 % da avaliação')).toBeVisible();
    await expect(canvas.getAllByText('texto conferido em 20/11/2026')).toHaveLength(2);
    await expect(canvas.getByText(/^Se o imóvel é de pessoa incapaz/)).not.toBeVisible();
    await userEvent.click(canvas.getByText('Mais um artigo desta venda'));
    await expect(canvas.getByText(/^Se o imóvel é de pessoa incapaz/)).toBeVisible();
    await userEvent.click(canvas.getByText('Mais um artigo desta venda'));
    await expect(canvas.getByRole('link', { name: /^Código de Processo Civil, art\. 891/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/www\.planalto\.gov\.br\//),
    );
  },
};

export const At: Story = {
  tags: ['EVID-06'],
  args: { status: 'at', askingPrice: 160_000_00 },
  play: async ({ canvas }) => expect(canvas.getByText('O valor pedido é igual ao piso.')).toBeVisible(),
};

export const Below: Story = {
  tags: ['EVID-06'],
  args: { status: 'below', askingPrice: 142_100_50, unless: 'judge_minimum' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('O valor pedido está abaixo do piso.')).toBeVisible();
    await expect(canvas.getByText('44,4 % da avaliação')).toBeVisible();
    await expect(canvas.getByText(/^O juiz pode ter fixado no edital um mínimo menor/)).toBeVisible();
  },
};

export const ThirdRound: Story = {
  name: 'A third round: whether a floor holds depends on what the source does not say',
  tags: ['EVID-06', 'RITE-05'],
  args: {
    status: 'unknown',
    askingPrice: 64_000_00,
    floor: null,
    unless: 'bankruptcy',
    items: [legalArticle('lei-11101-142'), legalArticle('cpc-891')],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Não se sabe como o valor pedido está para o piso.')).toBeVisible();
    await expect(canvas.getByText(/na falência a terceira chamada aceita qualquer preço\.$/)).toBeVisible();
  },
};

export const Unknown: Story = {
  tags: ['EVID-06'],
  args: { rite: null, status: 'unknown', floor: null, valuation: null, items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Não se sabe como o valor pedido está para o piso.')).toBeVisible();
    await expect(canvas.getAllByText('Valor não informado')).toHaveLength(1);
  },
};

export const NoFloor: Story = {
  name: 'No law sets one',
  tags: ['EVID-06'],
  args: {
    rite: 'bank_own',
    status: 'none',
    items: [
      {
        name: 'Lei 9.514/1997, art. 27',
        says: 'O limite vale para os dois leilões. Depois deles a Caixa vende o imóvel como seu, pelo preço que quiser.',
        url: 'https://www.planalto.gov.br/ccivil_03/leis/l9514.htm',
        checkedOn: '2026-11-20',
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nesta venda a lei não fixa um preço mínimo.')).toBeVisible();
    await expect(canvas.queryByText('Piso')).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  args: {
    rite: 'fiduciary',
    askingPrice: 98_765_432_10,
    floor: 61_728_394_99,
    valuation: 123_456_789_99,
  },
};

export const LargeLetters: Story = {
  ...LongText,
  name: 'With letters twice as large no figure leaves it',
  tags: ['SHELL-12'],
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [
    (Story) => (
      <div data-testid="place" style={{ width: 256 }}>
        <Story />
      </div>
    ),
  ],
  play: ({ canvas }) =>
    withLargeLetters(async () => {
      const amounts = canvas.getAllByText(/^R\$/);
      await expect(amounts).toHaveLength(2);
      const { right } = canvas.getByTestId('place').getBoundingClientRect();
      for (const amount of amounts) await expect(wordsOf(amount).right).toBeLessThanOrEqual(right);
    }),
};

export const HighContrast: Story = { globals: { contrast: 'more' } };
