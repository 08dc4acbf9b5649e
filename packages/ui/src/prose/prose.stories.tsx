import type { Meta, StoryObj } from '@storybook/react-vite';

import { Prose } from './prose.tsx';

const meta = {
  title: 'Data/Prose',
  component: Prose,
  args: {
    children: [
      <h2 key="title">O que é um leilão judicial</h2>,
      <p key="first">
        O juiz manda vender o imóvel para pagar uma dívida. Vale o <a href="#edital">edital</a>, e só ele.
      </p>,
      <ul key="list">
        <li>A primeira praça começa no valor da avaliação.</li>
        <li>
          A segunda começa no <strong>preço mínimo</strong> que o juiz fixou.
        </li>
      </ul>,
      <h3 key="sub">Antes do lance</h3>,
      <p key="last">Leia a matrícula, visite o imóvel, some as dívidas.</p>,
    ],
  },
  parameters: {
    guide: {
      do: ['Write plain elements in it; it styles them.'],
      dont: ['Put components with styles of their own in it.'],
      accessibility: ['Headings keep the page’s outline: begin with the level that comes next.'],
    },
  },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = { args: { size: 'small' } };
