import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gavel } from 'lucide-react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';

import { Button } from '../button/button.tsx';
import { DropdownMenu } from '../dropdown-menu/dropdown-menu.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Popover } from '../popover/popover.tsx';
import { Tooltip } from './tooltip.tsx';

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: {
    text: 'Segunda tentativa de venda, em geral por um valor menor.',
    children: <Button>2ª praça</Button>,
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', placeItems: 'center', minHeight: 160 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    picture: 'page',
    guide: {
      do: ['Explain a term or a figure in one sentence.', 'Put it around one control that has its own name.'],
      dont: [
        'Put there what is needed to go on: a finger never meets it.',
        'Name an icon by it; that is the `label` of `IconButton`.',
        'Put links or buttons in it.',
      ],
      keyboard: [
        ['Tab', 'On its control: opens it at once; away from it: closes it.'],
        ['Escape', 'Closes it, and the focus stays.'],
      ],
      accessibility: [
        'Describes its control (`aria-describedby`) while it is seen.',
        'WCAG 1.4.13: Escape dismisses it, the pointer may go into it, it stays until left.',
        'Its code comes with the first pointer or focus; until then and without scripts there is the control alone.',
      ],
    },
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvas: { getByRole: (role: string) => HTMLElement }) => {
  await userEvent.hover(canvas.getByRole('button'));
  return screen.findByRole('tooltip');
};

export const Default: Story = {
  play: async ({ canvas }) => {
    await open(canvas);
    await expect(canvas.getByRole('button', { name: '2ª praça' })).toHaveAccessibleDescription(
      /Segunda tentativa/,
    );
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
    await open(canvas);
    const popup = document.querySelector('[data-radix-popper-content-wrapper] > [data-side]')!;
    await expect(getComputedStyle(popup).colorScheme).toBe('dark');
  },
};

export const OnFocus: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    button.focus();
    await screen.findByRole('tooltip');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
    await expect(button).not.toHaveAccessibleDescription();
  },
};

export const StaysUnderThePointer: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const tooltip = await open(canvas);
    const popup = tooltip.closest('[data-side]') ?? tooltip;
    const { left, top, width, height } = popup.getBoundingClientRect();
    const inside = { clientX: left + width / 2, clientY: top + height / 2 };
    const button = canvas.getByRole('button');
    const from = button.getBoundingClientRect();
    await fireEvent.pointerLeave(button, { clientX: from.left + from.width / 2, clientY: from.top });
    await fireEvent.pointerMove(popup, inside);
    await expect(screen.getByRole('tooltip')).toBeInTheDocument();

    await fireEvent.pointerLeave(popup, inside);
    await fireEvent.pointerMove(document.body, { clientX: 1, clientY: window.innerHeight - 1 });
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
};

export const NothingOnTouch: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <>
      <Tooltip {...args} />
      <Tooltip text="Avaliação do juiz">
        <Button>Avaliação</Button>
      </Tooltip>
    </>
  ),
  play: async ({ canvas }) => {
    const touched = canvas.getByRole('button', { name: '2ª praça' });
    await userEvent.pointer([{ keys: '[TouchA]', target: touched }]);
    // Reached after the touch: once its hint is open, the other would have been.
    await userEvent.hover(canvas.getByRole('button', { name: 'Avaliação' }));
    const tooltip = await screen.findByRole('tooltip');
    await expect(tooltip).toHaveTextContent('Avaliação do juiz');
    await expect(touched).not.toHaveAccessibleDescription();
  },
};

export const OnAnIcon: Story = {
  args: {
    text: 'Mostra só os leilões que a Justiça determinou.',
    side: 'right',
    children: <IconButton label="Judicial" icon={Gavel} title="" variant="outlined" />,
  },
  play: async ({ canvas }) => {
    await open(canvas);
    await expect(canvas.getByRole('button', { name: 'Judicial' })).toHaveAccessibleDescription(/Justiça/);
  },
};

const onFocus = fn();

export const AroundAMenu: Story = {
  name: 'It works around the button of a menu or a popover, which stay controlled',
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <>
      <Tooltip text="O que se faz com os escolhidos">
        <DropdownMenu
          trigger={<Button>Ações</Button>}
          items={[{ label: 'Exportar', onSelect: () => undefined }]}
          onFocus={onFocus}
        />
      </Tooltip>
      <Tooltip text="De onde vem o valor">
        <Popover trigger={<Button>Detalhes</Button>} onFocus={onFocus}>
          Da lista de 10 de março
        </Popover>
      </Tooltip>
    </>
  ),
  play: async ({ canvas }) => {
    onFocus.mockClear();
    for (const [name, text] of [
      ['Ações', 'O que se faz com os escolhidos'],
      ['Detalhes', 'De onde vem o valor'],
    ] as const) {
      await userEvent.tab();
      const button = canvas.getByRole('button', { name });
      await expect(button).toHaveFocus();
      await waitFor(() => expect(button).toHaveAccessibleDescription(text));
    }
    await expect(onFocus).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Da lista de 10 de março')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    text: 'Na alienação fiduciária o banco fica com a propriedade até a última prestação; por isso a consolidação extrajudicial-registral da propriedade dispensa um processo, e a desocupação corre por conta de quem arremata.',
    side: 'bottom',
  },
  play: async ({ canvas }) => {
    await open(canvas);
  },
};
