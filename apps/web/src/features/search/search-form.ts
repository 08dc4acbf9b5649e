import type { Centavos } from '@martelo/domain/auction';
import { parseAmount, stringifyAmount } from '@martelo/domain/codecs';
import { subcategoryIds } from '@martelo/domain/codes';
import { type ListFilters, noFilters, type Order, orders } from '@martelo/domain/list-filters';

/** What can still be bid for, what closed its last round in the last 30 days, or both. */
export const searchStatuses = ['active', 'ended', 'all'] as const;
export type SearchStatus = (typeof searchStatuses)[number];

/** 1 is everything that is built or farmed, 2 is land (SEARCH-02). */
export const searchCategories = [1, 2] as const;
export type SearchCategory = (typeof searchCategories)[number];

/** The search page's query; its address is the only copy. */
export interface SearchForm {
  q: string;
  categoryId: SearchCategory | null;
  minPrice: Centavos | null;
  maxPrice: Centavos | null;
  cityId: number | null;
  stateId: number | null;
  status: SearchStatus;
  order: Order;
  page: number;
}

const land = 3;
const maxQueryLength = 200;
const subcategoriesOf: Readonly<Record<SearchCategory, readonly number[]>> = {
  1: subcategoryIds.filter((id) => id !== land),
  2: [land],
};

function wholeNumber(text: string | null, last: number): number | null {
  const number = /^[1-9]\d{0,7}$/.test(text ?? '') ? Number(text) : null;
  return number !== null && number <= last ? number : null;
}

/** The search of an address (SEARCH-02); what is unknown or malformed is ignored. */
export function parseSearch(search: string | URLSearchParams): SearchForm {
  const params = new URLSearchParams(search);
  const categoryId = wholeNumber(params.get('category_id'), 2);
  const status = params.get('status');
  const order = wholeNumber(params.get('ordem'), orders.length);
  return {
    q: (params.get('q') ?? '').trim().slice(0, maxQueryLength).toWellFormed().trim(),
    categoryId: searchCategories.find((known) => known === categoryId) ?? null,
    minPrice: parseAmount(params.get('minPrice') ?? ''),
    maxPrice: parseAmount(params.get('maxPrice') ?? ''),
    cityId: wholeNumber(params.get('city_id'), 9_999_999),
    stateId: wholeNumber(params.get('state_id'), 99),
    status: searchStatuses.find((known) => known === status) ?? 'active',
    order: orders.find((known) => known === order) ?? 1,
    page: wholeNumber(params.get('page'), 1_000_000) ?? 1,
  };
}

/** Its one address, without `?`; empty values and defaults are left out. */
export function stringifySearch(form: SearchForm): string {
  const params = new URLSearchParams();
  const add = (name: string, value: string | number | null) => {
    if (value !== null && value !== '') params.append(name, String(value));
  };
  add('q', form.q);
  add('category_id', form.categoryId);
  add('minPrice', form.minPrice && stringifyAmount(form.minPrice));
  add('maxPrice', form.maxPrice && stringifyAmount(form.maxPrice));
  add('state_id', form.stateId);
  add('city_id', form.cityId);
  add('status', form.status === 'active' ? null : form.status);
  add('ordem', form.order === 1 ? null : form.order);
  add('page', form.page === 1 ? null : form.page);
  return params.toString();
}

/** The same as the lists ask for it. */
export function toListFilters(form: SearchForm): ListFilters {
  return {
    ...noFilters,
    keyword: form.q,
    subcategoryIds: form.categoryId === null ? [] : subcategoriesOf[form.categoryId],
    stateIds: form.stateId === null ? [] : [form.stateId],
    cityIds: form.cityId === null ? [] : [form.cityId],
    priceMin: form.minPrice,
    priceMax: form.maxPrice,
    order: form.order,
    page: form.page,
  };
}
