import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { expectTabStopWhileItScrolls } from '../testing/tab-stop.ts';
import { Table, TableText } from './table.tsx';

const meta = {
  title: 'Data/Table',
  component: Table,
  args: {
    label: 'Preço médio por cidade, lista de 08/01/2026',
    columns: [
      { id: 'city', label: 'Cidade' },
      { id: 'count', label: 'Imóveis', numeric: true },
      { id: 'average', label: 'Preço médio', numeric: true },
    ],
    rows: [
      { id: '1', cells: ['São Paulo – SP', '2.184', 'R$ 312.904,17'] },
      { id: '2', cells: ['Rio de Janeiro – RJ', '3.907', 'R$ 198.411,90'] },
      { id: '3', cells: ['Goiânia – GO', '640', 'R$ 164.300,00'] },
    ],
  },
  parameters: {
    guide: {
      do: ['Let the first column name the row.', 'Mark amounts, counts and dates as `numeric`.'],
      dont: ['Lay out a page with it.'],
      keyboard: [
        ['Tab', 'To a table that is wider than its place.'],
        ['Arrow keys', 'Scroll it.'],
      ],
      accessibility: ['A native table in a region named by its caption, with row and column headers.'],
    },
  },
} satisfies Meta<typeof Table>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { forcedColors: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Goiânia – GO' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(3);
  },
};

export const HiddenCaption: Story = { args: { hideLabel: true } };

export const TabStop: Story = {
  name: 'A stop of Tab only while it scrolls',
  tags: ['PART-05'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: ({ canvasElement }) =>
    expectTabStopWhileItScrolls(canvasElement, 'Preço médio por cidade, lista de 08/01/2026'),
};

export const HeadsBreak: Story = {
  name: 'Names of columns break before the table has to scroll',
  tags: ['PART-05'],
  args: {
    label: 'Listas',
    columns: ['Arquivo', 'Recebida em', 'Data da lista', 'Fora da lista'].map((label, at) => ({
      id: label,
      label,
      numeric: at > 1,
    })),
    rows: [{ id: '1', cells: ['caixa.csv', '08/01', '08/01', '212'] }],
  },
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 440 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Listas' });
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
    await expect(canvas.getByRole('cell', { name: '212' })).toBeVisible();
  },
};

export const Wide: Story = {
  args: {
    columns: ['Cidade', 'Imóveis', 'Mínimo', 'Médio', 'Máximo', 'Avaliação', 'Desconto'].map((label, at) => ({
      id: label,
      label,
      numeric: at > 0,
    })),
    rows: [
      {
        id: '1',
        cells: [
          'São José do Vale do Rio Preto – RJ',
          '1.000.000',
          'R$ 1.234.567,89',
          'R$ 1.234.567,89',
          'R$ 1.234.567,89',
          'R$ 1.234.567,89',
          '42 %',
        ],
      },
    ],
  },
};

export const Empty: Story = { args: { rows: [] } };

const endless = 'palavrasemespaco'.repeat(20);

export const EndlessWords: Story = {
  name: 'A word without end breaks and takes no other column out of sight',
  args: {
    label: 'Clientes',
    columns: ['Cliente', 'Motivo', 'Decisão'].map((label) => ({ id: label, label })),
    rows: [
      {
        id: '1',
        cells: [
          endless,
          <TableText key="reason" below={endless}>
            {endless}
          </TableText>,
          <button key="decision" type="button">
            Recusar
          </button>,
        ],
      },
    ],
  },
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 440 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Clientes' });
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
  },
};

export const Words: Story = {
  args: {
    label: 'Clientes',
    columns: ['Cliente', 'Motivo', 'Situação'].map((label) => ({ id: label, label })),
    rows: [
      {
        id: '1',
        cells: [
          <TableText key="name" below="helena@exemplo.com.br">
            Helena Duarte
          </TableText>,
          <TableText key="reason">Não uso mais a conta e prefiro que meus dados saiam daqui.</TableText>,
          'Em análise',
        ],
      },
    ],
  },
};
