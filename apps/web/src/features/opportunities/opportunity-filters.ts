import type { PropertyType } from '@martelo/domain/auction';
import { propertyTypeOfSlug, propertyTypeSlug } from '@martelo/domain/codes';

/** Which opportunities are shown; stored in the address (OPP-02). */
export interface OpportunityFilters {
  text: string;
  propertyType: PropertyType | null;
  favorites: boolean;
  endingSoon: boolean;
  highDiscount: boolean;
  view: 'grid' | 'list';
  page: number;
}

export const noFilters: OpportunityFilters = {
  text: '',
  propertyType: null,
  favorites: false,
  endingSoon: false,
  highDiscount: false,
  view: 'grid',
  page: 1,
};

const maxTextLength = 100;
const lastPage = 1_000_000;

/** The filters of an address; unknown and malformed ones are ignored. */
export function parseFilters(search: string): OpportunityFilters {
  const params = new URLSearchParams(search);
  const on = (name: string) => params.get(name) === '1';
  const page = Number(params.get('pagina'));
  return {
    text: (params.get('busca') ?? '').trim().slice(0, maxTextLength).toWellFormed(),
    propertyType: propertyTypeOfSlug(params.get('tipo') ?? ''),
    favorites: on('favoritos'),
    endingSoon: on('encerrando'),
    highDiscount: on('desconto'),
    view: params.get('visao') === 'lista' ? 'list' : 'grid',
    page: Number.isSafeInteger(page) && page >= 1 && page <= lastPage ? page : 1,
  };
}

/** The address of these filters from `?` on, defaults left out; the inverse of {@link parseFilters}. */
export function stringifyFilters(filters: OpportunityFilters): string {
  const params = new URLSearchParams();
  const add = (name: string, value: string | false | null) => {
    if (value) params.set(name, value);
  };
  add('busca', filters.text.trim());
  add('tipo', filters.propertyType && propertyTypeSlug(filters.propertyType));
  add('favoritos', filters.favorites && '1');
  add('encerrando', filters.endingSoon && '1');
  add('desconto', filters.highDiscount && '1');
  add('visao', filters.view === 'list' && 'lista');
  add('pagina', filters.page > 1 && String(filters.page));
  const text = params.toString();
  return text && `?${text}`;
}

/** Whether anything is left out; the view and the page leave nothing out. */
export function isFiltering({ view: _view, page: _page, ...filters }: OpportunityFilters): boolean {
  return Object.values(filters).some(Boolean);
}
