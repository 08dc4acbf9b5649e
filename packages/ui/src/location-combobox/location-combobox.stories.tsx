import { fold } from '@martelo/domain/fold';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { Button } from '../button/button.tsx';
import { LocationCombobox } from './location-combobox.tsx';
import type { LocationOption } from './location.ts';

const cities: readonly LocationOption[] = [
  { id: '3550308', kind: 'city', label: 'São Paulo', detail: 'SP' },
  { id: '3549805', kind: 'city', label: 'São José do Rio Preto', detail: 'SP' },
  { id: '3549904', kind: 'city', label: 'São José dos Campos', detail: 'SP' },
  { id: '3305158', kind: 'city', label: 'São José do Vale do Rio Preto', detail: 'RJ' },
  { id: '3548500', kind: 'city', label: 'Santos', detail: 'SP' },
];

const saoPaulo = cities[0] ?? null;

const meta = {
  title: 'Forms/LocationCombobox',
  component: LocationCombobox,
  args: { value: null, onValueChange: fn(), onSearch: fn(), options: cities },
  parameters: {
    guide: {
      do: [
        'Search on the server, folded: ‘sao’ finds ‘São Paulo’.',
        'Set `loading` from `onSearch` until the answer.',
        'Put a failed search into `error`.',
      ],
      dont: [
        'Use it for the 27 states: `Select`.',
        'Take the written text for a place: only `value` is one.',
      ],
      keyboard: [
        ['↓ ↑', 'Open the list and go through it.'],
        ['Enter', 'Takes the active place.'],
        ['Escape', 'Closes the list, then clears the field and the choice.'],
        ['Tab', 'Closes the list and goes on.'],
      ],
      accessibility: [
        'The combobox of the ARIA Authoring Practices.',
        'The choice is announced and written under the field, not shown by colour.',
      ],
    },
  },
  render: function Stateful(args) {
    const [value, setValue] = useState(args.value);
    const [searched, setSearched] = useState('');
    return (
      <LocationCombobox
        {...args}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          args.onValueChange?.(next);
        }}
        options={args.options.filter(({ label }) => fold(label).includes(fold(searched)))}
        onSearch={(text) => {
          setSearched(text);
          args.onSearch(text);
        }}
      />
    );
  },
} satisfies Meta<typeof LocationCombobox>;

export default meta;
type Story = StoryObj<typeof meta>;

const behaviour = { parameters: { chromatic: { disableSnapshot: true } } } satisfies Partial<Story>;

export const Default: Story = {};

export const Open: Story = {
  ...behaviour,
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Cidade' });
    await userEvent.type(input, 'sao j');
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('sao j'));
    await expect(canvas.getAllByRole('option')).toHaveLength(3);
  },
};

export const SearchesFromTwoCharacters: Story = {
  ...behaviour,
  name: 'Suggests from 2 characters, after 300 ms',
  tags: ['ALERT-03'],
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 's');
    await userEvent.tab();
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.type(input, 'ant');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('sant'));
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('option')).toHaveTextContent('Santos SP'));
  },
};

export const ByKeyboard: Story = {
  name: 'Chosen by keyboard, shown as selected',
  tags: ['ALERT-03'],
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'rio preto');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(2));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(cities[3]);
    await expect(input).toHaveValue('São José do Vale do Rio Preto - RJ');
    await expect(input).toHaveFocus();
    await expect(canvas.getByText('Selecionado: São José do Vale do Rio Preto - RJ')).toBeVisible();
    await userEvent.click(input);
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(canvas.queryByText('Nenhuma cidade encontrada')).toBeNull();
  },
};

export const ClosesOutside: Story = {
  ...behaviour,
  name: 'Closes on a press outside',
  tags: ['ALERT-03'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'sant');
    await waitFor(() => expect(canvas.getByRole('listbox')).toBeVisible());
    await userEvent.click(document.body);
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Selected: Story = {
  args: { value: saoPaulo, name: 'city_id' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('São Paulo - SP');
    await expect(canvas.getByText('Selecionado: São Paulo - SP')).toBeVisible();
    await expect(canvasElement.querySelector('[name="city_id"]')).toHaveValue('3550308');
  },
};

export const Cleared: Story = {
  ...behaviour,
  args: { value: saoPaulo, name: 'city_id' },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar texto' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.queryByText(/Selecionado/)).toBeNull();
    await expect(canvas.getByRole('combobox')).toHaveValue('');
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await expect(canvasElement.querySelector('[name="city_id"]')).toHaveValue('');
  },
};

export const WritingGivesTheChoiceUp: Story = {
  ...behaviour,
  args: { value: saoPaulo },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, '{Backspace}');
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith(null);
    await expect(input).toHaveValue('São Paulo - S');
    await expect(canvas.queryByText(/Selecionado/)).toBeNull();
  },
};

export const SetFromOutside: Story = {
  ...behaviour,
  render: function Outside(args) {
    const [value, setValue] = useState<LocationOption | null>(null);
    return (
      <>
        <LocationCombobox {...args} value={value} onValueChange={setValue} />
        <Button onClick={() => setValue(saoPaulo)}>Preencher</Button>
        <Button onClick={() => setValue(null)}>Esvaziar</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(canvas.getByRole('button', { name: 'Preencher' }));
    await expect(input).toHaveValue('São Paulo - SP');
    await userEvent.click(canvas.getByRole('button', { name: 'Esvaziar' }));
    await expect(input).toHaveValue('');
  },
};

export const SeveralKinds: Story = {
  ...behaviour,
  args: {
    label: 'Onde',
    options: [
      { id: '26', kind: 'state', label: 'Santa Catarina' },
      { id: '3548500', kind: 'city', label: 'Santos', detail: 'SP' },
      { id: '77', kind: 'neighborhood', label: 'Santa Cecília', detail: 'São Paulo, SP' },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Onde' }), 'sant');
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Bairros' })).toBeVisible());
    await expect(canvas.getByRole('group', { name: 'Estados' })).toBeVisible();
  },
};

export const Loading: Story = { args: { loading: true, options: [] } };

export const NothingFound: Story = {
  ...behaviour,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz');
    await waitFor(() => expect(canvas.getAllByText('Nenhuma cidade encontrada')[0]).toBeVisible());
  },
};

export const Invalid: Story = {
  args: { error: 'Não foi possível buscar as cidades. Tente novamente.' },
  play: async ({ canvas }) => expect(canvas.getByRole('combobox')).toBeInvalid(),
};

export const Disabled: Story = { args: { value: saoPaulo, disabled: true } };

export const Reset: Story = {
  ...behaviour,
  name: 'A reset takes away what is written and is no place yet',
  tags: ['GRAM-04'],
  render: ({ options, onSearch }) => (
    <form>
      <LocationCombobox options={options} onSearch={onSearch} />
      <button type="reset">Desfazer</button>
    </form>
  ),
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'sant');
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('sant'));
    await userEvent.click(canvas.getByRole('button', { name: 'Desfazer' }));
    await expect(input).toHaveValue('');
  },
};
