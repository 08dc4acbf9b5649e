import { noFacets } from '@martelo/domain/facets';
import { type ListFilters, noFilters } from '@martelo/domain/list-filters';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';

import { Button } from '../button/button.tsx';
import type { Facets } from './facets.ts';
import { FilterPanel } from './filter-panel.tsx';

const cityNames =
  'São Paulo,Santos,Campinas,Guarulhos,Sorocaba,Osasco,Ribeirão Preto,Bauru,Jundiaí,Limeira,Franca,Marília';

const facets: Facets = {
  ...noFacets,
  propertyTypes: [
    { value: 'house', count: 12045 },
    { value: 'apartment', count: 9870 },
    { value: 'land', count: 2310 },
    { value: 'commercial', count: 611 },
    { value: 'rural', count: 48 },
  ],
  types: [
    { value: 'judicial', count: 1204 },
    { value: 'extrajudicial', count: 2310 },
    { value: 'caixa', count: 32547 },
  ],
  states: [
    { id: 19, name: 'Rio de Janeiro', uf: 'RJ', count: 8412 },
    { id: 26, name: 'São Paulo', uf: 'SP', count: 5120 },
  ],
  cities: cityNames
    .split(',')
    .map((name, at) => ({ id: 3500000 + at, name, uf: 'SP', count: Math.round(1204 / (at + 1)) })),
  neighborhoods: [
    { name: 'Gonzaga', count: 14 },
    { name: 'Ponta da Praia', count: 9 },
  ],
  phases: [
    { value: 'first', count: 1200 },
    { value: 'second', count: 318 },
    { value: 'direct', count: 30210 },
  ],
  bedrooms: [1, 2, 3, 4, 5].map((value) => ({ value, count: Math.round(9000 / value ** 2) })),
  modalities: [
    { value: 'direct', count: 16210 },
    { value: 'online', count: 6120 },
    { value: 'tender', count: 1804 },
    { value: 'sfi', count: 8413 },
  ],
  kinds: [
    { value: 'casa', label: 'Casa', count: 11045 },
    { value: 'sobrado', label: 'Sobrado', count: 1000 },
    { value: 'loja', label: 'Loja', count: 402 },
  ],
  discounts: [20, 30, 40, 50, 60, 70].map((value) => ({ value, count: Math.round(900_000 / value ** 1.5) })),
  parking: [1, 2, 3, 4].map((value) => ({ value, count: Math.round(12_000 / value ** 2) })),
  financing: 5210,
  fgts: 128,
  occupancies: [{ value: 'occupied', count: 310 }],
  sources: [{ value: 'caixa', label: 'Caixa Econômica Federal', count: 32547 }],
  auctioneers: [{ value: 7, label: 'Paineira Leilões', count: 204 }],
  nextPrices: [
    { from: 0, to: 5_000_000, count: 210 },
    { from: 5_000_000, to: null, count: 1402 },
  ],
  discountRanks: [5, 7, 8, 9].map((value) => ({ value, count: 4200 - value * 400 })),
  squareMetreRanks: [5, 7, 8, 9].map((value) => ({ value, count: 3900 - value * 380 })),
};

const meta = {
  title: 'Auction/FilterPanel',
  component: FilterPanel,
  args: { filters: noFilters, facets, onFiltersChange: fn() },
  parameters: {
    guide: {
      do: [
        'Spread what `onFiltersChange` gives over the filters and go back to page 1.',
        'Keep old counts while `loading`.',
      ],
      dont: ['Take types or steps away because their count is 0: a scale with gaps misleads.'],
      keyboard: [
        ['Enter, Space', 'On a section: opens and closes it.'],
        ['↑ ↓', 'Among radios: choose.'],
        ['Space', 'On a checkbox: ticks it.'],
      ],
      accessibility: ['A named region of native controls; counts are descriptions, names stay short.'],
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 280 }}>
        <Story />
      </div>
    ),
  ],
  render: function Stateful(args) {
    const [filters, setFilters] = useState<ListFilters>(args.filters);
    const change = (next: Partial<ListFilters>) => {
      setFilters({ ...filters, ...next });
      (args.onFiltersChange as (change: Partial<ListFilters>) => void)(next);
    };
    return <FilterPanel {...args} filters={filters} onFiltersChange={change} />;
  },
} satisfies Meta<typeof FilterPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AreaThatIsLeft: Story = {
  name: 'An area counts when its fields are left',
  tags: ['LIST-05', 'FILTER-01'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    const title = canvas.getByText('Área');
    await userEvent.click(title);
    const [least, most] = within(title.closest('details')!).getAllByRole('textbox');
    await userEvent.type(least!, '50');
    await userEvent.click(most!);
    await expect(args.onFiltersChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByText('Área'));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({
      areaMin: 50,
      areaMax: null,
      areaKind: null,
    });
  },
};

