import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { Text } from '../text/text.tsx';
import { Code, CodeBlock } from './code.tsx';

const lines = `# martelo_feed: 1
# list_date: 2026-11-20
code;title;type;uf;city;first_minimum;link
EXEMPLO-1;Apartamento de 2 quartos em Cambuí, Campinas – SP;judicial;SP;Campinas;320.000,00;https://leiloes.example/1`;

const meta = {
  title: 'Data/Code',
  component: CodeBlock,
  args: { label: 'Exemplo de lista', value: lines },
  parameters: {
    guide: {
      do: [
        'Take `Code` within a sentence and `CodeBlock` for whole lines.',
        'Say in the label what the lines are.',
      ],
      dont: ['Emphasize a word by it.', 'Show a secret in it.'],
      keyboard: [['← →', 'With the focus on the lines: scrolls them.']],
      accessibility: [
        'The lines are a region named by the label; the button that copies them is named so too.',
      ],
    },
  },
} satisfies Meta<typeof CodeBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Lines have a name, scroll by the keyboard and can be copied. */
export const Default: Story = {
  tags: ['PART-09'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copiar: Exemplo de lista' })).toBeVisible();
    const region = canvas.getByRole('region', { name: 'Exemplo de lista' });
    region.style.width = '200px';
    await waitFor(() => expect(region).toHaveAttribute('tabindex', '0'));
    await userEvent.tab();
    await userEvent.tab();
    await expect(region).toHaveFocus();
    region.style.width = '';
  },
};

export const ShortLines: Story = {
  name: 'No stop of Tab where nothing scrolls',
  tags: ['PART-09'],
  args: { label: 'Chave', value: 'EXEMPLO-1' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Chave' });
    await waitFor(() => expect(region).toHaveAttribute('tabindex', '-1'));
    await userEvent.tab();
    await userEvent.tab();
    await expect(region).not.toHaveFocus();
  },
};

export const Inline: Story = {
  render: () => (
    <Text measure>
      Com <Code>complete: true</Code> no cabeçalho, o que não estiver na lista passa a aparecer como fora
      dela.
    </Text>
  ),
};

export const LongText: Story = {
  args: {
    label: 'Cabeçalho do arquivo com todas as colunas, as obrigatórias e as que podem faltar, na ordem usual',
  },
};
