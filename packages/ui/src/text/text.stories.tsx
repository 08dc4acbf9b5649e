import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Text } from './text.tsx';

const meta = {
  title: 'Data/Text',
  component: Text,
  args: { children: 'O edital é a lei do leilão: leia-o inteiro antes de dar um lance.' },
  parameters: {
    guide: {
      do: ['Set `measure` on running text.', 'Set `tabular` on any amount, date or count.'],
      dont: ['Use a tone as the only sign of a meaning.', 'Truncate what cannot be read elsewhere.'],
      accessibility: [
        'Every tone is at least 4.5:1 on its surfaces; `normal` is above 7:1.',
        'Sizes follow the browser’s text size.',
      ],
    },
  },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: (args) => (
    <>
      {(['normal', 'muted', 'faint', 'accent', 'critical'] as const).map((tone) => (
        <Text key={tone} {...args} color={tone} />
      ))}
    </>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <>
      {(['xsmall', 'small', 'medium', 'large'] as const).map((size) => (
        <Text key={size} {...args} size={size} />
      ))}
    </>
  ),
};

export const Measure: Story = {
  args: {
    measure: true,
    children:
      'Na alienação judicial o bem vai a duas praças. Na primeira, o lance mínimo é o valor da avaliação; na segunda, o juiz fixa o preço mínimo, e não se aceita preço vil. As custas, a comissão do leiloeiro e os débitos do imóvel constam do edital.',
  },
};

export const TabularFigures: Story = {
  render: () => (
    <>
      <Text tabular>R$ 1.111.111,11</Text>
      <Text tabular>R$ 8.888.888,88</Text>
    </>
  ),
};

export const Truncated: Story = {
  args: {
    truncate: true,
    children:
      'São José do Vale do Rio Preto, distrito de Parada Morelli, às margens da rodovia estadual, quilômetro 12, entrada pela segunda porteira',
  },
};

export const LongAddress: Story = {
  name: 'An address may break anywhere',
  args: {
    breaks: 'anywhere',
    leading: 'snug',
    children: 'contato.imobiliario.com.sobrenome.muito.comprido@imobiliaria-do-vale-do-sao-francisco.com.br',
  },
};

export const LastLine: Story = {
  name: 'No word stands alone on the last line',
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [
    (Story) => (
      <div style={{ width: 'max-content', maxWidth: 300 }}>
        <Story />
      </div>
    ),
  ],
  args: { children: 'Cada lista tem fonte e data, e o que a fonte não diz aparece como não informado' },
  play: async ({ canvas }) => {
    const { firstChild: words } = canvas.getByText(/^Cada lista/);
    const topOf = (start: number, end: number) => {
      const range = document.createRange();
      range.setStart(words!, start);
      range.setEnd(words!, end);
      return range.getBoundingClientRect().top;
    };
    const { length } = words!.textContent!;
    const last = topOf(length - 'informado'.length, length);
    await expect(last).toBeGreaterThan(topOf(0, 'Cada'.length));
    await expect(topOf(length - 'não informado'.length, length - ' informado'.length)).toBe(last);
  },
};

export const OwnLines: Story = {
  name: 'What somebody wrote keeps its lines',
  args: { breaks: 'lines', children: 'Bom dia.\n\nO código não chega.\nObrigada, Joana' },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/^Bom dia/);
    const line = Number.parseFloat(getComputedStyle(text).lineHeight);
    await expect(Math.round(text.offsetHeight / line)).toBe(4);
  },
};
