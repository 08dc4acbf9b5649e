// Invented rows in the forms that cities publish.

/** One of our six columns. */
export const ownTable = (rows: readonly string[]) =>
  ['data;municipio;bairro;tipo;area_m2;valor', ...rows, ''].join('\n');

const guideColumns = [
  'N° do Cadastro (SQL)',
  'Nome do Logradouro',
  'Número',
  'Complemento',
  'Bairro',
  'Referência',
  'CEP',
  'Natureza de Transação',
  'Valor de Transação (declarado pelo contribuinte)',
  'Data de Transação',
  'Valor Venal de Referência',
  'Proporção Transmitida (%)',
  'Valor Venal de Referência (proporcional)',
  'Base de Cálculo adotada',
  'Tipo de Financiamento',
  'Valor Financiado',
  'Cartório de Registro',
  'Matrícula do Imóvel',
  'Situação do SQL',
  'Área do Terreno (m2)',
  'Testada (m)',
  'Fração Ideal',
  'Área Construída (m2)',
  'Uso (IPTU)',
  'Descrição do uso (IPTU)',
  'Padrão (IPTU)',
  'Descrição do padrão (IPTU)',
  'ACC (IPTU)',
];

interface Guide {
  number?: number;
  kind?: string;
  share?: string;
  price?: string;
  day?: string;
  area?: string;
  use?: string;
  place?: string;
}

/** A sheet of São Paulo's guides, saved as CSV. */
export function saoPauloTable(guides: readonly Guide[], delimiter = ';'): string {
  const lines = guides.map((guide, at) => {
    const cells: Record<string, string> = {
      'N° do Cadastro (SQL)': String(10_000_000_000 + (guide.number ?? at)),
      'Nome do Logradouro': 'R DAS ACACIAS INVENTADAS',
      Número: String(guide.number ?? at),
      Bairro: guide.place ?? ' JD INVENTADO ',
      'Natureza de Transação': guide.kind ?? '1.Compra e venda',
      'Valor de Transação (declarado pelo contribuinte)': guide.price ?? '500000',
      'Data de Transação': guide.day ?? '2026-01-15 00:00:00',
      'Proporção Transmitida (%)': guide.share ?? '100',
      'Área Construída (m2)': guide.area ?? '100',
      'Descrição do uso (IPTU)': guide.use ?? 'APARTAMENTO EM CONDOMÍNIO',
    };
    return guideColumns.map((name) => cells[name] ?? '').join(delimiter);
  });
  return [guideColumns.join(delimiter), ...lines, ''].join('\n');
}

const recifeColumns =
  'logradouro;numero;complemento;valor_avaliacao;bairro;cidade;uf;ano_construcao;area_terreno;area_construida;fracao_ideal;padrao_acabamento;tipo_construcao;tipo_ocupacao;data_transacao;estado_conservacao;tipo_imovel;sfh;cod_logradouro;latitude;longitude';

/** A year of Recife's open data. */
export const recifeTable = (rows: readonly { number: number; value: string; kind?: string }[]) =>
  [
    recifeColumns,
    ...rows.map(
      ({ number, value, kind = 'Apartamento' }) =>
        `rua inventada;${number};apto 101;${value};Casa Forte;Recife;PE;2007;798,91;100,0;0,02;Médio;${kind} > 4 Pavimentos;RESIDENCIAL;2025-03-08;Bom;${kind};0,00;1;;`,
    ),
    '',
  ].join('\n');