export const PropertyType: Story = {
  name: 'One property type; all types clears',
  tags: ['LIST-04'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Casas' }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({
      propertyType: 'house',
      subcategoryIds: [],
    });
    await userEvent.click(canvas.getByRole('radio', { name: 'Terrenos' }));
    await expect(canvas.getByRole('radio', { name: 'Casas' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Todos os tipos' }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ propertyType: null, subcategoryIds: [] });
  },
};

export const AuctionTypes: Story = {
  name: 'Several auction types',
  tags: ['LIST-04'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Caixa' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Judicial' }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ types: ['judicial', 'caixa'] });
    await expect(canvas.getByText('2 escolhas')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Caixa' }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ types: ['judicial'] });
  },
};

export const StateClearsCities: Story = {
  name: 'Another state clears cities',
  tags: ['LIST-04'],
  args: { filters: { ...noFilters, cityIds: [3500001], neighborhoods: ['Gonzaga'] } },
  play: async ({ canvas, args }) => {
    const state = canvas.getByRole('combobox', { name: 'Estado' });
    await expect(state).toHaveDisplayValue('São Paulo (5.120)');
    await userEvent.selectOptions(state, '19');
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({
      stateIds: [19],
      cityIds: [],
      neighborhoods: [],
    });
    await expect(canvas.queryByRole('checkbox', { name: 'Gonzaga' })).toBeNull();
  },
};

export const SeveralStates: Story = {
  name: 'One more state; another one alone takes the place of several',
  tags: ['LIST-04', 'RULE-06'],
  args: {
    filters: { ...noFilters, stateIds: [19] },
    facets: {
      ...facets,
      states: [...facets.states, { id: 31, name: 'Minas Gerais', uf: 'MG', count: 4110 }],
    },
  },
  play: async ({ canvas, args }) => {
    const state = canvas.getByRole('combobox', { name: 'Estado' });
    const more = canvas.getByRole('combobox', { name: 'Mais um estado' });
    await expect(
      within(more)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Escolha um estado', 'São Paulo (5.120)', 'Minas Gerais (4.110)']);
    await userEvent.selectOptions(more, '31');
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({
      stateIds: [19, 31],
      cityIds: [],
      neighborhoods: [],
    });
    await expect(state).toHaveDisplayValue('Rio de Janeiro e Minas Gerais');
    await expect(more).toHaveDisplayValue('Escolha um estado');
    await userEvent.selectOptions(more, '26');
    await expect(state).toHaveDisplayValue('3 estados');
    await expect(more).not.toBeInTheDocument();
    await userEvent.selectOptions(state, '26');
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({
      stateIds: [26],
      cityIds: [],
      neighborhoods: [],
    });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Mais um estado' }), '31');
  },
};

export const StateBesideACity: Story = {
  name: 'A city or another state: both are shown',
  tags: ['LIST-04', 'SENT-04'],
  args: { filters: { ...noFilters, cityIds: [3500001], stateIds: [19] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Estado' })).toHaveDisplayValue(
      'Rio de Janeiro e São Paulo',
    );
    await expect(canvas.getByRole('checkbox', { name: 'Santos' })).toBeChecked();
  },
};

export const CitiesDropTheState: Story = {
  name: 'Picked cities drop the state filter',
  tags: ['LIST-04'],
  args: { filters: { ...noFilters, stateIds: [26] } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Santos' }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({
      cityIds: [3500001],
      stateIds: [],
      neighborhoods: [],
    });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Gonzaga' }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ neighborhoods: ['Gonzaga'] });
  },
};

