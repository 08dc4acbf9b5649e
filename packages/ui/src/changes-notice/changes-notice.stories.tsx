import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ChangesNotice } from './changes-notice.tsx';

const price = { text: 'Preço caiu de R$ 430.000,00 para R$ 410.000,00', listDate: '2026-03-08' } as const;

const meta = {
  title: 'Auction/ChangesNotice',
  component: ChangesNotice,
  args: { title: 'Mudou desde a sua visita em 05/03/2026', items: [price] },
  parameters: {
    guide: {
      do: ['Say since when, and of which list each change is.', 'Keep it calm: news is no warning.'],
      dont: ['Tell that an auction is new, or that nothing changed: leave it out.'],
      accessibility: ['A region by its title, with a list of changes.'],
    },
  },
} satisfies Meta<typeof ChangesNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One change, as most are. */
export const Default: Story = {
  tags: ['NEWS-03'],
  parameters: { forcedColors: true },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('region', { name: 'Mudou desde a sua visita em 05/03/2026' }),
    ).toHaveTextContent('Preço caiu de R$ 430.000,00 para R$ 410.000,00 (lista de 08/03/2026)');
  },
};

export const Several: Story = {
  tags: ['NEWS-03'],
  args: {
    items: [
      price,
      { text: 'Data da 2ª praça: de 10/03/2026 14:00 para 12/03/2026 14:00', listDate: '2026-03-06' },
      { text: 'Deixou de aceitar financiamento, segundo a lista', listDate: '2026-03-05' },
    ],
    total: 7,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText('e mais 4 mudanças')).toBeVisible();
  },
};

export const Gone: Story = {
  args: { items: [{ text: 'Saiu da lista, o que não diz se foi vendido', listDate: '2026-03-08' }] },
};

export const Line: Story = {
  tags: ['NEWS-04'],
  args: { variant: 'line', items: [price, { ...price, listDate: '2026-03-02' }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.getByText('e mais 1 mudança')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    items: [
      {
        text: `Endereço: de Rua Conselheiro Nébias, 1.234, Campos Elíseos para ${'Avenida'.repeat(20)} · Edital · Matrícula`,
        listDate: '2026-03-08',
      },
    ],
  },
};

export const Empty: Story = {
  name: 'Nothing changed: nothing is shown',
  args: { items: [] },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => expect(canvas.queryByRole('region')).not.toBeInTheDocument(),
};

export const HighContrast: Story = {
  ...Several,
  parameters: {},
  name: 'High contrast',
  globals: { contrast: 'more' },
};
