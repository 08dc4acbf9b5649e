import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Ellipsis, Heart, Pencil, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { requestClose, withCloseRequests } from '../testing/close-requests.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { DropdownMenu, type MenuEntry } from './dropdown-menu.tsx';

const edit = fn();
const remove = fn();

const items: readonly MenuEntry[] = [
  { label: 'Editar alerta', icon: Pencil, onSelect: edit },
  { label: 'Duplicar', icon: Copy, onSelect: fn() },
  { kind: 'link', label: 'Ver os leilões', icon: Heart, href: '#leiloes' },
  { label: 'Compartilhar', icon: Share2, hint: 'Só alertas ativos', disabled: true, onSelect: fn() },
  { kind: 'separator' },
  { label: 'Excluir alerta', icon: Trash2, tone: 'critical', onSelect: remove },
];

const meta = {
  title: 'Overlays/DropdownMenu',
  component: DropdownMenu,
  args: {
    trigger: <IconButton label="Ações do alerta" icon={Ellipsis} variant="outlined" />,
    items,
    align: 'start',
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 320 }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    edit.mockClear();
    remove.mockClear();
  },
  parameters: {
    picture: 'page',
    guide: {
      do: [
        'Begin each item with a verb.',
        'Put what takes something away last, after a separator.',
        'Say in the hint why an item cannot be chosen.',
      ],
      dont: ['Hide the one next step in it.', 'Choose a value of a form by it: that is a `Select`.'],
      keyboard: [
        ['Enter, Space, ↓', 'On the button: opens it, with the focus on the first item.'],
        ['↑', 'On the button: opens it, with the focus on the last item.'],
        ['↑ ↓, Home, End', 'Go through the items, round the ends.'],
        ['A letter', 'Goes to the next item that begins with it.'],
        ['Enter, Space', 'Chooses. A marked item stays open.'],
        ['Escape, Tab', 'Closes; the focus returns to the button.'],
      ],
      accessibility: [
        'APG menu button: `menu` named by its button, `menuitem`, `menuitemcheckbox`, `menuitemradio`.',
        'Links are real links. Its code comes on pointer, focus or press; the button never changes meanwhile.',
      ],
    },
  },
} satisfies Meta<typeof DropdownMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = { getByRole: (role: 'button', options?: { name: string }) => HTMLElement };
const press = async (canvas: Canvas) => {
  await userEvent.click(canvas.getByRole('button'));
  return screen.findByRole('menu');
};

export const Default: Story = {
  play: async ({ canvas }) => {
    const menu = await press(canvas);
    await expect(menu).toHaveAccessibleName('Ações do alerta');
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
    await expect(screen.getByRole('menuitem', { name: 'Ver os leilões' })).toHaveAttribute(
      'href',
      '#leiloes',
    );
  },
};

export const Keyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    const item = (name: RegExp) => screen.findByRole('menuitem', { name });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await item(/^Editar/)).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(async () => expect(await item(/^Excluir/)).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument();

    await userEvent.keyboard('{ArrowUp}');
    await waitFor(async () => expect(await item(/^Excluir/)).toHaveFocus());
    await userEvent.keyboard('{Home}{Enter}');
    await expect(edit).toHaveBeenCalledOnce();
    await waitFor(() => expect(button).toHaveFocus());

    await userEvent.keyboard('{ArrowDown}');
    await waitFor(async () => expect(await item(/^Editar/)).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Press: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await press(canvas);
    await expect(canvas.getByRole('button')).toBe(button);
    await userEvent.click(button);
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());

    await press(canvas);
    await userEvent.click(screen.getByRole('menuitem', { name: /^Compartilhar/ }), { pointerEventsCheck: 0 });
    await expect(screen.getByRole('menu')).toBeVisible();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Excluir alerta' }));
    await expect(remove).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

function Marked() {
  const [order, setOrder] = useState('2');
  const [columns, setColumns] = useState<readonly string[]>(['Avaliação']);
  const column = (label: string): MenuEntry => ({
    kind: 'checkbox',
    label,
    checked: columns.includes(label),
    onCheckedChange: (on) =>
      setColumns((all) => (on ? [...all, label] : all.filter((other) => other !== label))),
  });
  return (
    <DropdownMenu
      align="start"
      trigger={<Button>Exibição</Button>}
      items={[
        {
          kind: 'radios',
          label: 'Ordenar por',
          value: order,
          onValueChange: setOrder,
          options: [
            { value: '1', label: 'Mais recentes' },
            { value: '2', label: 'Menor preço' },
            { value: '4', label: 'Encerrando em breve' },
          ],
        },
        { kind: 'separator' },
        column('Avaliação'),
        column('Desconto'),
        { kind: 'separator' },
        {
          kind: 'group',
          label: 'Sobre a lista',
          items: [
            {
              kind: 'link',
              label: 'Abrir a lista da fonte',
              href: 'https://www.caixa.gov.br',
              external: true,
            },
          ],
        },
      ]}
    />
  );
}

export const AskedToClose: Story = {
  name: 'The phone’s way back closes it',
  tags: ['WAY-04'],
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: withCloseRequests,
  play: async ({ canvas }) => {
    await press(canvas);
    requestClose();
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'false');
    await press(canvas);
  },
};

export const MarkedItems: Story = {
  parameters: { forcedColors: true },
  render: () => <Marked />,
  play: async ({ canvas }) => {
    await press(canvas);
    const discount = screen.getByRole('menuitemcheckbox', { name: 'Desconto' });
    await userEvent.click(discount);
    await expect(discount).toBeChecked();
    await expect(screen.getByRole('menuitemradio', { name: 'Menor preço' })).toBeChecked();
    await expect(screen.getByRole('group', { name: 'Ordenar por' })).toBeVisible();
  },
};

export const LongLabels: Story = {
  args: {
    trigger: <Button>Ações</Button>,
    items: [
      {
        label: 'Transferir os alertas de São José do Vale do Rio Preto para outra conta',
        icon: Copy,
        hint: 'A outra conta precisa confirmar o endereço de email nos próximos sete dias.',
        onSelect: fn(),
      },
      { label: 'Anticonstitucionalissimamentedesproporcionalizadoextrajudicialmente', onSelect: fn() },
    ],
  },
  play: async ({ canvas }) => {
    await press(canvas);
  },
};

/** In a frame of its own, where it covers nothing of the docs page. */
export const InADarkPart: Story = {
  name: 'In a part of the page that is dark and compact, it is so too',
  tags: ['THEME-01'],
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [
    (Story) => (
      <div data-theme="dark" data-density="compact" style={{ minHeight: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button');
    await userEvent.click(trigger);
    const menu = await screen.findByRole('menu');
    await expect(getComputedStyle(menu).colorScheme).toBe('dark');
    const size = (element: Element) => getComputedStyle(element).getPropertyValue('--mt-density-control');
    await expect(size(menu)).toBe(size(trigger));
    await expect(size(menu)).not.toBe(size(document.body));
  },
};

export const Open: Story = {
  args: { defaultOpen: true },
  parameters: { docs: { story: { inline: false, height: 340 } }, chromatic: { disableSnapshot: true } },
};

export const Closed: Story = { parameters: { picture: 'story' } };
