/**
 * What to know before a loan is included, by the listing's `financing`; null where the property takes one. Undefined
 * stands for no listing.
 */
export function loanWarning(financing: boolean | null | undefined): string | null {
  if (financing === true) return null;
  if (financing === false) return 'Este imóvel não aceita financiamento, segundo a lista.';
  return financing === null
    ? 'A lista não informa se este imóvel aceita financiamento: confira no site oficial.'
    : 'Confira no edital se o imóvel aceita financiamento.';
}
