// What the calculator's form offers.

export const kindLabels = {
  judicial: 'Leilão judicial',
  extrajudicial: 'Leilão extrajudicial ou da Caixa',
  direct: 'Venda direta, sem leiloeiro',
} as const;

export const yesOrNo = [
  { value: 'sim', label: 'Contar o imposto de renda sobre o ganho' },
  { value: 'nao', label: 'Sem imposto: isento ou empresa' },
] as const;

export const deeds = [
  { value: 'sim', label: 'Com escritura pública' },
  { value: 'nao', label: 'Sem: o contrato da Caixa ou do banco vale como escritura' },
] as const;

export const stateOptions = [
  { value: '', label: 'Não informado' },
  ...'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'
    .split(' ')
    .map((uf) => ({ value: uf, label: uf })),
];

export const taxBases = [
  { value: 'preco', label: 'Preço pago' },
  { value: 'maior', label: 'O maior entre preço e valor venal' },
] as const;
