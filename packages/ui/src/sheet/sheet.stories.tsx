import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { Button } from '../button/button.tsx';
import { Chip } from '../chip/chip.tsx';
import { Heading } from '../heading/heading.tsx';
import { Stack } from '../stack/stack.tsx';
import { Sheet, type SheetProps } from './sheet.tsx';

function WithOpener(props: SheetProps) {
  const [open, setOpen] = useState(props.open);
  const footer = props.footer && (
    <Button tone="accent" size="large" wide onClick={() => setOpen(false)}>
      Ver 1.284 imóveis
    </Button>
  );
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filtros</Button>
      <Sheet {...props} open={open} onOpenChange={setOpen} footer={footer} />
    </>
  );
}

const sections = [
  ['Tipo de leilão', ['Judicial', 'Extrajudicial', 'Caixa']],
  ['Quartos', ['1', '2', '3', '4', '5+']],
  ['Situação', ['1ª praça', '2ª praça', 'Leilão SFI', 'Venda direta']],
] as const;

const filters = (times: number) => (
  <Stack gap="large">
    {Array.from({ length: times }, (_, round) =>
      sections.map(([title, options]) => (
        <Stack key={`${title} ${round}`} gap="small">
          <Heading headingLevel={3} size="small">
            {title}
          </Heading>
          <Stack direction="row" gap="xsmall" wrap>
            {options.map((option, at) => (
              <Chip key={option} pressed={at === 0}>
                {option}
              </Chip>
            ))}
          </Stack>
        </Stack>
      )),
    )}
  </Stack>
);

const meta = {
  title: 'Overlays/Sheet',
  component: Sheet,
  args: { open: true, onOpenChange: () => undefined, title: 'Filtros', children: filters(1), footer: true },
  render: WithOpener,
  parameters: {
    docs: { story: { inline: false, height: '480px' } },
    picture: 'page',
    guide: {
      do: ['Say in the footer’s button what pressing it gives: ‘Ver 1.284 imóveis’.'],
      dont: ['Put a question in it: that is a `Dialog`.'],
      keyboard: [
        ['Tab, Shift+Tab', 'Go round inside.'],
        ['Escape', 'Closes; the focus returns to where it was.'],
      ],
      accessibility: ['A modal dialog named by its title; its end stays in sight while the rest scrolls.'],
    },
  },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutFooter: Story = { args: { footer: undefined } };

export const Long: Story = {
  name: 'The count on the apply button stays in sight while the filters scroll',
  tags: ['LIST-11'],
  args: { children: filters(6) },
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Ver 1.284 imóveis' });
    await Promise.all(
      screen
        .getByRole('dialog')
        .getAnimations()
        .map(({ finished }) => finished),
    );
    await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const FocusReturns: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Filtros' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: /^Ver / }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const ByKeyboard: Story = {
  args: { open: false },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Filtros' });
    await userEvent.tab();
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const sheet = await screen.findByRole('dialog', { name: 'Filtros' });
    await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true));
    await userEvent.tab({ shift: true });
    await expect(sheet.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
