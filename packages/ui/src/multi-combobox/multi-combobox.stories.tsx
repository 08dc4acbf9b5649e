import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { type ComboboxOption, MultiCombobox, type MultiComboboxProps } from './multi-combobox.tsx';

const cities: readonly ComboboxOption[] = [
  { id: '1', label: 'Goiânia', detail: 'GO', count: 128 },
  { id: '2', label: 'Recife', detail: 'PE', count: 64 },
  { id: '3', label: 'São Paulo', detail: 'SP', count: 2184 },
  { id: '4', label: 'São Bernardo do Campo', detail: 'SP', count: 41 },
];

const meta = {
  title: 'Forms/MultiCombobox',
  component: MultiCombobox,
  args: { label: 'Cidades', options: cities, onValueChange: fn() },
  parameters: {
    guide: {
      do: ['Say with `limit` how many there may be.', 'Pass `onSearch` where the options are on the server.'],
      dont: ['Take it for a few choices that fit on the page: those are checkboxes.'],
      keyboard: [
        ['↓ ↑', 'Open the suggestions and go through them.'],
        ['Enter', 'Chooses; the field is empty for the next.'],
        ['Escape', 'Closes the suggestions, then empties the field.'],
        ['Tab', 'To the choices; Enter takes one off, and the focus is in the field again.'],
      ],
      accessibility: [
        'A combobox with a listbox, as `Combobox`; the choices are a list that is read as it changes.',
        'A form gets the id of each choice under the same name.',
      ],
    },
  },
} satisfies Meta<MultiComboboxProps<ComboboxOption>>;

export default meta;
type Story = StoryObj<MultiComboboxProps<ComboboxOption>>;

/** Several are found by writing, chosen and removed by the keyboard. */
export const Default: Story = {
  tags: ['PART-06'],
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Cidades' });
    await userEvent.type(input, 'sao');
    await expect(await canvas.findAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith([cities[2]]);
    await userEvent.type(input, 'sao');
    await expect(await canvas.findAllByRole('option')).toHaveLength(1);
    await userEvent.clear(input);
    await userEvent.type(input, 'reci');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([cities[2], cities[1]]);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remover São Paulo - SP' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([cities[1]]);
    await waitFor(() => expect(input).toHaveFocus());
  },
};

export const Searched: Story = {
  name: 'The server searches: the text is reported, its answer is offered as it is',
  tags: ['PART-06'],
  args: { onSearch: fn() },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'goi');
    await expect(args.onSearch).toHaveBeenLastCalledWith('goi');
    await expect(canvas.getAllByRole('option')).toHaveLength(4);
  },
};

export const Full: Story = {
  name: 'Past the limit nothing is added, and that is said',
  tags: ['PART-06'],
  args: { limit: 2, defaultValue: cities.slice(0, 2) },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox');
    await expect(input).toHaveAccessibleDescription('No máximo 2. Remova uma escolha para fazer outra.');
    await userEvent.type(input, 'sao');
    await expect(input).toHaveValue('');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
  },
};

export const InAForm: Story = {
  name: 'A form gets each choice',
  tags: ['PART-06'],
  args: { name: 'city', defaultValue: cities.slice(0, 2) },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <form aria-label="Alerta">
      <MultiCombobox {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect(new FormData(form).getAll('city')).toEqual(['1', '2']);
  },
};

export const Required: Story = {
  name: 'One that is required lets its form go once there is a choice',
  tags: ['PART-06'],
  args: { name: 'city', required: true },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <form aria-label="Alerta">
      <MultiCombobox {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    const input = canvas.getByRole('combobox');
    await expect(form.checkValidity()).toBe(false);
    await userEvent.type(input, 'reci');
    await expect(form.checkValidity()).toBe(false);
    await userEvent.type(input, '{ArrowDown}{Enter}');
    await expect(form.checkValidity()).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Remover Recife - PE' }));
    await expect(form.checkValidity()).toBe(false);
  },
};

export const WithError: Story = { args: { error: 'Escolha ao menos uma cidade.' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: cities.slice(0, 2) } };
export const ReadOnly: Story = {
  name: 'What is read only is neither added to nor taken from',
  parameters: { chromatic: { disableSnapshot: true } },
  args: { readOnly: true, defaultValue: cities.slice(0, 2) },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox');
    await expect(input).toHaveAttribute('readonly');
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
};

