import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Search } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';

import { iconControl } from '../foundations/icon-control.ts';
import { Stack } from '../stack/stack.tsx';
import { Button, ButtonLink } from './button.tsx';

const meta = {
  title: 'Actions/Button',
  component: Button,
  subcomponents: { ButtonLink },
  args: { children: 'Salvar alerta', onClick: fn() },
  argTypes: { startIcon: iconControl, endIcon: iconControl },
  parameters: {
    guide: {
      do: [
        'Say the verb: ‘Salvar alerta’.',
        'One `accent` button a screen.',
        'Use `loading` while a call runs.',
      ],
      dont: [
        'Disable a button without saying why beside it.',
        'Use a button to go to another address: `ButtonLink`, or a router’s link with `asChild`.',
      ],
      keyboard: [
        ['Tab', 'Moves the focus to the button, busy or not.'],
        ['Enter, Space', 'Presses it.'],
      ],
      accessibility: [
        'A native button, 44 px high on touch in either density.',
        'Busy: `aria-busy` and `aria-disabled`; it keeps its name and its focus.',
      ],
    },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar alerta' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Tones: Story = {
  render: (args) => (
    <Stack direction="row" gap="small" wrap>
      <Button {...args} tone="accent" />
      <Button {...args} />
      <Button {...args} variant="soft" />
      <Button {...args} variant="quiet" />
      <Button {...args} tone="critical">
        Excluir alerta
      </Button>
    </Stack>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Stack direction="row" gap="small" align="center" wrap>
      <Button {...args} size="small" />
      <Button {...args} />
      <Button {...args} size="large" />
    </Stack>
  ),
};

export const WithIcon: Story = {
  args: {
    tone: 'accent',
    children: (
      <>
        <Search size={18} aria-hidden /> Buscar leilões
      </>
    ),
  },
};

export const Busy: Story = {
  args: { tone: 'accent', loading: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Salvar alerta' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const States: Story = {
  parameters: { forcedColors: true },
  render: () => (
    <Stack direction="row" gap="small" wrap>
      <Button tone="accent">Salvar alerta</Button>
      <Button>Cancelar</Button>
      <Button variant="soft">Filtros</Button>
      <Button variant="quiet">Limpar</Button>
      <Button tone="critical">Excluir</Button>
      <Button tone="accent" loading>
        Salvando
      </Button>
      <Button tone="accent" disabled>
        Indisponível
      </Button>
      <Button disabled>Indisponível</Button>
      <ButtonLink href="#leiloes" tone="accent">
        Ver leilões
      </ButtonLink>
    </Stack>
  ),
};

export const AsLink: Story = {
  render: () => (
    <ButtonLink href="#leiloes" tone="accent">
      Ver leilões <ArrowRight size={18} aria-hidden />
    </ButtonLink>
  ),
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'Ver leilões' })).toBeVisible(),
};

export const LongLabel: Story = {
  args: {
    wide: true,
    children: 'Quero receber por email os novos leilões de São José do Vale do Rio Preto',
  },
};

export const Compact: Story = { ...Sizes, globals: { density: 'compact' } };

export const DisabledLink: Story = {
  name: 'A link that is disabled keeps its focus and leads nowhere',
  tags: ['GRAM-01'],
  args: {
    disabled: true,
    asChild: true,
    children: <a href="#leiloes">Ver leilões</a>,
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'Ver leilões' });
    await expect(link).toHaveAttribute('aria-disabled', 'true');
    await expect(link).not.toHaveAttribute('disabled');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(link);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(location.hash).not.toBe('#leiloes');
  },
};
