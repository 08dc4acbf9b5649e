import type { Cell, Sheet } from './render-workbook.ts';
import type { CellStyle } from './workbook-styles.ts';

const text = (style: CellStyle, value: string): Cell => ({ style, value });
const fill = (style: 'money' | 'percent' | 'number', value: number): Cell => ({ style, value, input: true });
const sum = (style: CellStyle, formula: string, value: number): Cell => ({ style, formula, value });

// The example of 'Como calcular o lance máximo', so that the two can be read side by side.
const bid = 192_654.32;
const sale = 320_000;
const fixed = { register: 4000, costs: 1000, condominium: 3000, eviction: 5000, works: 20_000 };
const months = 12;
const monthly = 800;
const commission = bid * 0.05;
const transferTax = bid * 0.03;
const carrying = months * monthly;
const fixedTotal = Object.values(fixed).reduce((total, part) => total + part, carrying);
const invested = bid + commission + transferTax + fixedTotal;
const net = sale * 0.94;
const profit = net - invested;
const incomeTax = Math.max(0, profit * 0.15);

const rows: readonly (readonly [label: string, cell?: Cell, note?: string])[] = [
  ['Preço'],
  ['Lance', fill('money', bid), 'O lance que você estuda.'],
  ['Avaliação do edital', fill('money', 320_000)],
  ['Desconto sobre a avaliação', sum('percent', 'IF(B6>0,1-B5/B6,0)', 1 - bid / 320_000)],
  ['Na compra'],
  ['Comissão do leiloeiro', fill('percent', 0.05), 'Em regra 5%; zero na venda direta. Veja o edital.'],
  ['ITBI', fill('percent', 0.03), 'Pergunte à prefeitura a alíquota e a base.'],
  ['Base do ITBI', sum('money', 'B5', bid), 'O lance; troque pelo valor venal se o município o usar.'],
  ['Registro e emolumentos', fill('money', fixed.register), 'Tabela do seu estado.'],
  ['Custas e carta de arrematação', fill('money', fixed.costs)],
  ['Dívidas, posse e obra'],
  ['Condomínio que fica com você', fill('money', fixed.condominium), 'O que o edital deixa ao comprador.'],
  ['Outras dívidas que ficam com você', fill('money', 0)],
  ['Desocupação', fill('money', fixed.eviction)],
  ['Reforma', fill('money', fixed.works)],
  ['Até a venda'],
  ['Meses até a venda', fill('number', months), 'Faça a conta também com o dobro.'],
  ['Custo por mês', fill('money', monthly), 'Condomínio, IPTU, contas.'],
  ['Preço de venda', fill('money', sale), 'De imóveis vendidos, não de anúncios.'],
  ['Corretagem na venda', fill('percent', 0.06)],
  ['Imposto sobre o ganho', fill('percent', 0.15), 'Pessoa física, em regra 15% até R$ 5 milhões de ganho.'],
  ['Resultado'],
  ['Total investido', sum('total', 'B5*(1+B9)+B11*B10+B12+B13+SUM(B15:B18)+B20*B21', invested)],
  ['Venda líquida', sum('total', 'B22*(1-B23)', net)],
  ['Ganho antes do imposto', sum('total', 'B27-B26', profit)],
  ['Imposto', sum('total', 'MAX(0,B28*B24)', incomeTax)],
  ['Ganho líquido', sum('total', 'B28-B29', profit - incomeTax)],
  ['Retorno líquido', sum('totalPercent', 'IF(B26>0,B30/B26,0)', (profit - incomeTax) / invested)],
  [
    'Retorno líquido por ano',
    sum('totalPercent', 'IF(AND(B20>0,B31>-1),(1+B31)^(12/B20)-1,0)', (profit - incomeTax) / invested),
  ],
  ['Lance máximo'],
  ['Retorno desejado, antes do imposto', fill('percent', 0.2)],
  [
    'Lance máximo',
    sum('total', '(B27/(1+B34)-B12-B13-SUM(B15:B18)-B20*B21)/(1+B9+B10)', (net / 1.2 - fixedTotal) / 1.08),
    'Com o ITBI sobre o lance.',
  ],
];

const first = 4;

/** The cost of a purchase from the bid to the sale, and the highest bid for a wanted return. */
export const costWorkbook: readonly Sheet[] = [
  {
    name: 'Custos',
    columns: [38, 18, 58],
    cells: Object.fromEntries([
      ['A1', text('title', 'Custo de uma arrematação')],
      [
        'A2',
        text('note', 'Preencha as células amarelas com os números do seu imóvel. O exemplo é inventado.'),
      ],
      ...rows.flatMap(([label, cell, note], at) => {
        const row = first + at;
        return [
          [`A${row}`, text(cell ? 'label' : 'heading', label)],
          ...(cell ? [[`B${row}`, cell]] : []),
          ...(note ? [[`C${row}`, text('note', note)]] : []),
        ] as [string, Cell][];
      }),
    ]),
  },
  {
    name: 'Como usar',
    columns: [100],
    cells: Object.fromEntries(
      [
        'Como usar esta planilha',
        '1. Troque as células amarelas pelos números do edital, da prefeitura e do cartório.',
        '2. Comissão e impostos são pontos de partida: confira cada um no edital e no seu município.',
        '3. Faça a conta de novo com o dobro de meses e com a reforma 30% mais cara. Se ainda fecha, o lance aguenta sustos.',
        '4. O lance máximo é o maior lance que ainda deixa o retorno desejado, antes do imposto sobre o ganho.',
        'Esta planilha não é conselho de investimento nem jurídico.',
      ].map((line, at) => [`A${at + 1}`, text(at === 0 ? 'title' : 'label', line)]),
    ),
  },
];
