import { exampleOf, mockOperation } from '@martelo/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { pictured, Screen, screenParameters } from '../../../../.storybook/screen.tsx';

const { data: auction } = exampleOf('getAuction', 200);

const meta = {
  title: 'Screens/Calculator',
  component: Screen,
  tags: ['!autodocs'],
  args: { at: '/calculadora?lance=200000&valor_venal=320000&reforma=25000&mensal=900&revenda=360000' },
  parameters: screenParameters,
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A whole calculation. */
export const Default: Story = {
  tags: ['INFO-06'],
  parameters: { ...pictured },
  play: async ({ canvas }) => {
    const result = within(await canvas.findByRole('region', { name: 'Resultado' }));
    await expect(result.getAllByText('R$ 222.600,00', { collapseWhitespace: true })[0]).toBeVisible();
    await expect(result.getAllByRole('table')).toHaveLength(3);
  },
};

export const Empty: Story = {
  name: 'Nothing typed yet: no figure is made up',
  tags: ['INFO-06'],
  args: { at: '/calculadora' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Informe o lance para ver a soma.')).toBeVisible();
    await expect(canvas.getAllByText('—')).toHaveLength(3);
  },
};

export const Loss: Story = {
  name: 'A loss is called one',
  tags: ['INFO-06'],
  args: { at: '/calculadora?lance=200000&revenda=150000' },
  play: async ({ canvas }) =>
    expect((await canvas.findAllByText('Prejuízo')).length).toBeGreaterThanOrEqual(1),
};

export const WrongRate: Story = {
  name: 'A rate that is none says so and changes nothing',
  tags: ['INFO-06'],
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('Comissão do leiloeiro (%)');
    await userEvent.clear(field);
    await userEvent.type(field, '5x');
    await expect(await canvas.findByText('Um número de 0 a 30.')).toBeVisible();
    await expect(canvas.getByText(/^5\s% do lance, por fora/)).toBeVisible();
  },
};

export const OfAnAuction: Story = {
  name: 'Opened from an auction',
  tags: ['INFO-06', 'LABEL-22'],
  args: { at: `/calculadora?leilao=${auction.uuid_key}` },
  play: async ({ canvas }) => {
    const main = within(await canvas.findByRole('main'));
    await expect(await main.findByRole('link', { name: auction.title })).toBeVisible();
    await expect(main.getByLabelText('Preço de revenda')).toHaveValue('');
  },
};

export const AuctionMissing: Story = {
  name: 'An auction that can not be had leaves the address’s values',
  tags: ['INFO-06'],
  args: { at: `/calculadora?leilao=${auction.uuid_key}&lance=90000` },
  parameters: { api: [mockOperation('getAuction', 404)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Seu lance')).toHaveValue('R$\u00A090.000,00');
    await expect(canvas.queryByText('Cálculo de um imóvel')).not.toBeInTheDocument();
  },
};
