import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Chip } from '../chip/chip.tsx';
import { Inline } from '../inline/inline.tsx';
import { SearchField } from '../search-field/search-field.tsx';
import { Select } from '../select/select.tsx';
import { FilterBar } from './filter-bar.tsx';

const search = <SearchField key="search" label="Buscar" hideLabel value="" onValueChange={fn()} />;
const kind = (
  <Select
    key="kind"
    label="Tipo"
    hideLabel
    value=""
    options={[{ value: '', label: 'Todos' }]}
    onValueChange={fn()}
  />
);

const meta = {
  title: 'Layout/FilterBar',
  component: FilterBar,
  args: { fields: [search, kind] },
  parameters: {
    guide: {
      do: ['Keep what narrows a list above it, in one bar.'],
      dont: ['Put more than four fields in it: that is a `FilterPanel`.'],
      accessibility: ['A search landmark; label it where a page has several.'],
    },
  },
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { 'aria-label': 'Filtrar clientes' },
  play: async ({ canvas }) => expect(canvas.getByRole('search', { name: 'Filtrar clientes' })).toBeVisible(),
};
export const WithChips: Story = {
  args: {
    layout: 'search-first',
    children: (
      <Inline>
        <Chip pressed onClick={fn()}>
          Favoritos
        </Chip>
        <Chip pressed={false} onClick={fn()}>
          Encerrando
        </Chip>
      </Inline>
    ),
  },
};
export const LabelAndNone: Story = {
  name: 'A field with a label and one without stand on one line',
  args: {
    layout: 'search-first',
    fields: [<SearchField key="search" label="Buscar" value="" onValueChange={fn()} />, kind],
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement }) => {
    canvasElement.style.width = '700px';
    const box = canvas.getByRole('searchbox', { name: 'Buscar' }).parentElement!;
    const select = canvas.getByRole('combobox', { name: 'Tipo' });
    const bottoms = [box, select].map((element) => element.getBoundingClientRect().bottom);
    canvasElement.style.width = '';
    await expect(bottoms[0]).toBe(bottoms[1]);
  },
};
export const One: Story = { args: { layout: 'one', fields: search } };
