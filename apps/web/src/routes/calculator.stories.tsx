import { exampleOf, mockOperation } from '@martelo/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { pictured, Screen, screenParameters } from '../testing/screen.tsx';

const answer = exampleOf('getAuction', 200);
const { data: auction } = answer;

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
    const result = canvas.getByRole('region', { name: 'Resultado' });
    await expect(result).not.toHaveTextContent(/R\$\s?0,00/);
    await expect(within(result).getAllByText('—').length).toBeGreaterThan(7);
    await expect(within(result).getAllByText('não informado')).toHaveLength(4);
    await expect(result).not.toHaveTextContent('em branco:');
  },
};

export const NotInformed: Story = {
  name: 'An empty field is not informed, no R$ 0,00 of the edital, and one sentence lists what the sums leave out',
  tags: ['INFO-06'],
  args: { at: '/calculadora?tipo=direta&lance=200000&condominio=5000' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Custos até as chaves' }));
    const cellsOf = (name: RegExp) => table.getByRole('row', { name }).textContent;
    await expect(cellsOf(/^IPTU anterior/)).toBe('IPTU anterior não informado');
    await expect(cellsOf(/^Desocupação/)).toBe('Desocupação não informado');
    await expect(cellsOf(/^Comissão do leiloeiro/)).toBe('Comissão do leiloeiro não se aplica');
    await expect(cellsOf(/^Condomínio em atraso/)).toMatch(/Edital\s?R\$\s5\.000,00$/);
    const leftOut =
      'Não entram nesta conta, por estarem em branco: IPTU anterior, desocupação, reforma e espera.';
    await expect(canvas.getByText(leftOut)).toBeVisible();
    const [spoken] = within(canvas.getByRole('region', { name: 'Resultado' })).getAllByRole('status');
    await expect(spoken).toHaveTextContent(/^Total até as chaves: R\$\s[\d.,]+ .*: IPTU .* espera\.$/);
  },
};

export const NoReform: Story = {
  name: 'Without a reform no sum says that it has one; a highest bid lists what it leaves out too',
  tags: ['INFO-06', 'COST-06', 'COST-07'],
  args: { at: '/calculadora?lance=200000&revenda=300000&pagamento=parcelado&aluguel=1800' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const table = (name: string) => canvas.getByRole('table', { name });
    const noteOf = (name: string, row: RegExp) =>
      within(table(name)).getByRole('row', { name: row }).nextElementSibling;
    const result = await canvas.findByRole('region', { name: 'Resultado' });
    await expect(noteOf('Aluguel', /^Gasto até alugar/)).toHaveTextContent(/^Até as chaves\.$/);
    await expect(noteOf('Parcelas do leilão judicial', /^Em dinheiro/)).toHaveTextContent(
      /^O total até as chaves, menos as parcelas\.$/,
    );
    await expect(table('Revenda')).toHaveTextContent('contando como custo o lance, a comissão e o ITBI.');
    await userEvent.type(canvas.getByLabelText('Reforma'), '2500000');
    await expect(noteOf('Aluguel', /^Gasto até alugar/)).toHaveTextContent(
      /^Até as chaves, com a reforma\.$/,
    );
    await expect(table('Revenda')).toHaveTextContent('o lance, a comissão, o ITBI e a reforma.');
    await userEvent.clear(canvas.getByLabelText('Seu lance'));
    await expect(within(result).getByText('Informe o lance para ver a soma.')).toBeVisible();
    await expect(
      within(result).getByText(/^Não entram .*: condomínio em atraso, desocupação e espera\.$/),
    ).toBeVisible();
  },
};

export const Loss: Story = {
  name: 'A loss is called one',
  tags: ['INFO-06'],
  args: { at: '/calculadora?lance=200000&revenda=150000' },
  play: async ({ canvas }) =>
    expect((await canvas.findAllByText('Prejuízo')).length).toBeGreaterThanOrEqual(1),
};

