import type { Meta, StoryObj } from '@storybook/react-vite';
import { type SyntheticEvent, useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../button/button.tsx';
import { DropdownMenu } from '../dropdown-menu/dropdown-menu.tsx';
import { Popover } from '../popover/popover.tsx';
import { Stack } from '../stack/stack.tsx';
import { withLargeLetters } from '../testing/large-letters.ts';
import { Text } from '../text/text.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Sheet } from '../sheet/sheet.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

function WithOpener(props: DialogProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Excluir alerta</Button>
      <Dialog {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  args: {
    open: true,
    onOpenChange: () => undefined,
    title: 'Excluir este alerta?',
    description: 'Você deixa de receber avisos de apartamentos em São Paulo até R$ 300.000,00.',
    children: (
      <Stack direction="row" gap="small" justify="end" wrap>
        <Button>Manter alerta</Button>
        <Button tone="critical">Excluir alerta</Button>
      </Stack>
    ),
  },
  render: WithOpener,
  parameters: {
    docs: { story: { inline: false, height: '480px' } },
    picture: 'page',
    guide: {
      do: ['Ask in the title; answer with verbs on the buttons.', 'Load it when it is about to be needed.'],
      dont: ['Open one from another, or by itself.'],
      keyboard: [
        ['Tab, Shift+Tab', 'Go round inside.'],
        ['Escape', 'Closes; the focus returns to where it was.'],
      ],
      accessibility: [
        'A modal dialog named by its title and described by its description.',
        'The page behind is hidden from screen readers and does not scroll.',
      ],
    },
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { forcedColors: true } };

export const FocusReturns: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Excluir alerta' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Excluir este alerta?' });
    await expect(dialog).toHaveAccessibleDescription(/deixa de receber/);
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));

    for (const _ of Array.from({ length: 4 })) {
      await userEvent.tab();
      await expect(dialog.contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const PageStandsStill: Story = {
  play: async () => {
    await screen.findByRole('dialog');
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden'));
  },
};

export const LongText: Story = {
  args: {
    title: 'Você tem certeza de que deseja excluir definitivamente este alerta e todo o histórico dele?',
    children: Array.from({ length: 12 }, (_, at) => (
      <Text key={at}>
        {at + 1}. Na alienação judicial o bem vai a duas praças. Na primeira, o lance mínimo é o valor da
        avaliação; na segunda, o juiz fixa o preço mínimo, e não se aceita preço vil.
      </Text>
    )),
  },
};

export const LargeLetters: Story = {
  name: 'With letters twice as large a long word pushes the way out nowhere',
  tags: ['SHELL-12'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { title: 'Alienado inconstitucionalissimamente' },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await withLargeLetters(async () => {
      const close = screen.getByRole('button', { name: 'Fechar' }).getBoundingClientRect();
      await expect(close.right).toBeLessThanOrEqual(dialog.getBoundingClientRect().right);
    });
  },
};

export const ByItself: Story = {
  name: 'With its own trigger, a footer and the focus in its first field',
  tags: ['GRAM-10'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <Dialog
      trigger={<Button>Renomear alerta</Button>}
      title="Renomear alerta"
      size="large"
      initialFocus="field"
      footer={
        <>
          <Button tone="accent">Salvar</Button>
          <Button variant="quiet">Manter o nome</Button>
        </>
      }
    >
      <TextField label="Nome" defaultValue="Casas em Santos" />
    </Dialog>
  ),
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Renomear alerta' });
    await userEvent.click(trigger);
    const dialog = await screen.findByRole('dialog', { name: 'Renomear alerta' });
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveFocus());
    const [save, cancel] = within(dialog.querySelector('footer')!).getAllByRole('button');
    await expect(save).toHaveTextContent('Salvar');
    const between = cancel!.getBoundingClientRect().left - save!.getBoundingClientRect().right;
    await expect(between).toBeGreaterThanOrEqual(8);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const TitleFirst: Story = {
  name: 'With the focus on its title, to be read first',
  tags: ['GRAM-10'],
  args: { initialFocus: 'title' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const title = await screen.findByRole('heading', { name: 'Excluir este alerta?' });
    await waitFor(() => expect(title).toHaveFocus());
  },
};

export const OwnFocus: Story = {
  name: 'What its user prevents is left to them: where the focus goes, and that a press outside closes it',
  tags: ['GRAM-10'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <>
      <Dialog
        {...args}
        open={undefined}
        trigger={<Button>Abrir</Button>}
        initialFocus="title"
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          screen.getByRole('button', { name: 'Manter alerta' }).focus();
        }}
        onInteractOutside={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          screen.getByRole('button', { name: 'Depois' }).focus();
        }}
      />
      <Button>Depois</Button>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Manter alerta' })).toHaveFocus());
    await pressOutside();
    await expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Depois' })).toHaveFocus());
  },
};

/** Radix listens to presses outside from the next turn on. */
async function pressOutside() {
  await new Promise((resolve) => setTimeout(resolve, 50));
  await fireEvent.pointerDown(document.body);
  await fireEvent.click(document.body);
}