export const LongText: Story = {
  args: {
    label: 'Cidades em que um imóvel novo, ou um que baixou de preço, deve chegar no seu email',
    hint: 'Escreva ao menos duas letras; valem todas as que escolher.',
    defaultValue: [
      ...cities,
      { id: '5', label: 'Vila Bela da Santíssima Trindade do Alto Guaporé e Pontes e Lacerda', detail: 'MT' },
    ],
  },
};

export const SearchedAgain: Story = {
  name: 'After a choice and after a reset the server is queried with the text: empty',
  tags: ['PART-06'],
  args: { onSearch: fn() },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <form aria-label="Alerta">
      <MultiCombobox {...args} />
      <button type="reset">Desfazer</button>
    </form>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'goi{ArrowDown}{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
    await userEvent.type(canvas.getByRole('combobox'), 'reci');
    await expect(args.onSearch).toHaveBeenLastCalledWith('reci');
    await userEvent.click(canvas.getByRole('button', { name: 'Desfazer' }));
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
  },
};

const sent = fn((event: { preventDefault: () => void }) => event.preventDefault());

export const Enter: Story = {
  name: 'Enter takes the only match and sends nothing while words are left, which are said to be wrong',
  tags: ['PART-06'],
  beforeEach: () => {
    sent.mockClear();
  },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <form aria-label="Alerta" onSubmit={sent}>
      <MultiCombobox {...args} />
      <button type="submit">Salvar</button>
    </form>
  ),
  play: async ({ canvas, args }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'reci{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([cities[1]]);
    await expect(input).toHaveValue('');
    await userEvent.type(input, 'sao{Enter}');
    await expect(input).toHaveValue('sao');
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(sent).not.toHaveBeenCalled();
    await expect(input).not.toHaveAccessibleDescription();
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await expect(sent).not.toHaveBeenCalled();
    await expect(input).toHaveAccessibleDescription('Escolha uma opção da lista.');
    await expect(form.checkValidity()).toBe(false);
    await userEvent.clear(input);
    await userEvent.type(input, '{Enter}');
    await expect(sent).toHaveBeenCalledOnce();
  },
};

export const Unshown: Story = {
  name: 'Enter takes no match that is not shown, and a form that validates itself has the remaining text marked',
  tags: ['PART-06'],
  args: { options: cities.slice(0, 1), onSearch: fn(), suggestFrom: 2 },
  beforeEach: () => {
    sent.mockClear();
  },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <form noValidate aria-label="Alerta" onSubmit={sent}>
      <MultiCombobox {...args} />
    </form>
  ),
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 's{Enter}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(input).toHaveValue('s');
    await expect(input).not.toHaveAccessibleDescription();
    // As where a phone's button takes no focus.
    canvas.getByRole<HTMLFormElement>('form').requestSubmit();
    await expect(sent).toHaveBeenCalledOnce();
    await waitFor(() => expect(input).toHaveAccessibleDescription('Escolha uma opção da lista.'));
    await expect(input).toHaveFocus();
  },
};

export const InAShortDialog: Story = {
  name: 'In a short Dialog each option is in sight, and stays so as choices come below the field',
  tags: ['PART-06'],
  parameters: {
    chromatic: { disableSnapshot: true },
    docs: { story: { inline: false, height: 480 } },
  },
  render: (args) => (
    <Dialog defaultOpen title="Novo alerta" footer={<Button>Salvar</Button>} initialFocus="field">
      <MultiCombobox {...args} />
    </Dialog>
  ),
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    const input = within(dialog).getByRole('combobox');
    for (const left of [4, 3, 2]) {
      await userEvent.click(input);
      const options = within(dialog).getAllByRole('option');
      await expect(options).toHaveLength(left);
      await waitFor(async () => {
        for (const option of options) {
          const { left: x, bottom } = option.getBoundingClientRect();
          await expect(option.contains(document.elementFromPoint(x + 8, bottom - 8))).toBe(true);
        }
      });
      await userEvent.click(options.at(-1)!);
    }
    await expect(args.onValueChange).toHaveBeenLastCalledWith([cities[3], cities[2], cities[1]]);
    await expect(dialog).toBeVisible();
  },
};

export const Placed: Story = {
  name: 'Its place is the root’s',
  tags: ['GRAM-01'],
  args: { className: 'place', style: { marginBlockStart: '40px' } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const placed = canvasElement.querySelectorAll('.place, [style*="40px"]');
    await expect(placed).toHaveLength(1);
    await expect(placed[0]).toContainElement(canvasElement.querySelector('ul'));
  },
};