export const Financing: Story = {
  name: 'With a loan by SAC, let, and beside waiting',
  tags: ['COST-05', 'COST-07'],
  args: {
    at: '/calculadora?tipo=direta&lance=200000&registro=2000&reforma=25000&pagamento=financiado&entrada=20&juros=11.49&prazo=360&aluguel=1800&despesas_ano=2400&proximo=190000&espera=2&aluguel_atual=1500',
  },
  parameters: { ...pictured },
  play: async ({ canvas }) => {
    const result = within(await canvas.findByRole('region', { name: 'Resultado' }));
    const loan = result.getByRole('table', { name: 'Financiamento' });
    await expect(loan).toHaveTextContent(/Valor financiado ?R\$ 160\.000,00/);
    await expect(loan).toHaveTextContent('Sem os seguros e as tarifas do banco');
    await expect(loan).toHaveTextContent('O total até as chaves, menos o que o banco paga.');
    await expect(result.getByRole('table', { name: 'Aluguel' })).toHaveTextContent(
      'Rendimento líquido por ano',
    );
    const scenarios = result.getByRole('table', { name: 'Comprar agora ou esperar' });
    await expect(scenarios).toHaveTextContent('Esperar a queda');
    await expect(scenarios).not.toHaveTextContent('2ª praça');
    await expect(canvas.getByText(/Enquanto se espera, outro pode comprar/)).toHaveTextContent(
      'depois de 6 meses esperar já custa mais do que poupa',
    );
    await expect(canvas.getByText('Confira no edital se o imóvel aceita financiamento.')).toBeVisible();
  },
};

export const UnknownWait: Story = {
  name: 'How long one waits is not known: no month is made up',
  tags: ['COST-04', 'COST-07'],
  args: {
    at: '/calculadora?tipo=direta&lance=200000&registro=2000&proximo=190000&segunda=150000&espera_segunda=1&aluguel_atual=1500',
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Comprar agora ou esperar' });
    const [, fall, second] = within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent);
    await expect(fall).toBe('Esperar a quedase o preço cair, prazo não informado');
    await expect(second).toBe('Na 2ª praçaem até 1 mês');
    const row = within(table).getByRole('row', { name: /^Aluguel na espera/ });
    await expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual([
      expect.stringContaining('0,00'),
      expect.stringContaining('não informado'),
      expect.stringContaining('1.500,00'),
    ]);
  },
};

export const WithoutBid: Story = {
  name: 'Of an auction, with the bid taken out: what else was typed stands in the address',
  tags: ['COST-08'],
  args: { at: `/calculadora?leilao=${auction.uuid_key}&lance=0&revenda=400000&reforma=25000` },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Preço de revenda')).toHaveDisplayValue(/400\.000,00/);
    await expect(canvas.getByLabelText('Reforma')).toHaveDisplayValue(/25\.000,00/);
    await expect(canvas.getByLabelText('Seu lance')).toHaveDisplayValue('');
  },
};

