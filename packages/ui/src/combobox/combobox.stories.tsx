import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { requestClose, withCloseRequests } from '../testing/close-requests.ts';
import { bareBrowser } from '../testing/bare-browser.ts';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Popover } from '../popover/popover.tsx';
import { withLargeLetters, wordsOf } from '../testing/large-letters.ts';
import { Combobox } from './combobox.tsx';
import { type ComboboxOption, groupOptions } from './group-options.ts';
import { OptionList } from './option-list.tsx';

const places: ComboboxOption[] = [
  { id: '26', kind: 'state', label: 'São Paulo', detail: 'SP', count: 5120 },
  { id: '3550308', kind: 'city', label: 'São Paulo', detail: 'SP', count: 1204 },
  { id: '3549805', kind: 'city', label: 'São José do Rio Preto', detail: 'SP', count: 212 },
  { id: '3549904', kind: 'city', label: 'São José dos Campos', detail: 'SP', count: 0 },
];

const meta = {
  title: 'Forms/Combobox',
  component: Combobox,
  args: {
    label: 'Onde ou o quê',
    value: '',
    onValueChange: fn(),
    onSelect: fn(),
    onSubmit: fn(),
    options: places,
    groupLabels: { state: 'Estados', city: 'Cidades' },
    placeholder: 'Cidade, bairro ou tipo de imóvel',
  },
  parameters: {
    guide: {
      do: [
        'Put the best option first.',
        'Set the text when an option is chosen.',
        'Pass all options: the field shows those that hold what is written. Pass `filter={false}` with those that a server found.',
      ],
      dont: [
        'Use it for a fixed short list: `Select`.',
        'Filter 10,000 options in the browser: ask the server.',
      ],
      keyboard: [
        ['↓ ↑', 'Open the list and go through it, round its ends.'],
        ['Alt+↓, Alt+↑', 'Open and close it.'],
        ['Enter', 'Takes the active option, else submits the text.'],
        ['Escape', 'Closes the list, also one that is still to come, then clears the text.'],
        ['Home, End, ← →', 'Move in the text.'],
        ['Tab', 'Closes the list and goes on.'],
      ],
      accessibility: [
        'Editable combobox with list autocomplete and manual selection (ARIA Authoring Practices).',
        'The number of suggestions is read aloud.',
      ],
    },
  },
  render: function Stateful(args) {
    const [text, setText] = useState(args.value);
    return (
      <Combobox
        {...args}
        value={text}
        onValueChange={(next) => {
          setText(next);
          args.onValueChange?.(next);
        }}
        onSelect={(option) => {
          setText(option.label);
          args.onSelect?.(option);
        }}
      />
    );
  },
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const open = { parameters: { chromatic: { disableSnapshot: true } } } satisfies Partial<Story>;

export const ByKeyboard: Story = {
  ...open,
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Onde ou o quê' });
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await userEvent.type(input, 'são');
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await expect(input).not.toHaveAttribute('aria-activedescendant');
    await expect(canvas.getByRole('status')).toHaveTextContent('4 sugestões');

    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const active = canvas.getByRole('option', { selected: true });
    await expect(active).toHaveTextContent('São Paulo SP1.204');
    await expect(input).toHaveAttribute('aria-activedescendant', active.id);
    await expect(input).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(places[1]);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(input).toHaveValue('São Paulo');
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

export const AroundTheEnds: Story = {
  ...open,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('São José dos Campos');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Home}');
    await expect(canvas.queryByRole('option', { selected: true })).toBeNull();
  },
};

export const EscapeClosesThenClears: Story = {
  ...open,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'são{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(input).toHaveValue('são');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
  },
};

export const EscapeBeforeTheAnswer: Story = {
  ...open,
  name: 'Escape before the suggestions are there keeps them away, and leaves the text',
  tags: ['LIST-12'],
  args: { options: [] },
  render: function Answering(args) {
    const [text, setText] = useState('');
    const [answered, setAnswered] = useState(false);
    return (
      <>
        <Combobox
          {...args}
          value={text}
          onValueChange={setText}
          loading={text !== '' && !answered}
          options={answered ? places : []}
        />
        <button
          type="button"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setAnswered(true)}
        >
          Answer
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'são{Escape}');
    await expect(input).toHaveValue('são');
    await fireEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
  },
};

