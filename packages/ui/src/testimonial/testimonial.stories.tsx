import { aPicture } from '@martelo/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Grid } from '../grid/grid.tsx';
import { Testimonial } from './testimonial.tsx';

const meta = {
  title: 'Marketing/Testimonial',
  component: Testimonial,
  args: {
    quote:
      'Recebi o alerta numa terça e visitei o imóvel no sábado. O edital já estava no site do leiloeiro.',
    name: 'Marina Duarte',
    about: 'Engenheira em Recife - PE',
  },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxWidth: parameters['width'] ?? 384 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      do: ['Set `sample` on every one that no customer said.'],
      dont: ['Show a name or a picture without the person’s leave.', 'Shorten a quote so that it says more.'],
      accessibility: ['A `figure` with a `blockquote` and its caption; the picture is decorative.'],
    },
  },
} satisfies Meta<typeof Testimonial>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What a customer says. */
export const Default: Story = {
  tags: ['HOME-06'],
  play: async ({ canvas, args }) => {
    const figure = canvas.getByRole('figure');
    await expect(figure).toHaveTextContent(args.quote);
    await expect(figure).toHaveTextContent('Marina Duarte');
    await expect(canvas.queryByText('Exemplo')).not.toBeInTheDocument();
  },
};

export const Sample: Story = {
  name: 'One that is made up is marked',
  tags: ['HONEST-02'],
  args: { sample: true },
  play: async ({ canvas }) => expect(canvas.getByText('Exemplo')).toBeVisible(),
};

export const WithPicture: Story = { args: { picture: aPicture(205).url } };

export const OnlyAName: Story = {
  render: () => <Testimonial quote="Simples e direto." name="João" />,
};

export const InARow: Story = {
  parameters: { width: 1200 },
  render: (args) => (
    <Grid>
      <Testimonial {...args} sample />
      <Testimonial
        {...args}
        sample
        name="Maria Aparecida dos Santos Albuquerque de Vasconcelos"
        about="Administradora de condomínios em São José do Vale do Rio Preto - RJ"
        quote="Comparo as duas praças, o valor de avaliação e a distância antes de decidir. Antes eu abria vinte sites de leiloeiros por semana e ainda perdia prazos; agora abro o email da manhã e leio só o que cabe no meu orçamento."
      />
      <Testimonial {...args} sample name="João Prado" about="Belém - PA" quote="Simples e direto." />
    </Grid>
  ),
  play: async ({ canvas }) => expect(canvas.getAllByText('Exemplo')).toHaveLength(3),
};

export const HighContrast: Story = { ...Sample, name: 'High contrast', globals: { contrast: 'more' } };
