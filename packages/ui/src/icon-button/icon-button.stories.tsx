import type { Meta, StoryObj } from '@storybook/react-vite';
import { RefreshCw, X } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';

import { iconControl } from '../foundations/icon-control.ts';
import { Stack } from '../stack/stack.tsx';
import { IconButton } from './icon-button.tsx';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { label: 'Atualizar', icon: RefreshCw, onClick: fn() },
  argTypes: { icon: iconControl },
  parameters: {
    guide: {
      do: ['Name the action in `label`: ‘Fechar’, not ‘X’.'],
      dont: ['Use an icon that needs learning; write the word.'],
      keyboard: [
        ['Tab', 'Moves the focus to the button.'],
        ['Enter, Space', 'Presses it.'],
      ],
      accessibility: ['A native button named by `label`; 44 px on touch.'],
    },
  },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Atualizar' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Variants: Story = {
  parameters: { forcedColors: true },
  render: (args) => (
    <Stack direction="row" gap="small" align="center">
      <IconButton {...args} />
      <IconButton {...args} variant="outlined" />
      <IconButton {...args} variant="outlined" size="small" label="Fechar" icon={X} />
      <IconButton {...args} disabled />
    </Stack>
  ),
};

export const SoftlyDisabled: Story = {
  name: 'One that keeps the focus while it does nothing looks disabled',
  parameters: { chromatic: { disableSnapshot: true } },
  args: { 'aria-disabled': true },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Atualizar' });
    await expect(button).toHaveFocus();
    await expect(button).toHaveStyle({ opacity: '0.5', cursor: 'not-allowed' });
  },
};

export const DisabledLink: Story = {
  name: 'A link that is disabled keeps the focus and leads nowhere',
  tags: ['GRAM-01'],
  args: {
    label: 'Próxima página',
    disabled: true,
    asChild: true,
    // oxlint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/control-has-associated-label -- `label` names it
    children: <a href="#proxima" />,
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'Próxima página' });
    await expect(link).toHaveAttribute('aria-disabled', 'true');
    await expect(link).not.toHaveAttribute('disabled');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(link);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(location.hash).not.toBe('#proxima');
  },
};

export const IconAsElement: Story = {
  name: 'An icon as an element looks like one as a component',
  tags: ['GRAM-12'],
  render: (args) => (
    <Stack direction="row" gap="small" align="center">
      <IconButton {...args} label="Componente" icon={X} />
      <IconButton {...args} label="Elemento" icon={<X />} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [component, element] = ['Componente', 'Elemento'].map((name) => {
      const button = canvas.getByRole('button', { name });
      const icon = button.querySelector('svg')!;
      const at = button.getBoundingClientRect();
      const { width, height, x, y } = icon.getBoundingClientRect();
      return { width, height, x: x - at.x, y: y - at.y, isHidden: icon.closest('[aria-hidden]') !== null };
    });
    await expect(component!.width).toBeGreaterThan(0);
    await expect(element).toEqual(component);
  },
};

export const ByKeyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Atualizar' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