export const AskedToClose: Story = {
  ...open,
  name: 'The phone’s way back closes the list and keeps the text',
  tags: ['WAY-04'],
  beforeEach: withCloseRequests,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'são');
    await expect(screen.getByRole('listbox')).toBeVisible();
    requestClose();
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(input).toHaveValue('são');
  },
};

export const EnterSubmitsTheText: Story = {
  ...open,
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'casa em santos{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('casa em santos');
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

export const ByPointer: Story = {
  ...open,
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await userEvent.click(canvas.getByRole('option', { name: /Rio Preto/ }));
    await expect(args.onSelect).toHaveBeenCalledWith(places[2]);
    await expect(input).toHaveFocus();
    await userEvent.click(input);
    await expect(canvas.getByRole('listbox')).toBeVisible();
    await userEvent.click(document.body);
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

export const Delayed: Story = {
  ...open,
  // Longer than a busy machine takes from key to key.
  args: { debounceMs: 2000 },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'santos');
    await expect(input).toHaveValue('santos');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith('santos'));
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await userEvent.type(input, ' sp{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('santos sp');
    await expect(args.onSubmit).toHaveBeenCalledWith('santos sp');
  },
};

export const Loading: Story = { args: { loading: true, value: 'são', options: [] } };

export const NothingFound: Story = {
  ...open,
  args: { options: [], emptyText: 'Nenhum lugar com este nome' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz');
    await expect(canvas.getAllByText('Nenhum lugar com este nome')[0]).toBeVisible();
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  },
};

const many = Array.from({ length: 10_000 }, (_, at) => ({ id: String(at), label: `Opção ${at + 1}` }));

export const TenThousandOptions: Story = {
  ...open,
  args: { options: many },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getAllByRole('option')).toHaveLength(100);
    await expect(canvas.getByText('Mostrando 100 de 10.000. Continue a digitar.')).toBeInTheDocument();
    await expect(canvas.getByRole('status')).toHaveTextContent('10.000 sugestões');
  },
};

export const Alternates: Story = {
  ...open,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.tab();
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await expect(input).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
  },
};

export const TabLeavesTheText: Story = {
  ...open,
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'são{ArrowDown}{Tab}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(input).toHaveValue('são');
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

const alike: ComboboxOption[] = [
  { id: '1', kind: 'city', label: 'Bom Jesus', detail: 'PI' },
  { id: '2', kind: 'city', label: 'Bom Jesus', detail: 'RS' },
  { id: '2', kind: 'city', label: 'Bom Jesus', detail: 'RS' },
  { id: 'com espaço', kind: 'city', label: 'Bom Jesus da Lapa', detail: 'BA' },
  { id: '4', kind: 'city', label: '', detail: 'SC' },
];

export const SameLabels: Story = {
  ...open,
  args: { options: alike },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await expect(canvas.getAllByRole('option')).toHaveLength(4);
    await expect(canvas.getByRole('status')).toHaveTextContent('4 sugestões');
    await expect(canvas.queryByText(/Mostrando/)).toBeNull();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    const active = canvas.getByRole('option', { selected: true });
    await expect(active).toHaveTextContent('Bom Jesus da Lapa BA');
    await expect(input.getAttribute('aria-activedescendant')).not.toMatch(/\s/);
    await expect(document.getElementById(input.getAttribute('aria-activedescendant') ?? '')).toBe(active);
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('não informado SC');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(alike[1]);
  },
};

export const LongLabels: Story = {
  ...open,
  args: {
    filter: false,
    value: 'conjunto',
    options: [
      {
        id: '1',
        kind: 'neighborhood',
        label: 'Conjunto Habitacional Presidente Castelo Branco – Segunda Etapa, Quadras 14 a 27',
        detail: 'São José do Vale do Rio Preto – RJ',
        count: 1204,
      },
      {
        id: '2',
        kind: 'neighborhood',
        label: 'Pneumoultramicroscopicossilicovulcanoconiótico'.repeat(3),
        count: 1,
      },
    ],
    groupLabels: { neighborhood: 'Bairros' },
  },
  play: async ({ canvas }) => {
    await userEvent.keyboard('{Tab}{Alt>}{ArrowDown}{/Alt}');
    const list = canvas.getByRole('listbox');
    await expect(list.scrollWidth).toBe(list.clientWidth);
  },
};