export const Instalments: Story = {
  name: 'In instalments of a judicial sale, which an address repeats',
  tags: ['COST-06', 'COST-08'],
  args: { at: '/calculadora?lance=200000&registro=2000&segunda=120000&espera_segunda=1' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Em parcelas, no leilão judicial' }));
    const plan = await canvas.findByRole('table', { name: 'Parcelas do leilão judicial' });
    await expect(plan).toHaveTextContent(/30 parcelas de até ?R\$ 5\.000,00/);
    await expect(plan).toHaveTextContent('cada parcela é corrigida por ele');
    const down = canvas.getByLabelText('Entrada (% do lance)');
    await userEvent.clear(down);
    await userEvent.type(down, '20');
    await expect(await canvas.findByText(/pelo menos 25 % de entrada e até 30 meses/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Venda direta, sem leiloeiro' }));
    await expect(canvas.getByText(/vale no leilão judicial; nos outros/)).toBeVisible();
    await expect(
      canvas.queryByRole('table', { name: 'Parcelas do leilão judicial' }),
    ).not.toBeInTheDocument();
  },
};

export const LoanWithoutRate: Story = {
  name: 'A loan without a rate: none is made up',
  tags: ['COST-05'],
  args: { at: '/calculadora?lance=200000&pagamento=financiado' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Informe os juros por ano para ver as parcelas do financiamento.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('table', { name: 'Financiamento' })).not.toBeInTheDocument();
  },
};

export const NoFinancing: Story = {
  name: 'The listing takes no loan, and that is said',
  tags: ['COST-05'],
  args: { at: `/calculadora?leilao=${auction.uuid_key}&pagamento=financiado&juros=11` },
  parameters: {
    chromatic: { disableSnapshot: true },
    api: [
      mockOperation('getAuction', 200, {
        ...exampleOf('getAuction', 200),
        data: { ...auction, accepts_financing: false },
      }),
    ],
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('Este imóvel não aceita financiamento, segundo a lista.')).toBeVisible(),
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

export const PartOfAWrongNumber: Story = {
  name: 'No sum has a part of what is said to be wrong, nor has the address; a number after it counts again',
  tags: ['INFO-06'],
  args: { at: '/calculadora?lance=200000' },
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('Comissão do leiloeiro (%)');
    const result = canvas.getByRole('region', { name: 'Resultado' });
    const [spoken] = within(result).getAllByRole('status');
    const expectShare = async (percent: number, total: string) => {
      const table = within(result).getByRole('table', { name: 'Custos até as chaves' });
      await expect(table).toHaveTextContent(new RegExp(`${percent}\\s% do lance, por fora`));
      // What is spoken is read from the address.
      await waitFor(() => expect(spoken).toHaveTextContent(total));
    };
    const atFive = '222.600,00';
    await expect(spoken).toHaveTextContent(atFive);
    await userEvent.clear(field);
    await userEvent.type(field, '15');
    await waitFor(() => expect(spoken).not.toHaveTextContent(atFive));
    await userEvent.type(field, '0');
    await expect(await canvas.findByText('Um número de 0 a 30.')).toBeVisible();
    await expect(field).toHaveValue('150');
    await expectShare(5, atFive);
    await userEvent.tab();
    await expect(field).toHaveValue('150');
    await expectShare(5, atFive);

    await userEvent.type(field, '{Backspace}');
    await expect(field).toHaveValue('15');
    await expect(canvas.queryByText('Um número de 0 a 30.')).not.toBeInTheDocument();
    await expectShare(15, 'Total até as chaves');
    await waitFor(() => expect(spoken).not.toHaveTextContent(atFive));
  },
};

export const EmptiedNumbers: Story = {
  name: 'Months that are none leave those from before; an emptied field has its number back once it is left',
  tags: ['INFO-06', 'COST-07'],
  args: { at: '/calculadora?lance=200000&mensal=900&proximo=190000&espera=2' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const months = await canvas.findByLabelText<HTMLInputElement>('Meses até revender');
    const [before, sum] = [months.value, () => canvas.getByRole('region', { name: 'Resultado' }).textContent];
    const first = sum();
    await userEvent.clear(months);
    await userEvent.type(months, '9999');
    await expect(months).toBeInvalid();
    await expect(sum()).toBe(first);
    await userEvent.clear(months);
    await userEvent.tab();
    await expect(months).toHaveValue(before);
    await expect(months).toBeValid();
    const wait = canvas.getByLabelText('Meses até a queda');
    await userEvent.type(wait, '999');
    await expect(wait).toBeInvalid();
    await expect(sum()).toBe(first);
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

export const OfRights: Story = {
  name: 'Opened from an auction of rights',
  tags: ['LABEL-35'],
  args: { at: `/calculadora?leilao=${auction.uuid_key}` },
  parameters: {
    api: [
      mockOperation('getAuction', 200, {
        ...answer,
        data: { ...auction, title: 'Direitos sobre casa no Centro' },
      }),
    ],
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('Vendem-se direitos sobre o imóvel, não a propriedade')).toBeVisible(),
};

export const AuctionMissing: Story = {
  name: 'An auction that fails to load leaves the address’s values',
  tags: ['INFO-06'],
  args: { at: `/calculadora?leilao=${auction.uuid_key}&lance=90000` },
  parameters: { api: [mockOperation('getAuction', 404)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Seu lance')).toHaveValue('R$\u00A090.000,00');
    await expect(canvas.queryByText('Cálculo de um imóvel')).not.toBeInTheDocument();
  },
};
