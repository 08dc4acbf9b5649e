import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { SearchBlock } from './search-block.tsx';

const meta = {
  title: 'Auction/SearchBlock',
  component: SearchBlock,
  args: {
    states: [
      { id: 19, name: 'Rio de Janeiro', uf: 'RJ' },
      { id: 26, name: 'São Paulo', uf: 'SP' },
    ],
    cities: [
      { id: 3548500, name: 'Santos' },
      { id: 3550308, name: 'São Paulo' },
    ],
    onStateChange: fn(),
    onSubmit: fn(),
  },
  parameters: {
    guide: {
      do: ['Give `cities` for the state that `onStateChange` names.'],
      dont: ['Put it on a picture.'],
      keyboard: [['Enter', 'Submits from the keyword.']],
      accessibility: ['A search landmark with a real form, which works without scripts.'],
    },
  },
} satisfies Meta<typeof SearchBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Searching: Story = {
  name: 'Gives tab, keyword, state and city',
  tags: ['HOME-02'],
  play: async ({ canvas, args }) => {
    const city = canvas.getByRole('combobox', { name: 'Cidade' });
    await expect(city).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: 'Imóveis' }));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Palavra-chave' }), ' sobrado ');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Estado' }), 'São Paulo');
    await expect(args.onStateChange).toHaveBeenLastCalledWith(26);
    await userEvent.selectOptions(city, 'Santos');
    await userEvent.click(canvas.getByRole('button', { name: 'Buscar leilões' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      tab: 'properties',
      keyword: 'sobrado',
      stateId: 26,
      cityId: 3548500,
    });
  },
};

/** What was chosen counts, however soon the button is pressed after it. */
export const ChosenAndSent: Story = {
  play: async ({ canvas, args }) => {
    const state = canvas.getByRole<HTMLSelectElement>('combobox', { name: 'Estado' });
    const chosen = state.options.item(1)!.value;
    // Both in one task, before anything of it is rendered.
    state.value = chosen;
    state.dispatchEvent(new Event('change', { bubbles: true }));
    canvas.getByRole('button', { name: 'Buscar leilões' }).click();
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ stateId: Number(chosen) }));
  },
  parameters: { chromatic: { disableSnapshot: true } },
};

export const ChangingTab: Story = {
  name: 'Another tab clears state and city',
  tags: ['HOME-02'],
  play: async ({ canvas, args }) => {
    const state = canvas.getByRole('combobox', { name: 'Estado' });
    await userEvent.selectOptions(state, 'São Paulo');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Cidade' }), 'Santos');
    await userEvent.click(canvas.getByRole('radio', { name: 'Terrenos' }));
    await expect(state).toHaveValue('');
    await expect(canvas.getByRole('combobox', { name: 'Cidade' })).toBeDisabled();
    await expect(args.onStateChange).toHaveBeenLastCalledWith(null);
    await userEvent.click(canvas.getByRole('button', { name: 'Buscar leilões' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      tab: 'land',
      keyword: '',
      stateId: null,
      cityId: null,
    });
  },
};

export const WithoutScripts: Story = {
  name: 'The form itself leads to the list',
  tags: ['HOME-02'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Imóveis' }));
    await userEvent.type(canvas.getByRole('searchbox'), 'casa');
    const form = canvasElement.querySelector('form');
    await expect(form).toHaveAttribute('action', '/leiloes');
    await expect(form).toHaveFormValues({ subcategory_id: '1-2', keyword: 'casa', state_id: '' });
  },
};

export const LoadingCities: Story = {
  args: { loadingCities: true, cities: [] },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Estado' }), 'São Paulo');
    await expect(canvas.getByRole('combobox', { name: 'Cidade' })).toHaveDisplayValue('Carregando');
  },
};

export const NoCities: Story = {
  name: 'Cities that failed to load',
  tags: ['LIST-10'],
  args: { cities: [] },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Estado' }), 'São Paulo');
    await expect(canvas.getByRole('combobox', { name: 'Cidade' })).toHaveDisplayValue(
      'Cidades indisponíveis agora',
    );
  },
};

export const CitiesWithout: Story = {
  name: 'Cities with auctions stand before those without',
  tags: ['HOME-02'],
  args: {
    cities: [
      { id: 3500105, name: 'Adamantina', count: 0 },
      { id: 3548500, name: 'Santos', count: 4 },
      { id: 3550001, name: 'São Luiz do Paraitinga', count: 0 },
      { id: 3550308, name: 'São Paulo', count: 56 },
    ],
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Estado' }), 'São Paulo');
    const namesIn = (group: string) =>
      within(canvas.getByRole('group', { name: group }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    await expect(namesIn('Com leilões agora')).toEqual(['Santos', 'São Paulo']);
    await expect(namesIn('Sem leilões agora')).toEqual(['Adamantina', 'São Luiz do Paraitinga']);
    const [, first] = within(canvas.getByRole('combobox', { name: 'Cidade' })).getAllByRole('group');
    await expect(first).toHaveAttribute('label', 'Sem leilões agora');
  },
};

export const NoStates: Story = { args: { states: [], cities: [] } };

export const Suggesting: Story = {
  name: 'Suggestions below the keyword, by keyboard',
  tags: ['WAY-12'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    suggestions: {
      options: [
        { kind: 'city', id: '5208707', label: 'Goiânia', detail: 'GO' },
        { kind: 'city', id: '5208004', label: 'Goianésia', detail: 'GO' },
        { kind: 'neighborhood', id: '5208707', label: 'Goiânia Viva', detail: 'Goiânia – GO' },
      ],
      loading: false,
      onTextChange: fn(),
      onSelect: fn(),
      groupLabels: { city: 'Cidades', neighborhood: 'Bairros' },
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Imóveis' }));
    const field = canvas.getByRole('combobox', { name: 'Palavra-chave' });
    await userEvent.type(field, 'goian');
    await expect(args.suggestions?.onTextChange).toHaveBeenLastCalledWith('goian');
    await expect(await canvas.findByRole('group', { name: 'Cidades' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.suggestions?.onSelect).toHaveBeenCalledWith(
      expect.objectContaining({ label: 'Goianésia' }),
      'properties',
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(field, 'ia{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ keyword: 'goiania' }));
  },
};

export const ByKeyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Todos' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Imóveis' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('sobrado{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      tab: 'properties',
      keyword: 'sobrado',
      stateId: null,
      cityId: null,
    });
  },
};