/** Without its field, since an open list closes with the focus that a picture takes away. */
export const List: Story = {
  parameters: { forcedColors: true },
  render: () => (
    <OptionList
      id="list"
      label="Onde ou o quê"
      groups={groupOptions(
        [
          ...places,
          {
            id: '9',
            kind: 'city',
            label: 'Santa Bárbara d’Oeste e municípios vizinhos da região metropolitana de Campinas',
            detail: 'SP',
            count: 1204,
          },
        ],
        10,
      )}
      groupLabels={{ state: 'Estados', city: 'Cidades' }}
      activeKey="city:3550308"
      onChoose={fn()}
    />
  ),
};

export const LargeLetters: Story = {
  ...List,
  name: 'With letters twice as large a count stands below the words, none of which is broken',
  tags: ['SHELL-12'],
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [(Story) => <div style={{ width: 256 }}>{Story()}</div>],
  play: ({ canvas }) =>
    withLargeLetters(async () => {
      const option = within(canvas.getByRole('option', { name: /^Santa Bárbara/ }));
      await expect(wordsOf(option.getByText('1.204')).top).toBeGreaterThanOrEqual(
        wordsOf(option.getByText(/^Santa Bárbara/)).bottom,
      );
    }),
};

export const NothingYet: Story = {
  ...open,
  args: { options: [], debounceMs: 2000, emptyText: 'Nenhum lugar com este nome' },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz');
    await expect(canvas.queryByText('Nenhum lugar com este nome')).toBeNull();
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith('xyz'));
    await expect(canvas.getAllByText('Nenhum lugar com este nome')[0]).toBeVisible();
  },
};

export const FromTwoCharacters: Story = {
  ...open,
  args: { suggestFrom: 2 },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 's');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('ã');
    await expect(input).toHaveAttribute('aria-expanded', 'true');
  },
};

