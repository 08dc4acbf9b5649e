import type { Meta, StoryObj } from '@storybook/react-vite';
import { BadgeCheck, BellRing, Headset, KeyRound } from 'lucide-react';
import { expect } from 'storybook/test';

import { iconControl } from '../foundations/icon-control.ts';
import { Grid } from '../grid/grid.tsx';
import { BenefitCard } from './benefit-card.tsx';

const meta = {
  title: 'Marketing/BenefitCard',
  component: BenefitCard,
  args: {
    icon: BellRing,
    title: 'Alertas inteligentes',
    text: 'Diga a cidade, o tipo e o preço. Avisamos por email quando aparecer um leilão assim.',
  },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxWidth: parameters['width'] ?? 300 }}>
        <Story />
      </div>
    ),
  ],
  argTypes: { icon: iconControl },
  parameters: {
    guide: {
      do: ['Say what the person gets, in one or two sentences.'],
      dont: ['Make it a link: it is read, not pressed.'],
      accessibility: ['A heading and its text; the icon is decorative.'],
    },
  },
} satisfies Meta<typeof BenefitCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getByRole('heading', { level: 3, name: 'Alertas inteligentes' })).toBeVisible(),
};

export const FourInARow: Story = {
  name: 'Four in a row',
  tags: ['INFO-01'],
  parameters: { width: 1200 },
  render: (args) => (
    <Grid columns={4}>
      <BenefitCard
        icon={KeyRound}
        title="Acesso exclusivo"
        text="Todos os detalhes de cada leilão, com as duas praças, o histórico de preços e o edital."
      />
      <BenefitCard {...args} />
      <BenefitCard
        icon={Headset}
        title="Suporte VIP"
        text="Atendimento de segunda a sexta, das 9h às 18h, e aos sábados, das 9h às 13h."
      />
      <BenefitCard
        icon={BadgeCheck}
        title="Informações verificadas"
        text="Cada dado traz a fonte e a data da lista em que foi publicado."
      />
    </Grid>
  ),
  play: async ({ canvas }) => expect(canvas.getAllByRole('heading')).toHaveLength(4),
};

export const LongText: Story = {
  args: {
    title: 'Acompanhamento de desocupações extrajudiciais',
    text: 'Responsabilidades, prazos e custos da desocupação explicados passo a passo, com modelos de notificação extrajudicial e a indicação do que muda em cada modalidade de venda.',
  },
};

export const HighContrast: Story = { ...FourInARow, name: 'high contrast', globals: { contrast: 'more' } };
