import type { Meta, StoryObj } from '@storybook/react-vite';
import { Info } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { Button } from '../button/button.tsx';
import { DescriptionList } from '../description-list/description-list.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Stack } from '../stack/stack.tsx';
import { Switch } from '../switch/switch.tsx';
import { Popover } from './popover.tsx';

const figures = (
  <DescriptionList
    items={[
      { term: 'Avaliação', description: 'R$ 321.000' },
      { term: 'Lance mínimo', description: 'R$ 186.400' },
      { term: 'Desconto', description: '42 %' },
    ]}
  />
);

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  args: { trigger: <Button>Como se calcula</Button>, children: figures, onOpenChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 280 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    picture: 'page',
    guide: {
      do: [
        'Keep it small: a few figures, one or two fields.',
        'Give it a `label` where the button is an icon.',
        'Give its fields, and a button that sends them, `form="id"` with the id of the form that they belong to: in the document it stands at the end of the page, outside every form.',
      ],
      dont: [
        'Ask in it what the page must wait for: that is a `Dialog`.',
        'List things to do: that is a `DropdownMenu`.',
        'Hide what everybody needs.',
      ],
      keyboard: [
        ['Enter, Space', 'On the button: opens it, with the focus on its first control; closes it again.'],
        ['Tab', 'Goes through its controls, round the ends.'],
        ['Escape', 'Closes; the focus returns to the button.'],
      ],
      accessibility: [
        'A non-modal `dialog` named by its button or its `label`; the button says whether it is open.',
        'Its code comes on pointer, focus or press; the button never changes meanwhile.',
      ],
    },
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens beside its button, which names it. */
export const Default: Story = {
  tags: ['PART-01'],
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Como se calcula' });
    await userEvent.click(button);
    await expect(await screen.findByRole('dialog', { name: 'Como se calcula' })).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(args.onOpenChange).toHaveBeenCalledWith(true);
  },
};

export const InADarkPart: Story = {
  name: 'In a part of the page that is dark, it is so too',
  tags: ['THEME-01'],
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [
    (Story) => (
      <div data-theme="dark">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Como se calcula' }));
    const popup = await screen.findByRole('dialog', { name: 'Como se calcula' });
    await expect(getComputedStyle(popup).colorScheme).toBe('dark');
  },
};

const settings = (close: () => void) => (
  <Stack gap="small">
    <Switch label="Só com foto" checked={false} onCheckedChange={fn()} />
    <Button onClick={close}>Pronto</Button>
  </Stack>
);

export const Keyboard: Story = {
  name: 'The keyboard opens it, goes round in it and comes back',
  tags: ['PART-01'],
  args: {
    trigger: <IconButton label="Exibição" icon={Info} variant="outlined" />,
    label: 'Opções',
    children: settings,
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Exibição' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const popover = await screen.findByRole('dialog', { name: 'Opções' });
    await waitFor(() => expect(screen.getByRole('switch')).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('switch')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(popover).not.toBeInTheDocument();

    await userEvent.keyboard(' ');
    await screen.findByRole('dialog');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Press: Story = {
  name: 'A press on the button or beside closes it',
  tags: ['PART-01'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await screen.findByRole('dialog');
    await userEvent.click(button);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(button);
    await screen.findByRole('dialog');
    await userEvent.click(canvasElement.ownerDocument.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

function Controlled() {
  const [open, setOpen] = useState(true);
  return (
    <Popover trigger={<Button>Detalhes</Button>} open={open} onOpenChange={setOpen} align="end">
      {figures}
    </Popover>
  );
}

export const OpenFromTheStart: Story = {
  render: () => <Controlled />,
  parameters: { docs: { story: { inline: false, height: 320 } }, chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(await screen.findByRole('dialog', { name: 'Detalhes' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'false'));
  },
};

/** In a frame of its own, where it covers nothing of the docs page. */
export const Open: Story = {
  args: { defaultOpen: true },
  parameters: { docs: { story: { inline: false, height: 320 } }, chromatic: { disableSnapshot: true } },
};

export const InADialog: Story = {
  name: 'Escape closes it before the dialog around it',
  tags: ['PART-01'],
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { inline: false, height: 480 } } },
  render: (args) => (
    <Dialog open onOpenChange={args.onOpenChange ?? fn()} title="Novo alerta">
      <Popover {...args}>{settings}</Popover>
    </Dialog>
  ),
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Como se calcula' }));
    await screen.findByRole('switch');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('switch')).not.toBeInTheDocument());
    await expect(screen.getByRole('dialog', { name: 'Novo alerta' })).toBeVisible();
    // Opened and closed: the dialog would have been a third.
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
  },
};

export const LongText: Story = {
  args: {
    align: 'start',
    children:
      'O desconto compara o lance mínimo da praça atual com a avaliação que a própria fonte publica. Ela não é preço de mercado: confira o laudo no edital antes de decidir, e conte também as dívidas que ficam com quem arremata.',
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};
