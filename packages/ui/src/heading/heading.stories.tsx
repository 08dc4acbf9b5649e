import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { linesOf, withLargeLetters } from '../testing/large-letters.ts';
import { Heading } from './heading.tsx';

const meta = {
  title: 'Data/Heading',
  component: Heading,
  args: { headingLevel: 1, children: 'Imóveis em Leilão' },
  parameters: {
    guide: {
      do: ['Choose `headingLevel` by the outline, `size` by the weight on the page.'],
      dont: ['Skip a level to get a smaller title.'],
      accessibility: ['A native heading: screen readers list it and jump to it.'],
    },
  },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Levels: Story = {
  render: () => (
    <>
      <Heading headingLevel={1}>Apartamentos em Leilão</Heading>
      <Heading headingLevel={2}>Encerram em 7 dias</Heading>
      <Heading headingLevel={3}>São Paulo</Heading>
      <Heading headingLevel={4}>Moóca</Heading>
    </>
  ),
};

export const Hero: Story = {
  args: { size: 'hero', children: 'Todos os leilões de imóveis do Brasil, sem letras miúdas' },
};

export const SizeApartFromLevel: Story = {
  args: { headingLevel: 2, size: 'small' },
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { level: 2 })).toBeVisible(),
};

export const LargeLetters: Story = {
  name: 'With letters twice as large the longest words of our titles are whole',
  tags: ['SHELL-12'],
  globals: { viewport: { value: 'narrow' } },
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <>
      <Heading headingLevel={1}>Oportunidades</Heading>
      <Heading headingLevel={1}>Configurações</Heading>
      <Heading headingLevel={1}>acessibilidade</Heading>
      <Heading headingLevel={2}>Administração</Heading>
      <Heading headingLevel={1} size="hero">
        Informações
      </Heading>
      <div style={{ width: 224 }}>
        <Heading headingLevel={2} size="medium">
          extrajudicial
        </Heading>
      </div>
    </>
  ),
  play: ({ canvas }) =>
    withLargeLetters(async () => {
      for (const heading of canvas.getAllByRole('heading'))
        await expect([heading.textContent, linesOf(heading)]).toEqual([heading.textContent, 1]);
    }),
};