export const OpenerKept: Story = {
  name: 'One that its user leads the focus into gives it back all the same, and a press outside closes it',
  tags: ['GRAM-10'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    open: false,
    onOpenAutoFocus: (event) => {
      event.preventDefault();
      screen.getByRole('button', { name: 'Manter alerta' }).focus();
    },
    onCloseAutoFocus: fn(),
    onInteractOutside: fn(),
  },
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Excluir alerta' });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Manter alerta' })).toHaveFocus());
    await pressOutside();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onInteractOutside).toHaveBeenCalled();
    await expect(args.onCloseAutoFocus).toHaveBeenCalledOnce();
  },
};

const outerSubmit = fn((event: SyntheticEvent) => event.preventDefault());
const outerReset = fn();
const ownSubmit = fn((event: SyntheticEvent) => event.preventDefault());
const heardByPage = fn();

export const WithinAForm: Story = {
  name: 'Written within a form, a form in it is sent and reset alone, and the page hears of it',
  tags: ['GRAM-10'],
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: () => {
    for (const mock of [outerSubmit, outerReset, ownSubmit, heardByPage]) mock.mockClear();
    window.addEventListener('submit', heardByPage);
    window.addEventListener('reset', heardByPage);
    return () => {
      window.removeEventListener('submit', heardByPage);
      window.removeEventListener('reset', heardByPage);
    };
  },
  render: () => (
    <form aria-label="Lista" onSubmit={outerSubmit} onReset={outerReset}>
      {([Dialog, Sheet] as const).map((Surface, at) => (
        <Surface key={at} trigger={<Button>Abrir {at + 1}</Button>} title="Renomear" onSubmit={ownSubmit}>
          <form onSubmit={ownSubmit}>
            <TextField label="Nome" defaultValue="Casas" />
            <Button type="submit">Salvar</Button>
            <Button type="reset">Desfazer</Button>
          </form>
        </Surface>
      ))}
      <Button type="submit">Enviar a lista</Button>
    </form>
  ),
  play: async ({ canvas }) => {
    for (const at of [1, 2]) {
      await userEvent.click(canvas.getByRole('button', { name: `Abrir ${at}` }));
      const dialog = within(await screen.findByRole('dialog'));
      await userEvent.type(dialog.getByRole('textbox'), ' em Santos');
      await userEvent.click(dialog.getByRole('button', { name: 'Desfazer' }));
      await expect(dialog.getByRole('textbox')).toHaveValue('Casas');
      await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
      // The form's own handler, and the dialog's.
      await expect(ownSubmit).toHaveBeenCalledTimes(2 * at);
      await expect(heardByPage).toHaveBeenCalledTimes(2 * at);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    await expect(outerSubmit).not.toHaveBeenCalled();
    await expect(outerReset).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar a lista' }));
    await expect(outerSubmit).toHaveBeenCalledOnce();
  },
};

export const FocusInSight: Story = {
  name: 'The focus lies under neither its head nor its foot',
  tags: ['SHELL-14'],
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: 'narrow' } },
  args: {
    children: (
      <Stack gap="medium">
        {Array.from({ length: 12 }, (_none, at) => (
          <TextField key={at} label={`Campo ${at + 1}`} />
        ))}
      </Stack>
    ),
    footer: <Button tone="accent">Salvar</Button>,
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    for (const field of within(dialog).getAllByRole('textbox')) {
      await userEvent.tab();
      if (document.activeElement !== field) await userEvent.tab();
      await expect(field).toHaveFocus();
      const { left, top, bottom } = field.getBoundingClientRect();
      for (const y of [top + 2, bottom - 2]) await expect(document.elementFromPoint(left + 8, y)).toBe(field);
    }
  },
};

function FromAPopup({ kind, ...props }: DialogProps & { kind: 'menu' | 'popover' | 'popover that closes' }) {
  const [open, setOpen] = useState(false);
  const ask = () => setOpen(true);
  return (
    <>
      {kind === 'menu' ? (
        <DropdownMenu trigger={<Button>Ações</Button>} items={[{ label: 'Excluir', onSelect: ask }]} />
      ) : (
        <Popover trigger={<Button>Ações</Button>}>
          {(close) => (
            <Button
              onClick={() => {
                ask();
                if (kind === 'popover that closes') close();
              }}
            >
              Excluir
            </Button>
          )}
        </Popover>
      )}
      <Dialog {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

const fromAPopup = (kind: 'menu' | 'popover' | 'popover that closes'): Story => ({
  tags: ['GRAM-10'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => <FromAPopup {...args} kind={kind} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Ações' });
    await userEvent.click(opener);
    const inside = kind === 'menu' ? 'menuitem' : 'button';
    await userEvent.click(await screen.findByRole(inside, { name: 'Excluir' }));
    const dialog = await screen.findByRole('dialog', { name: 'Excluir este alerta?' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

export const FromAMenu: Story = {
  ...fromAPopup('menu'),
  name: 'Opened from a menu, it leads the focus back to what opened the menu',
};

export const FromAPopover: Story = {
  ...fromAPopup('popover'),
  name: 'Opened from a popover, it leads the focus back to what opened the popover',
};

export const FromAPopoverThatCloses: Story = {
  ...fromAPopup('popover that closes'),
  name: 'So does one that a popover opens as it closes',
};