export const InADialog: Story = {
  ...open,
  parameters: { ...open.parameters, docs: { story: { inline: false, height: '480px' } } },
  render: function Stateful(args) {
    const [text, setText] = useState('');
    const [shown, setShown] = useState(true);
    return (
      <Dialog open={shown} onOpenChange={setShown} title="Novo alerta">
        <Combobox {...args} value={text} onValueChange={setText} />
      </Dialog>
    );
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    const input = dialog.getByRole('combobox');
    await userEvent.type(input, 'são');
    await expect(dialog.getByRole('listbox')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(dialog.queryByRole('listbox')).toBeNull();
    await expect(input).toHaveValue('são');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
    await expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

const thirty = Array.from({ length: 30 }, (_, at) => ({ id: String(at), label: `Cidade ${at + 1}` }));

/** The options that lie whole within the list's own box are hit by a press, and the list is within the window. */
async function expectListInSight() {
  const list = screen.getByRole('listbox').parentElement!;
  await waitFor(() => expect(list.matches(':popover-open')).toBe(true));
  const { top, bottom } = list.getBoundingClientRect();
  await expect(top).toBeGreaterThanOrEqual(0);
  await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  const inSight = within(list)
    .getAllByRole('option')
    .map((option) => ({ option, box: option.getBoundingClientRect() }))
    .filter(({ box }) => box.top >= top && box.bottom <= bottom);
  await expect(inSight.length).toBeGreaterThan(2);
  for (const { option, box } of inSight)
    await expect(option).toContainElement(
      document.elementFromPoint(box.left + 8, box.bottom - 8) as HTMLElement | null,
    );
}

export const InAPopover: Story = {
  ...open,
  name: 'In a Popover its list is not cut off, follows the field and is above it where there is no room below',
  tags: ['PART-01'],
  args: { options: thirty },
  parameters: { ...open.parameters, docs: { story: { inline: false, height: 480 } } },
  render: ({ label, options }) => (
    <div style={{ display: 'grid', height: '90vh', alignContent: 'space-between' }}>
      <Popover trigger={<Button>Filtros</Button>}>
        <Combobox label={label} options={options} />
      </Popover>
      <Combobox label="Abaixo de tudo" options={options} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filtros' }));
    const input = await screen.findByRole('combobox', { name: 'Onde ou o quê' });
    await userEvent.click(input);
    await expectListInSight();
    const list = screen.getByRole('listbox').parentElement!;
    await expect(screen.getByRole('dialog')).toContainElement(list);
    const field = list.parentElement!;
    const sides = ({ left, width }: DOMRect) => ({ left, width });
    await expect(sides(list.getBoundingClientRect())).toEqual(sides(field.getBoundingClientRect()));
    await userEvent.keyboard('{ArrowUp}');
    await expectListInSight();
    await userEvent.keyboard('{ArrowDown}');
    field.style.marginBlockStart = '24px';
    window.dispatchEvent(new Event('resize'));
    await waitFor(() =>
      expect(list.getBoundingClientRect().top - field.getBoundingClientRect().bottom).toBeCloseTo(8, 0),
    );
    await userEvent.click(within(list).getByRole('option', { name: 'Cidade 2' }));
    await expect(input).toHaveValue('Cidade 2');
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    const low = canvas.getByRole('combobox', { name: 'Abaixo de tudo' });
    await userEvent.click(low);
    await expectListInSight();
    const above = screen.getByRole('listbox').parentElement!;
    await expect(above.getBoundingClientRect().bottom).toBeLessThan(low.getBoundingClientRect().top);
    // Fewer options make it lower: it remains beside the field.
    await userEvent.type(low, 'cidade 30');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
    await waitFor(() =>
      expect(low.getBoundingClientRect().top - above.getBoundingClientRect().bottom).toBeCloseTo(8, -1),
    );
  },
};

export const InAShortDialog: Story = {
  ...open,
  name: 'In a short Dialog its list reaches over the edge and the footer',
  args: { options: thirty },
  parameters: { ...open.parameters, docs: { story: { inline: false, height: 480 } } },
  render: ({ label, options }) => (
    <Dialog defaultOpen title="Novo alerta" footer={<Button>Salvar</Button>} initialFocus="field">
      <Combobox label={label} options={options} />
    </Dialog>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('combobox'));
    await expectListInSight();
    const list = screen.getByRole('listbox').parentElement!;
    await expect(list.getBoundingClientRect().bottom).toBeGreaterThan(
      within(dialog).getByRole('button', { name: 'Salvar' }).getBoundingClientRect().bottom,
    );
    await userEvent.keyboard('{ArrowUp}');
    await expectListInSight();
    await userEvent.keyboard('{Enter}');
    await expect(within(dialog).getByRole('combobox')).toHaveValue('Cidade 30');
    await expect(dialog).toBeVisible();
  },
};

export const OutOfSight: Story = {
  ...open,
  name: 'Of a field that is scrolled out of sight the list is not seen',
  args: { options: thirty },
  render: ({ label, options }) => (
    <div data-testid="scroller" role="presentation" style={{ height: 160, overflow: 'auto' }}>
      <Combobox label={label} options={options} />
      <div style={{ height: 800 }} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const list = canvas.getByRole('listbox');
    await waitFor(() => expect(list.parentElement!.matches(':popover-open')).toBe(true));
    await expect(list).toBeVisible();
    canvas.getByTestId('scroller').scrollTop = 300;
    await waitFor(() => expect(list).not.toBeVisible());
    canvas.getByTestId('scroller').scrollTop = 0;
    await waitFor(() => expect(list).toBeVisible());
  },
};

export const Invalid: Story = {
  args: { value: 'Sao', error: 'Escolha um dos lugares da lista.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid();
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(
      'Escolha um dos lugares da lista.',
    );
  },
};

export const Disabled: Story = { args: { disabled: true, value: 'Santos' } };

export const ReadOnly: Story = {
  name: 'What is read only offers nothing and keeps its text',
  parameters: { chromatic: { disableSnapshot: true } },
  args: { readOnly: true, value: undefined, defaultValue: 'Santos' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowDown}{Enter}{Escape}{Escape}');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await expect(input).toHaveValue('Santos');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const OnItsOwn: Story = {
  name: 'It shows the options that contain the text, with or without a callback',
  parameters: { chromatic: { disableSnapshot: true } },
  render: ({ label, options, onValueChange }) => (
    <Combobox label={label} options={options} onValueChange={onValueChange} />
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'sao jose');
    await expect(await canvas.findAllByRole('option')).toHaveLength(2);
    await userEvent.type(input, ' dos');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(input).toHaveValue('São José dos Campos');
  },
};

export const AnsweredByItsOwner: Story = {
  name: 'With `filter={false}` the options are the answer, also those that do not hold what is written',
  args: { filter: false },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'sampa');
    await expect(canvas.getAllByRole('option')).toHaveLength(4);
  },
};

export const InUnitTests: Story = {
  name: 'In the DOM of unit tests, which has no sizes and scrolls nothing',
  beforeEach: bareBrowser,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 's{ArrowDown}{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(places[0]);
  },
};
