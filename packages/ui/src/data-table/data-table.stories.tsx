import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { bareBrowser } from '../testing/bare-browser.ts';
import { withLargeLetters, wordsOf } from '../testing/large-letters.ts';
import { expectTabStopWhileItScrolls } from '../testing/tab-stop.ts';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Inline } from '../inline/inline.tsx';
import { Link } from '../link/link.tsx';
import { Pagination } from '../pagination/pagination.tsx';
import { type DataColumn, DataTable, type DataTableProps } from './data-table.tsx';

interface Source {
  code: string;
  name: string;
  state: 'aceita' | 'em espera';
  rows: number;
  gone: number | null;
}

const sources: readonly Source[] = [
  { code: 'caixa', name: 'Caixa Econômica Federal', state: 'aceita', rows: 32_547, gone: 212 },
  { code: 'paineira', name: 'Paineira Leilões', state: 'em espera', rows: 128, gone: null },
  { code: 'serra', name: 'Serra Azul Leilões', state: 'aceita', rows: 64, gone: 3 },
  { code: 'mare', name: 'Maré Leilões', state: 'aceita', rows: 9, gone: 0 },
];

const count = (value: number | null) => (value === null ? '–' : value.toLocaleString('pt-BR'));

const columns: readonly DataColumn<Source>[] = [
  { id: 'name', label: 'Fonte', cell: ({ name }) => name, sortBy: ({ name }) => name },
  {
    id: 'state',
    label: 'Situação',
    cell: ({ state }) => <Badge tone={state === 'aceita' ? 'positive' : 'caution'}>{state}</Badge>,
  },
  { id: 'rows', label: 'Linhas', numeric: true, cell: ({ rows }) => count(rows), sortBy: ({ rows }) => rows },
  {
    id: 'gone',
    label: 'Fora da lista',
    numeric: true,
    cell: ({ gone }) => count(gone),
    sortBy: ({ gone }) => gone,
  },
];

const meta = {
  title: 'Data/DataTable',
  component: DataTable,
  args: {
    label: 'Fontes',
    columns,
    rows: sources,
    rowId: ({ code }) => code,
    rowLabel: ({ name }) => name,
  },
  parameters: {
    guide: {
      do: [
        'Let the first column name the row.',
        'Order by the table (`sortBy` as a function) only where all rows are there; else by the server (`sortBy: true`).',
        'Say in `empty` what to do, and in `error` how to try again.',
        'Take the selection off once an action is done: `actions={(ids, clear) => …}` where the table keeps it.',
        'Take `narrow="stack"` where rows are selected or decided on by phone.',
      ],
      dont: [
        'Take it for a few fixed facts: that is a `Table`.',
        'Order one page of many: people would take the first row for the first of all.',
      ],
      keyboard: [
        ['Tab', 'To the table where it scrolls, the heads that order, the boxes, the links.'],
        ['Enter, Space', 'On a head: orders by it, then the other way round.'],
        ['Space', 'On a box: selects; with Shift all from the last one to this one.'],
        ['Enter', 'On a box: goes to what can be done with the selected.'],
        ['← →', 'With the focus on the table: scrolls it.'],
      ],
      accessibility: [
        'A table named by its label; the ordered column says so by `aria-sort`.',
        'How many rows are selected is read aloud; the first cell of a row is its heading and its link.',
        'Where the last row is taken off the selection the focus goes on at the table.',
      ],
    },
  },
} satisfies Meta<DataTableProps<Source>>;

export default meta;
type Story = StoryObj<DataTableProps<Source>>;
type Canvas = { getAllByRole: (role: 'rowheader') => HTMLElement[] };

const names = (canvas: Canvas) => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);

