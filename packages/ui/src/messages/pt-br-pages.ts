import { formatCount } from './format-count.ts';

/** What leads from one page of a list to the next. */
export const pagesTexts = {
  pagination: 'Páginas',
  page: (page: number) => `Página ${formatCount(page)}`,
  pageOf: (page: number, last: number) => `Página ${formatCount(page)} de ${formatCount(last)}`,
  rangeOf: (first: number, last: number, total: number) =>
    `(${formatCount(first)}-${formatCount(last)} de ${formatCount(total)})`,
  previousPage: 'Anterior',
  nextPage: 'Próxima',
};
