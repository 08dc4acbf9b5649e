import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';

import { EvidenceLine } from './evidence-line.tsx';

const how =
  'Contado nas listas da Caixa: de 219 imóveis que passaram à venda online, 137 vieram mais baratos.';

const meta = {
  title: 'Auction/EvidenceLine',
  component: EvidenceLine,
  args: {
    figure: '63 %',
    statement: 'dos imóveis que passaram de venda direta a venda online vieram com preço menor',
    kind: 'seen',
    n: 219,
    since: '2026-06-01',
    until: '2026-07-31',
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
      do: ['Say what was counted, and let the reader open how.', 'Give the dates of the lists.'],
      dont: ['Say what will happen: lists show what has happened.', 'Leave out how many cases it is of.'],
      keyboard: [['Enter, Space', 'On ‘Como sabemos’: opens and closes the explanation.']],
      accessibility: ['How sure it is stands as a word; the mark beside it differs in shape.'],
    },
  },
} satisfies Meta<typeof EvidenceLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['EVID-01'],
  parameters: { forcedColors: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('visto nas listas')).toBeVisible();
    await expect(canvas.getByText('219 casos')).toBeVisible();
    await expect(canvas.getByText('listas de 01/06/2026 a 31/07/2026')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Como sabemos: / }));
    await expect(await screen.findByRole('dialog', { name: /^Como sabemos: / })).toHaveTextContent(how);
    await userEvent.keyboard('{Escape}');
  },
};

export const Weaker: Story = {
  tags: ['EVID-01'],
  args: {
    figure: 'R$ 171.200,00',
    statement: 'é o próximo preço mais frequente entre imóveis com o mesmo desconto',
    kind: 'weaker',
    n: 41,
  },
  play: async ({ canvas }) => expect(canvas.getByText('indício mais fraco')).toBeVisible(),
};

export const Estimate: Story = {
  tags: ['EVID-01'],
  args: {
    figure: '4 a 7 %',
    statement: 'do preço vão para escritura e registro',
    kind: 'estimate',
    n: null,
    since: '2026-03-09',
    until: '2026-03-09',
    how: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('estimativa')).toBeVisible();
    await expect(canvas.getByText('lista de 09/03/2026')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Several: Story = {
  name: 'Several below each other',
  render: (args) => (
    <div>
      <EvidenceLine {...args} />
      <EvidenceLine {...args} figure="8 de 10" statement="saem da lista antes da segunda queda" n={1_260} />
      <EvidenceLine
        {...args}
        figure="R$ 171.200,00"
        kind="weaker"
        statement="é o próximo preço mais frequente entre imóveis com o mesmo desconto"
        n={41}
      />
    </div>
  ),
};

export const WithoutFigure: Story = {
  args: { figure: null, statement: 'A modalidade deste imóvel não mudou nas listas que vimos.', n: null },
};

export const LongText: Story = {
  args: {
    figure: 'R$ 12.345.678,90',
    statement:
      'dos apartamentos e salas comerciais de Vila Bela da Santíssima Trindade que saíram da lista voltaram a ela dentro de sessenta dias com a mesma avaliação e na mesma modalidade de venda, segundo as listas que tomamos',
  },
};