/** A head orders the rows, first one way, then the other. */
export const Default: Story = {
  tags: ['PART-05'],
  args: { onSortChange: fn() },
  play: async ({ canvas, args }) => {
    await expect(names(canvas)[0]).toBe('Caixa Econômica Federal');
    const rows = canvas.getByRole('columnheader', { name: 'Linhas' });
    await expect(rows).toHaveAttribute('aria-sort', 'none');
    await userEvent.click(canvas.getByRole('button', { name: 'Fonte' }));
    await expect(names(canvas)).toEqual([
      'Caixa Econômica Federal',
      'Maré Leilões',
      'Paineira Leilões',
      'Serra Azul Leilões',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Fora da lista' }));
    await expect(names(canvas).at(-1)).toBe('Paineira Leilões');
    await userEvent.keyboard('{Enter}');
    await expect(names(canvas)[0]).toBe('Maré Leilões');
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'gone', direction: 'ascending' });
    await expect(canvas.getByRole('columnheader', { name: 'Fora da lista' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  },
};

export const OrderedByItsOwner: Story = {
  name: 'Where the parent orders the rows it only reports',
  tags: ['PART-05'],
  args: {
    columns: columns.map((column) => ({ ...column, sortBy: column.id === 'rows' ? true : undefined })),
    sort: { column: 'rows', direction: 'descending' },
    onSortChange: fn(),
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    const before = names(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Linhas' }));
    await expect(args.onSortChange).toHaveBeenCalledWith({ column: 'rows', direction: 'ascending' });
    await expect(names(canvas)).toEqual(before);
  },
};

export const Selection: Story = {
  name: 'Rows are selected one by one or all, and something can be done with them',
  tags: ['PART-12'],
  args: {
    selectable: true,
    onSelectedChange: fn(),
    actions: (ids) => <Button size="small">Exportar {ids.length}</Button>,
  },
  parameters: { forcedColors: true },
  play: async ({ canvas, args }) => {
    const all = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'Selecionar todos desta página' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Selecionar Paineira Leilões' }));
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(['paineira']);
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(canvas.getByText('4 selecionados')).toBeVisible();
    await expect(all).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar seleção' }));
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith([]);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Selecionar Serra Azul Leilões' }));
    await expect(canvas.getByRole('button', { name: 'Exportar 1' })).toBeVisible();
  },
};

export const SelectionByKeys: Story = {
  name: 'By keys a range is selected, the actions are reached, and the focus is never lost',
  tags: ['PART-12'],
  args: {
    selectable: true,
    onSelectedChange: fn(),
    actions: (ids) => <Button size="small">Exportar {ids.length}</Button>,
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    const user = userEvent.setup();
    const box = (name: string) => canvas.getByRole('checkbox', { name: `Selecionar ${name}` });
    box('Paineira Leilões').focus();
    await user.keyboard('{Enter}');
    await expect(box('Paineira Leilões')).toHaveFocus();
    await user.keyboard(' ');
    await expect(canvas.getByText('Enter leva às ações')).toBeVisible();
    await user.keyboard('{Shift>}');
    await user.click(box('Maré Leilões'));
    await user.keyboard('{/Shift}');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(['paineira', 'serra', 'mare']);
    await user.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Exportar 3' })).toHaveFocus();
    await user.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith([]);
    await expect(canvas.getByRole('region', { name: 'Fontes' })).toHaveFocus();
  },
};

export const SelectionOfOtherRows: Story = {
  name: 'The selection that the table keeps is of its rows; its owner may keep that of others too',
  tags: ['PART-12'],
  args: {
    selectable: true,
    defaultSelected: ['paineira', 'gone'],
    onSelectedChange: fn(),
    actions: (ids) => <Button size="small">Exportar {ids.length}</Button>,
  },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <>
      <DataTable {...args} />
      <DataTable {...args} label="De duas páginas" selected={['paineira', 'gone']} />
    </>
  ),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('1 selecionado')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Exportar 1' })).toBeVisible();
    await expect(canvas.getByText('2 selecionados')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Exportar 2' })).toBeVisible();
    const [serra, sameOfOthers] = canvas.getAllByRole('checkbox', { name: 'Selecionar Serra Azul Leilões' });
    await userEvent.click(serra!);
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(['paineira', 'serra']);
    await userEvent.click(sameOfOthers!);
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(['paineira', 'gone', 'serra']);
  },
};

export const SelectionTakenOff: Story = {
  name: 'An action takes off the selection that the table keeps',
  tags: ['PART-12'],
  args: {
    selectable: true,
    onSelectedChange: fn(),
    actions: (ids, clear) => (
      <Button size="small" onClick={clear}>
        Exportar {ids.length}
      </Button>
    ),
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Selecionar Paineira Leilões' });
    await userEvent.click(box);
    await userEvent.click(canvas.getByRole('button', { name: 'Exportar 1' }));
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith([]);
    await expect(box).not.toBeChecked();
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Fontes' })).toHaveFocus());
  },
};

function SourcesToDrop(props: DataTableProps<Source>) {
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [confirming, setConfirming] = useState(false);
  return (
    <>
      <DataTable
        {...props}
        selected={selected}
        onSelectedChange={setSelected}
        actions={
          <Button size="small" onClick={() => setConfirming(true)}>
            Retirar
          </Button>
        }
      />
      <ConfirmDialog
        open={confirming}
        onOpenChange={setConfirming}
        title="Retirar as fontes?"
        confirmLabel="Retirar fontes"
        onConfirm={() => setSelected([])}
      >
        As listas delas deixam de ser lidas.
      </ConfirmDialog>
    </>
  );
}

export const SelectionAskedFor: Story = {
  name: 'After a question about the selected rows the focus is at the table, though the bar is gone',
  tags: ['PART-12'],
  args: { selectable: true },
  render: (args) => <SourcesToDrop {...args} />,
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { inline: false, height: '480px' } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Selecionar Paineira Leilões' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Retirar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Retirar fontes' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Fontes' })).toHaveFocus());
  },
};

export const RowLinks: Story = {
  name: 'A row leads to its page by its first cell, and takes the press all over',
  tags: ['PART-05'],
  args: { rowHref: ({ code }) => `#${code}`, selectable: true },
  play: async ({ canvas, canvasElement }) => {
    const row = canvas.getByRole('row', { name: /Paineira/ });
    const link = within(row).getByRole('link', { name: 'Paineira Leilões' });
    await expect(link).toHaveAttribute('href', '#paineira');
    const at = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return canvasElement.ownerDocument.elementFromPoint(left + width / 2, top + height / 2);
    };
    await expect(at(within(row).getByText('128'))).toBe(link);
    await expect(at(within(row).getByRole('checkbox'))).not.toBe(link);
  },
};

const onUpdate = fn();
const menu: DataColumn<Source> = {
  id: 'more',
  label: 'Mais',
  cell: ({ code, name }) => (
    <Inline>
      <Button size="small" onClick={() => onUpdate(code)}>
        Atualizar
      </Button>
      <Link href={`#lista-${code}`}>{`Lista de ${name}`}</Link>
    </Inline>
  ),
};

export const RowLinksAndButtons: Story = {
  name: 'Buttons and links in a row that leads somewhere are pressed themselves, and scroll below the head',
  tags: ['PART-05'],
  args: {
    rowHref: ({ code }) => `#${code}`,
    columns: [...columns, menu],
    selectable: true,
    stickyHead: true,
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement }) => {
    const at = (element: Element) => {
      const { left, top, height } = element.getBoundingClientRect();
      return canvasElement.ownerDocument.elementFromPoint(left + 16, top + height / 2);
    };
    const row = canvas.getByRole('row', { name: /Caixa/ });
    const button = within(row).getByRole('button', { name: 'Atualizar' });
    const list = within(row).getByRole('link', { name: /^Lista de/ });
    button.scrollIntoView({ inline: 'center' });
    await expect(at(button)).toBe(button);
    await expect(at(list)).toBe(list);
    await userEvent.click(button);
    await expect(onUpdate).toHaveBeenCalledWith('caixa');

    const region = canvas.getByRole('region', { name: 'Fontes' });
    region.style.maxHeight = '120px';
    const head = canvas.getByRole('columnheader', { name: 'Mais' });
    region.scrollTop += button.getBoundingClientRect().top - region.getBoundingClientRect().top;
    await expect(at(button)?.closest('th')).toBe(head);
  },
};