export const ManyCities: Story = {
  name: 'Cities by frequency, by letters, or more of them',
  tags: ['LIST-04'],
  play: async ({ canvas }) => {
    const cities = within(canvas.getByRole('group', { name: 'Cidades' }));
    await expect(cities.getAllByRole('checkbox')).toHaveLength(8);
    await userEvent.type(cities.getByRole('searchbox', { name: 'Filtrar cidades' }), 'marilia');
    await expect(cities.getAllByRole('checkbox')).toHaveLength(1);
    await userEvent.click(cities.getByRole('checkbox', { name: 'Marília' }));
    await userEvent.click(cities.getByRole('button', { name: 'Limpar texto' }));
    await expect(cities.getAllByRole('checkbox')).toHaveLength(9);
    await userEvent.click(cities.getByRole('button', { name: 'Mostrar mais' }));
    await expect(cities.getAllByRole('checkbox')).toHaveLength(12);
    await expect(cities.getByRole('checkbox', { name: 'Jundiaí' })).toHaveFocus();
  },
};

export const UntickedPastTheLimit: Story = {
  name: 'A rare city that is unticked keeps its place and the focus',
  tags: ['LIST-04'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { filters: { ...noFilters, cityIds: [3500011] } },
  play: async ({ canvas, args }) => {
    const city = canvas.getByRole('checkbox', { name: 'Marília' });
    await userEvent.click(city);
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith(expect.objectContaining({ cityIds: [] }));
    await expect(city).not.toBeChecked();
    await expect(city).toHaveFocus();
  },
};

export const BedroomsAndPhase: Story = {
  args: { filters: { ...noFilters, bedrooms: [2], phase: 'direct' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '5 ou mais' }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ bedrooms: [2, 5] });
    await userEvent.click(canvas.getByRole('radio', { name: 'Todas' }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ phase: null });
  },
};

export const OnlyWhatThereIs: Story = {
  name: 'A type, round, modality or occupancy that nothing has takes no place unless it is chosen',
  tags: ['FILTER-01', 'LIST-12'],
  args: {
    filters: { ...noFilters, modalities: ['sfi'], occupancy: 'vacant', phase: 'second' },
    facets: {
      ...facets,
      types: [
        { value: 'caixa', count: 16210 },
        { value: 'voluntario', count: 3 },
      ],
      modalities: [{ value: 'direct', count: 16210 }],
    },
  },
  play: async ({ canvas }) => {
    const rounds = within(canvas.getByRole('group', { name: 'Situação' }));
    await expect(rounds.getAllByRole('radio')).toHaveLength(4);
    await expect(rounds.getByRole('radio', { name: '2ª praça' })).toBeChecked();
    await expect(rounds.queryByRole('radio', { name: '3ª praça' })).toBeNull();
    for (const name of ['Judicial', 'Extrajudicial', 'Caixa', 'Voluntário'])
      await expect(canvas.getByRole('checkbox', { name })).toBeVisible();
    await expect(canvas.queryByRole('checkbox', { name: 'Administrativo' })).toBeNull();
    const occupancy = within(canvas.getByRole('group', { name: 'Ocupação' }));
    await expect(occupancy.getByRole('radio', { name: 'Desocupado' })).toBeChecked();
    const chosen = canvas.getByRole('checkbox', { name: 'Leilão SFI' });
    await expect(canvas.getByRole('checkbox', { name: 'Venda direta' })).toBeVisible();
    await expect(canvas.queryByRole('checkbox', { name: 'Venda online' })).toBeNull();
    await userEvent.click(chosen);
    await expect(chosen).not.toBeChecked();
    await expect(chosen).toHaveFocus();
  },
};

