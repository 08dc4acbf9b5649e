import type { SalePhase } from './phase.ts';

/**
 * 1 recent, 2 price low, 3 price high, 4 ending soon (LIST-06), 5 discount, 6 price of a square metre (FILTER-02), 7
 * next price, 8 and 9 rank of the discount and of the price of a square metre (FILTER-06).
 */
export type Order = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

export const orderLabels: Readonly<Record<Order, string>> = {
  1: 'Mais recentes',
  2: 'Menor preço',
  3: 'Maior preço',
  4: 'Encerrando em breve',
  5: 'Maior desconto',
  6: 'Menor preço por m²',
  7: 'Menor próximo preço',
  8: 'Desconto mais incomum',
  9: 'Preço por m² mais incomum',
};

/** What the filter by round is called. */
export const phaseFilterLabels: Readonly<Record<SalePhase, string>> = {
  first: '1ª praça',
  second: '2ª praça',
  third: '3ª praça',
  unique: 'Leilão, sem praça informada',
  sfi: 'Leilão SFI',
  tender: 'Licitação aberta',
  online: 'Venda online',
  direct: 'Venda direta',
};