const many = Array.from({ length: 30 }, (_row, at): Source => ({
  ...sources[at % 4]!,
  code: `s${at}`,
  rows: at * 7,
}));

export const StickyHead: Story = {
  name: 'The head stays in sight while the rows scroll',
  tags: ['PART-05'],
  args: { rows: many, stickyHead: true },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Fontes' });
    region.scrollTop = 400;
    const head = canvas.getByRole('columnheader', { name: 'Linhas' });
    const gap = head.getBoundingClientRect().top - region.getBoundingClientRect().top;
    await expect(Math.abs(gap)).toBeLessThan(3);
  },
};

export const MoreToTheSide: Story = {
  name: 'A shadow says that there is more to the side, over the head that stays as well',
  tags: ['PART-05'],
  args: { rows: many.slice(0, 8), stickyHead: true, selectable: true, defaultSelected: ['s2'] },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Fontes' });
    const frame = region.parentElement!;
    await waitFor(() => expect(frame).toHaveAttribute('data-more', 'end'));
    region.scrollLeft = region.scrollWidth;
    await waitFor(() => expect(frame).toHaveAttribute('data-more', 'start'));
    region.scrollLeft = 60;
    await waitFor(() => expect(frame).toHaveAttribute('data-more', 'start end'));
    const head = canvas.getByRole('columnheader', { name: /Fonte/ });
    const shade = getComputedStyle(frame, '::after');
    const { zIndex } = getComputedStyle(head.closest('thead')!);
    await expect(Number(shade.zIndex)).toBeGreaterThan(Number(zIndex));
  },
};