export const FurtherFilters: Story = {
  name: 'What is rare, folded away',
  tags: ['FILTER-01'],
  args: {
    filters: {
      ...noFilters,
      modalities: ['online'],
      discountMin: 45,
      areaMin: 80,
      financing: true,
      parkingMin: 2,
      kinds: ['sobrado'],
      squareMetreMax: 200_000,
      occupancy: 'vacant',
      dateFrom: '2026-12-01',
      sources: ['caixa'],
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Venda direta' }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ modalities: ['direct', 'online'] });
    await expect(canvas.getByRole('radio', { name: '45 % ou mais' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '50 % ou mais' }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ discountMin: 50 });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Aceita FGTS' }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ fgts: true });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Qual área' }), 'private');
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({
      areaMin: 80,
      areaMax: null,
      areaKind: 'private',
    });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Sobrado' }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ kinds: [] });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Paineira Leilões' }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ auctioneerIds: [7] });
  },
};

export const Evidence: Story = {
  name: 'By what the lists prove: the next price, and how unusual it is',
  tags: ['FILTER-06'],
  args: { filters: { ...noFilters, nextPriceMax: 15_000_000, discountRankMin: 7, squareMetreRankMin: 6 } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^1.612 com próximo preço conhecido/)).toBeVisible();
    const discount = within(canvas.getByRole('group', { name: 'Desconto maior que' }));
    await expect(discount.getByRole('radio', { name: '7 de 10' })).toBeChecked();
    await userEvent.click(discount.getByRole('radio', { name: '9 de 10' }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ discountRankMin: 9 });
    const metre = within(canvas.getByRole('group', { name: 'Preço por m² menor que' }));
    await expect(metre.getByRole('radio', { name: '6 de 10' })).toBeChecked();
    await userEvent.click(metre.getByRole('radio', { name: 'Qualquer posição' }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ squareMetreRankMin: null });
    const next = canvas.getByRole('textbox', { name: 'Próximo preço até' });
    await userEvent.clear(next);
    await userEvent.type(next, '9000000{Enter}');
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ nextPriceMax: 9_000_000 });
  },
};

export const Price: Story = {
  name: 'The price in centavos',
  tags: ['LIST-05'],
  play: async ({ canvas, args }) => {
    const price = within(canvas.getByRole('group', { name: 'Preço' }));
    await userEvent.type(price.getByRole('textbox', { name: 'Máximo' }), '25000000{Enter}');
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ priceMin: null, priceMax: 25_000_000 });
  },
};

export const Dates: Story = {
  name: 'A day is applied once its year is written, and follows its owner',
  tags: ['FILTER-01'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { filters: { ...noFilters, dateTo: '2026-11-30' } },
  render: function Cleared(args) {
    const [filters, setFilters] = useState<ListFilters>(args.filters);
    const change = (next: Partial<ListFilters>) => {
      setFilters({ ...filters, ...next });
      (args.onFiltersChange as (change: Partial<ListFilters>) => void)(next);
    };
    return (
      <>
        <FilterPanel {...args} filters={filters} onFiltersChange={change} />
        <Button onClick={() => setFilters(noFilters)}>Limpar</Button>
      </>
    );
  },
  play: async ({ canvas, args }) => {
    const from = canvas.getByLabelText('De');
    const to = canvas.getByLabelText('Até');
    for (const year of ['0002', '0020', '0202', '2026']) {
      await expect(args.onFiltersChange).not.toHaveBeenCalled();
      await fireEvent.change(from, { target: { value: `${year}-12-01` } });
      await expect(from).toHaveValue(`${year}-12-01`);
    }
    await expect(args.onFiltersChange).toHaveBeenCalledOnce();
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ dateFrom: '2026-12-01' });
    await expect(to).toBeInvalid();

    // A year that is left unfinished is not in force.
    from.focus();
    await fireEvent.change(from, { target: { value: '0026-12-01' } });
    await userEvent.click(to);
    await expect(from).toHaveValue('2026-12-01');
    await fireEvent.change(to, { target: { value: '' } });
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ dateTo: null });
    await expect(to).toBeValid();

    await fireEvent.change(from, { target: { value: '0002-12-01' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar' }));
    await expect(from).toHaveValue('');
  },
};

export const WithoutPropertyType: Story = { args: { hidePropertyType: true } };

export const Busy: Story = { args: { loading: true, filters: { ...noFilters, types: ['caixa'] } } };

export const NoCounts: Story = {
  args: {
    facets: noFacets,
  },
};
