import { noFilters } from '@martelo/domain/list-filters';
import { createStore } from 'jotai';
import { createMemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { bindRouter, filtersAtom, setSearch } from './filters.atoms.ts';

type MemoryRouter = ReturnType<typeof createMemoryRouter>;
const open: MemoryRouter[] = [];

function openRouter(...initialEntries: string[]) {
  const router = createMemoryRouter([{ path: '*' }], { initialEntries });
  open.push(router);
  return router;
}

/** A router whose loaders resolve on demand, as with a slow server. */
function openSlowRouter(address: string) {
  const waiting: (() => void)[] = [];
  const router = createMemoryRouter(
    [{ path: '*', loader: () => new Promise((resolve) => waiting.push(() => resolve(null))) }],
    { initialEntries: [address], hydrationData: { loaderData: { '0': null } } },
  );
  open.push(router);
  return { router, answer: () => waiting.pop()?.() };
}

function bind(router: MemoryRouter) {
  const store = createStore();
  const unbind = bindRouter(store, router);
  return { store, unbind };
}

afterEach(() => {
  for (const router of open.splice(0)) router.dispose();
});

describe('filtersAtom', () => {
  test('[LIST-03] reads the whole list from the address', () => {
    const { store } = bind(openRouter('/leiloes?search=casa&state_id=52&price_min=1000&ordem=2&page=3'));
    expect(store.get(filtersAtom)).toEqual({
      ...noFilters,
      keyword: 'casa',
      stateIds: [52],
      priceMin: 100_000,
      order: 2,
      page: 3,
    });
  });

  test('the data of a changed filter is prefetched beside the navigation', async () => {
    const store = createStore();
    const navigations: unknown[] = [];
    bindRouter(store, openRouter('/leiloes?keyword=casa&pagina=3'), (...place) => navigations.push(place));

    store.set(filtersAtom, { stateIds: [26] });

    await expect.poll(() => navigations).toEqual([['/leiloes', 'keyword=casa&state_id=26']]);
  });

  test('[LIST-03] a changed filter goes to the address, back to page 1, and returns from there', async () => {
    const router = openRouter('/leiloes?keyword=casa&pagina=3');
    const { store } = bind(router);

    store.set(filtersAtom, { stateIds: [26] });

    await expect.poll(() => router.state.location.search).toBe('?keyword=casa&state_id=26');
    expect(store.get(filtersAtom)).toMatchObject({ keyword: 'casa', stateIds: [26], page: 1 });
  });

  test('[LIST-03] a change of the page itself is applied, and the path stays', async () => {
    const router = openRouter('/leiloes/imoveis?keyword=casa');
    const { store } = bind(router);

    store.set(filtersAtom, { page: 4 });

    await expect.poll(() => router.state.location.search).toBe('?keyword=casa&pagina=4');
    expect(router.state.location.pathname).toBe('/leiloes/imoveis');
  });

  test('[LIST-03] taking the last filter off leaves an address without a question mark', async () => {
    const router = openRouter('/leiloes?keyword=casa');
    const { store } = bind(router);

    store.set(filtersAtom, { keyword: '' });

    await expect.poll(() => router.state.location.search).toBe('');
    expect(store.get(filtersAtom)).toEqual(noFilters);
  });

  test('[LIST-03] Back and Forward bring the filters of their addresses', async () => {
    const router = openRouter('/leiloes?keyword=casa');
    const { store } = bind(router);
    store.set(filtersAtom, { keyword: 'sobrado' });
    await expect.poll(() => router.state.location.search).toBe('?keyword=sobrado');

    await router.navigate(-1);
    expect(store.get(filtersAtom).keyword).toBe('casa');
    await router.navigate(1);
    expect(store.get(filtersAtom).keyword).toBe('sobrado');
  });

  test('[LIST-03] a change that replaces leaves no step behind', async () => {
    const router = openRouter('/', '/leiloes');
    const { store } = bind(router);
    for (const keyword of ['c', 'ca', 'casa']) {
      store.set(filtersAtom, { keyword, replace: true });
      await expect.poll(() => router.state.location.search).toBe(`?keyword=${keyword}`);
    }

    await router.navigate(-1);
    expect(router.state.location.pathname).toBe('/');
  });

  test('a change keeps the scroll position', () => {
    const router = openRouter('/leiloes');
    const navigate = vi.spyOn(router, 'navigate');
    bind(router).store.set(filtersAtom, { stateIds: [26] });
    expect(navigate).toHaveBeenCalledExactlyOnceWith(
      { search: 'state_id=26' },
      { replace: false, preventScrollReset: true },
    );
  });

  test('[LIST-03] two changes in one moment both apply', async () => {
    const router = openRouter('/leiloes');
    const { store } = bind(router);
    store.set(filtersAtom, { stateIds: [26] });
    store.set(filtersAtom, { bedrooms: [3] });
    await expect.poll(() => router.state.location.search).toBe('?state_id=26&quartos=3');
  });

  test('[LIST-03] a change of the filters in force is made of those, rendered or not', async () => {
    const router = openRouter('/leiloes');
    const { store } = bind(router);
    const add = (count: number) =>
      store.set(filtersAtom, ({ bedrooms }) => ({ bedrooms: [...bedrooms, count] }));
    add(2);
    add(3);
    await expect.poll(() => router.state.location.search).toBe('?quartos=2-e-3');
  });

  test('[LIST-05] what was written on a list that was left changes no other page', () => {
    const router = openRouter('/calculadora');
    const { store } = bind(router);
    const navigate = vi.spyOn(router, 'navigate');
    store.set(filtersAtom, { areaMin: 50 }, '/leiloes');
    expect(navigate).not.toHaveBeenCalled();
    expect(store.get(filtersAtom)).toEqual(noFilters);
  });

  test('says what happened, why it matters and what to do when it is written before bindRouter', () => {
    expect(() => createStore().set(filtersAtom, { stateIds: [26] })).toThrow(
      'filtersAtom was written before bindRouter(store, router) ran: ' +
        'there is no address to write to, so the change is lost. ' +
        'Call bindRouter before hydrating.',
    );
  });
});

describe('a list on its way', () => {
  test('[LIST-03] shows its filters at once, before its answer is there', async () => {
    const { router, answer } = openSlowRouter('/leiloes?keyword=casa');
    const { store } = bind(router);

    void router.navigate('/leiloes?keyword=sobrado&pagina=2');

    expect(router.state.location.search).toBe('?keyword=casa');
    expect(store.get(filtersAtom)).toMatchObject({ keyword: 'sobrado', page: 2 });
    const shown = () => {
      answer();
      return router.state.location.search;
    };
    await expect.poll(shown).toBe('?keyword=sobrado&pagina=2');
    expect(store.get(filtersAtom)).toMatchObject({ keyword: 'sobrado', page: 2 });
  });

  test('[LIST-03] another screen on its way leaves the filters of the one still shown', () => {
    const { router } = openSlowRouter('/leiloes?keyword=casa');
    const { store } = bind(router);

    void router.navigate('/leiloes/terrenos?keyword=lote');

    expect(store.get(filtersAtom).keyword).toBe('casa');
  });
});

describe('bindRouter', () => {
  test('returns what unbinds it', async () => {
    const router = openRouter('/leiloes?keyword=casa');
    const { store, unbind } = bind(router);
    unbind();
    await router.navigate('/leiloes?keyword=sobrado');
    expect(store.get(filtersAtom).keyword).toBe('casa');
  });
});

test('[LIST-03] setSearch gives a page rendered on the server the filters of its address', () => {
  const store = createStore();
  setSearch(store, '?tipo-de-imovel=casas&type=judicial-e-caixa');
  expect(store.get(filtersAtom)).toMatchObject({ propertyType: 'house', types: ['judicial', 'caixa'] });
});
