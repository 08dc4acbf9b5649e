import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { Button } from '../button/button.tsx';
import { bareBrowser } from '../testing/bare-browser.ts';
import { type CommandItem, CommandMenu, type CommandMenuProps } from './command-menu.tsx';

const items: readonly CommandItem[] = [
  { id: '/', label: 'Início', kind: 'page', keywords: 'home' },
  { id: '/leiloes', label: 'Imóveis', kind: 'page', keywords: 'leilões lista' },
  { id: '/busca-por-mapa', label: 'Mapa', kind: 'page' },
  { id: '/calculadora', label: 'Calculadora', kind: 'page', keywords: 'custo itbi' },
  { id: '/minha-conta/favoritos', label: 'Favoritos', kind: 'account' },
  { id: '/minha-conta/alertas', label: 'Alertas', kind: 'account' },
];

const meta = {
  title: 'Overlays/CommandMenu',
  component: CommandMenu,
  args: {
    open: true,
    onOpenChange: fn(),
    onSelect: fn(),
    onSearch: fn(),
    items,
    groupLabels: { page: 'Páginas', account: 'Minha conta', auction: 'Leilões' },
  },
  parameters: {
    picture: 'page',
    docs: { story: { inline: false, height: 560 } },
    guide: {
      do: [
        'Open it by Ctrl or ⌘ and K, and load its code then.',
        'Put pages first, the server’s answers after them.',
        'Give items the other words that people call them by.',
      ],
      dont: ['Put into it what is nowhere else on the site.', 'Delete or send anything by it.'],
      keyboard: [
        ['↓ ↑', 'Go through the items, round the ends; the focus stays in the field.'],
        ['Enter', 'Opens the item; the first, unless another was gone to.'],
        ['Escape', 'Closes; the focus returns to where it was.'],
      ],
      accessibility: [
        'A modal `dialog` with an editable combobox and a listbox (APG); the number of items is read as it changes.',
      ],
    },
  },
} satisfies Meta<CommandMenuProps<CommandItem>>;

export default meta;
type Story = StoryObj<CommandMenuProps<CommandItem>>;

const field = () => screen.findByRole('combobox', { name: 'Ir para' });

/** The field has the focus and the first item is meant. */
export const Default: Story = {
  tags: ['PART-10'],
  play: async () => {
    const input = await field();
    await waitFor(() => expect(input).toHaveFocus());
    await expect(screen.getByRole('option', { name: 'Início' })).toHaveAttribute('aria-selected', 'true');
    await expect(screen.getAllByRole('option')).toHaveLength(6);
  },
};

export const Keyboard: Story = {
  name: 'Words without accents find, arrows go, Enter opens',
  tags: ['PART-10'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    const input = await field();
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.keyboard('imov');
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await expect(args.onSearch).toHaveBeenLastCalledWith('imov');
    await userEvent.clear(input);
    await userEvent.keyboard('itbi{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith(items[3]);
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await userEvent.clear(input);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith(items[5]);
  },
};

export const Results: Story = {
  name: 'What the server finds stands after the menu’s own',
  tags: ['PART-10'],
  args: {
    results: [{ id: '/leilao/1', label: 'Apartamento na Moóca', detail: 'São Paulo - SP', kind: 'auction' }],
  },
  play: async ({ args }) => {
    await userEvent.type(await field(), 'a');
    const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
    await expect(options.at(-1)).toMatch(/^Apartamento na Moóca/);
    await userEvent.click(screen.getByRole('option', { name: /^Apartamento/ }));
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
};

export const Nothing: Story = {
  name: 'That nothing was found is said',
  tags: ['PART-10'],
  play: async () => {
    await userEvent.type(await field(), 'xyz');
    await expect(await screen.findByRole('status')).toHaveTextContent('Nada encontrado');
  },
};

export const Loading: Story = { args: { loading: true } };

export const LongText: Story = {
  args: {
    items: [
      {
        id: '1',
        label: 'Apartamento com três quartos, duas vagas e depósito privativo na Rua Conselheiro Nébias',
        detail: 'Vila Bela da Santíssima Trindade - MT',
        kind: 'auction',
      },
      ...items,
    ],
  },
};

function WithButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Abrir</Button>
      <CommandMenu open={open} onOpenChange={setOpen} items={items} onSelect={fn()} />
    </>
  );
}

export const FocusReturns: Story = {
  name: 'Escape closes it and the focus returns',
  tags: ['PART-10'],
  render: () => <WithButton />,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Abrir' });
    await userEvent.click(button);
    await waitFor(async () => expect(await field()).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const ByItself: Story = {
  name: 'With its own trigger it closes by itself on a choice',
  tags: ['PART-10', 'GRAM-10'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <CommandMenu onSelect={args.onSelect} items={items} trigger={<Button>Ir para…</Button>} />
  ),
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Ir para…' });
    await userEvent.click(trigger);
    await waitFor(async () => expect(await field()).toHaveFocus());
    await userEvent.keyboard('map{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(items[2]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const InUnitTests: Story = {
  name: 'In the DOM of unit tests, which has no sizes and scrolls nothing',
  beforeEach: bareBrowser,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    await userEvent.type(await field(), '{ArrowDown}{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(items[1]);
  },
};