export const TabStop: Story = {
  name: 'A stop of Tab only while it scrolls',
  tags: ['PART-05'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: ({ canvasElement }) => expectTabStopWhileItScrolls(canvasElement, 'Fontes'),
};

export const Stacked: Story = {
  name: 'Where there is no room for columns each row is a block, and still a row',
  tags: ['PART-05'],
  args: {
    narrow: 'stack',
    selectable: true,
    defaultSelected: ['paineira'],
    stickyHead: true,
    rowHref: ({ code }) => `#${code}`,
    actions: () => (
      <>
        <Button size="small">Ocultar 1 fonte</Button>
        <Button size="small">Voltar a mostrar 2 fontes</Button>
      </>
    ),
  },
};

export const StackedInPart: Story = {
  name: 'Its own width decides: it is stacked in a narrow part of a wide page',
  tags: ['PART-05'],
  args: { narrow: 'stack', selectable: true },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Maré Leilões' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Maré Leilões/ })).toHaveTextContent(/Linhas\s*9/);
    await expect(canvas.getByText('Selecionar todos desta página')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Linhas' }));
    await expect(names(canvas)[0]).toBe('Caixa Econômica Federal');
    await userEvent.click(canvas.getByRole('button', { name: 'Linhas' }));
    await expect(names(canvas)[0]).toBe('Maré Leilões');
  },
};

export const LargeLetters: Story = {
  name: 'With letters twice as large a value stands below its name, and stays in its block',
  tags: ['PART-05', 'SHELL-12'],
  args: {
    narrow: 'stack',
    selectable: true,
    columns: [
      ...columns,
      { id: 'decision', label: 'Decisão', cell: () => <Button size="small">Voltar a mostrar</Button> },
    ],
  },
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [
    (Story) => (
      <div style={{ width: 256 }}>
        <Story />
      </div>
    ),
  ],
  play: ({ canvas }) =>
    withLargeLetters(async () => {
      const row = canvas.getByRole('row', { name: /Paineira Leilões/ });
      const { right } = row.getBoundingClientRect();
      for (const cell of within(row).getAllByRole('cell'))
        await expect(wordsOf(cell).right).toBeLessThanOrEqual(right);
      await expect(wordsOf(within(row).getByText('Situação')).bottom).toBeLessThanOrEqual(
        wordsOf(within(row).getByText('em espera')).top,
      );
    }),
};

export const StackedByNumber: Story = {
  name: 'In a block a number that names its row has its word, and what is empty has no line',
  tags: ['PART-05'],
  args: { narrow: 'stack' },
  parameters: { chromatic: { disableSnapshot: true } },
  render: ({ narrow }) => (
    <div style={{ maxWidth: 420 }}>
      <DataTable
        label="Linhas da lista"
        narrow={narrow}
        rowId={String}
        rows={[5, 6]}
        columns={[
          { id: 'line', label: 'Linha', numeric: true, cell: (line) => line },
          { id: 'fix', label: 'O que corrigir', cell: (line) => (line === 6 ? 'O título falta.' : '') },
        ]}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Linha 5' })).toBeVisible();
    await expect(canvas.getAllByText('O que corrigir', { selector: 'td *' })[0]).not.toBeVisible();
    await expect(canvas.getByText('O título falta.')).toBeVisible();
  },
};

export const StackedLoading: Story = { args: { narrow: 'stack', rows: [], loading: true } };
export const StackedEmpty: Story = {
  args: { narrow: 'stack', rows: [], empty: <EmptyState title="Nenhuma fonte encontrada" /> },
};

export const WithPages: Story = {
  args: { pagination: <Pagination page={2} lastPage={5} hrefOf={(page) => `#${page}`} /> },
};
export const Loading: Story = {
  name: 'Rows that are on their way hold their places, and that is said',
  tags: ['PART-05'],
  args: { rows: [], loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Carregando');
    await expect(canvas.getByRole('region')).toHaveAttribute('aria-busy', 'true');
  },
};
export const LoadingMore: Story = { args: { loading: true } };
export const Empty: Story = { args: { rows: [], empty: <EmptyState title="Nenhuma fonte encontrada" /> } };
export const NothingFound: Story = { args: { rows: [] } };
export const Failed: Story = {
  args: {
    error: (
      <EmptyState title="Não foi possível carregar as fontes" action={<Button>Tentar novamente</Button>} />
    ),
  },
};

export const SelectedAndFailed: Story = {
  name: 'Rows that an error, or nothing, stands for are neither selected nor acted on, and are selected as they come back',
  tags: ['PART-05'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { selectable: true, defaultSelected: ['serra'], onSelectedChange: fn() },
  render: function Failing(args) {
    const [state, setState] = useState<'rows' | 'failed' | 'loading' | 'none'>('rows');
    return (
      <>
        {(['rows', 'failed', 'loading', 'none'] as const).map((next) => (
          <Button key={next} onClick={() => setState(next)}>
            {next}
          </Button>
        ))}
        <DataTable
          {...args}
          rows={state === 'loading' || state === 'none' ? [] : args.rows}
          loading={state === 'loading'}
          error={state === 'failed' && 'Não foi possível carregar as fontes'}
          actions={<Button size="small">Ocultar</Button>}
        />
      </>
    );
  },
  play: async ({ canvas, args }) => {
    const all = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'Selecionar todos desta página' });
    await expect(canvas.getByRole('button', { name: 'Ocultar' })).toBeVisible();
    await expect(all.indeterminate).toBe(true);
    for (const state of ['failed', 'loading', 'none']) {
      await userEvent.click(canvas.getByRole('button', { name: state }));
      await expect(all).toBeDisabled();
      await expect(all).not.toBeChecked();
      await expect(all.indeterminate).toBe(false);
      await expect(canvas.queryByRole('button', { name: 'Ocultar' })).not.toBeInTheDocument();
      if (state === 'none') break;
      await userEvent.click(canvas.getByRole('button', { name: 'rows' }));
      await expect(canvas.getByRole('checkbox', { name: /Serra/ })).toBeChecked();
      await expect(canvas.getByRole('button', { name: 'Ocultar' })).toBeVisible();
      await expect(all).toBeEnabled();
    }
    await expect(args.onSelectedChange).not.toHaveBeenCalled();
  },
};

export const FailedUnderACondition: Story = {
  name: 'Where the condition of an error or of no rows does not hold, all is as without them',
  tags: ['PART-05'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <>
      <DataTable {...args} error={false} />
      <DataTable {...args} label="Sem texto" error="" />
      <DataTable {...args} label="Sem fontes" rows={[]} empty={false} />
    </>
  ),
  play: async ({ canvas }) => {
    for (const name of ['Fontes', 'Sem texto'])
      await expect(within(canvas.getByRole('table', { name })).getAllByRole('rowheader')).toHaveLength(4);
    await expect(canvas.getByRole('table', { name: 'Sem fontes' })).toHaveTextContent('Nada encontrado');
  },
};

const long: DataTableProps<Source>['rows'] = sources.map((source) => ({
  ...source,
  name: `${source.name} e Alienações Extrajudiciais do Estado de São Paulo Ltda.`,
}));
export const LongText: Story = { args: { rows: long, selectable: true, defaultSelected: ['serra'] } };

export const InUnitTests: Story = {
  name: 'In the DOM of unit tests, which has no sizes and scrolls nothing',
  beforeEach: bareBrowser,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => expect(canvas.getAllByRole('row')).toHaveLength(sources.length + 1),
};
