import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Timeline } from './timeline.tsx';

const meta = {
  title: 'Data/Timeline',
  component: Timeline,
  args: {
    items: [
      { title: '1ª praça', date: 'terça, 10/11/2026 às 13h', description: 'R$ 321.000,00', state: 'past' },
      { title: '2ª praça', date: 'terça, 24/11/2026 às 13h', description: 'R$ 186.400,00', state: 'current' },
      { title: 'Entrega da carta de arrematação', date: 'até 10 dias depois do pagamento', state: 'future' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      do: ['Keep the order of time, the oldest first.'],
      dont: ['Mark two items as current.'],
      accessibility: [
        'An ordered list; each state is a word, and the current item has `aria-current="step"`.',
      ],
    },
  },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Both rounds, and which one is current. */
export const Default: Story = {
  tags: ['DETAIL-04'],
  parameters: { forcedColors: true },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('1ª praça (Já aconteceu)');
    await expect(second).toHaveAttribute('aria-current', 'step');
  },
};

export const History: Story = {
  args: {
    items: [
      { title: 'Entrou na lista', date: '08/01/2026', description: 'R$ 240.000,00', state: 'past' },
      { title: 'Preço caiu 12 %', date: '14/03/2026', description: 'R$ 211.200,00', state: 'past' },
      { title: 'Saiu da lista', date: '02/05/2026', state: 'past' },
      {
        title: 'Voltou à lista como venda direta online, com proposta aberta',
        date: '19/11/2026',
        description:
          'R$ 186.400,00, com pagamento à vista ou financiamento em até 420 meses, sem uso do FGTS, conforme o edital.',
        state: 'current',
      },
    ],
  },
};

export const OneItem: Story = {
  args: { items: [{ title: 'Leilão único', date: 'Data não informada', state: 'future' }] },
};
