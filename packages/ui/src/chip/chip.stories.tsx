import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { Stack } from '../stack/stack.tsx';
import { Chip, RemovableChip } from './chip.tsx';

const meta = {
  title: 'Data/Chip',
  component: Chip,
  subcomponents: { RemovableChip },
  args: { pressed: false, children: 'Judicial', onClick: fn() },
  parameters: {
    guide: {
      do: ['Use chips for a handful of choices that are seen at once.'],
      dont: ['Use a chip for a fact: that is a `Badge`.'],
      keyboard: [
        ['Tab', 'Moves the focus to the next chip or to its remove button.'],
        ['Enter, Space', 'Turns it on or off; removes it.'],
      ],
      accessibility: ['A toggle button (`aria-pressed`). The remove button names its filter.'],
    },
  },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Pressed: Story = { args: { pressed: true } };

export const States: Story = {
  parameters: { forcedColors: true },
  render: (args) => (
    <Stack direction="row" gap="xsmall" wrap>
      <Chip {...args}>Judicial</Chip>
      <Chip {...args} pressed>
        Extrajudicial
      </Chip>
      <Chip {...args} disabled>
        Caixa
      </Chip>
      <RemovableChip label="São Paulo" onRemove={fn()} />
    </Stack>
  ),
};

const remove = fn();

export const Removable: Story = {
  name: 'A chip names the filter that it removes',
  tags: ['LIST-02'],
  render: () => (
    <Stack direction="row" gap="xsmall" wrap>
      <RemovableChip label="São Paulo" onRemove={remove} />
      <RemovableChip label="até R$ 250.000,00" onRemove={fn()} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    remove.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Remover filtro São Paulo' }));
    await expect(remove).toHaveBeenCalledOnce();
  },
};

export const LongLabel: Story = {
  render: () => (
    <RemovableChip
      label="São José do Vale do Rio Preto, Rio de Janeiro, distrito de Parada Morelli"
      onRemove={fn()}
    />
  ),
};

export const ByKeyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <Stack direction="row" gap="xsmall" wrap>
      <Chip {...args} />
      <RemovableChip label="São Paulo" onRemove={remove} />
    </Stack>
  ),
  play: async ({ canvas, args }) => {
    remove.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Judicial', pressed: false })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remover filtro São Paulo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(remove).toHaveBeenCalledOnce();
  },
};

export const Told: Story = {
  name: 'It reports the new state of a press, unless the press is prevented',
  tags: ['GRAM-01'],
  args: { pressed: true, onPressedChange: fn() },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <Stack direction="row" gap="xsmall">
      <Chip {...args} />
      <Chip {...args} onClick={(event) => event.preventDefault()}>
        Extrajudicial
      </Chip>
      <Chip defaultPressed>Caixa</Chip>
    </Stack>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Extrajudicial' }));
    await expect(args.onPressedChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Judicial' }));
    await expect(args.onPressedChange).toHaveBeenCalledOnce();
    await expect(args.onPressedChange).toHaveBeenCalledWith(false);
    await expect(args.onClick).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Caixa', pressed: true }));
    await expect(canvas.getByRole('button', { name: 'Caixa', pressed: false })).toBeVisible();
  },
};
