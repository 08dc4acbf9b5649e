import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { Accordion } from '../accordion/accordion.tsx';
import { Button } from '../button/button.tsx';
import { Disclosure } from '../disclosure/disclosure.tsx';
import { DropdownMenu } from '../dropdown-menu/dropdown-menu.tsx';
import { Stack } from '../stack/stack.tsx';

interface PartsProps {
  /** The parent refuses every change. */
  locked: boolean;
  onRequest: (what: string) => void;
}

const items = [
  { value: 'who', title: 'Quem pode dar lances?', content: 'Toda pessoa maior de idade.' },
  { value: 'when', title: 'Quando se paga?', content: 'Em geral em 24 horas.' },
];

/** What opens and closes, with its state in the parent. */
function Parts({ locked, onRequest }: PartsProps) {
  const [questions, setQuestions] = useState<readonly string[]>(['who']);
  const [details, setDetails] = useState(false);
  const [menu, setMenu] = useState(false);
  const request = (what: string, change: () => void) => {
    onRequest(what);
    if (!locked) change();
  };
  return (
    <Stack gap="large">
      <Accordion
        items={items}
        open={questions}
        onOpenChange={(open) => request(`questions ${open.join()}`, () => setQuestions(open))}
      />
      <Disclosure
        title="Mais filtros"
        open={details}
        onOpenChange={(open) => request(`details ${open}`, () => setDetails(open))}
      >
        Quartos
      </Disclosure>
      <DropdownMenu
        trigger={<Button>Ações</Button>}
        items={[{ label: 'Compartilhar', onSelect: () => onRequest('share') }]}
        open={menu}
        onOpenChange={(open) => request(`menu ${open}`, () => setMenu(open))}
      />
      <Button onClick={() => setDetails(true)}>Abrir os filtros</Button>
    </Stack>
  );
}

const meta = {
  title: 'Recipes/Controlled state',
  component: Parts,
  args: { locked: false, onRequest: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'What opens and closes, controlled by the parent, which may refuse: `open` and `onOpenChange` together.',
      },
    },
  },
} satisfies Meta<typeof Parts>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What opens and closes can be controlled. */
export const Default: Story = {
  tags: ['GRAM-10'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Quando se paga?' }));
    await expect(args.onRequest).toHaveBeenLastCalledWith('questions when');
    await expect(canvas.getByRole('button', { name: 'Quem pode dar lances?' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir os filtros' }));
    await expect(canvas.getByText('Quartos')).toBeVisible();
    await userEvent.click(canvas.getByText('Mais filtros'));
    await waitFor(() => expect(args.onRequest).toHaveBeenLastCalledWith('details false'));
    await expect(canvas.getByText('Quartos')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ações' }));
    await expect(args.onRequest).toHaveBeenLastCalledWith('menu true');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Compartilhar' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const Refused: Story = {
  name: 'A parent that refuses decides',
  tags: ['GRAM-10'],
  args: { locked: true },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Quando se paga?' }));
    await expect(args.onRequest).toHaveBeenLastCalledWith('questions when');
    await expect(canvas.getByRole('button', { name: 'Quem pode dar lances?' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await userEvent.click(canvas.getByText('Mais filtros'));
    await waitFor(() => expect(args.onRequest).toHaveBeenLastCalledWith('details true'));
    await waitFor(() => expect(canvas.getByText('Quartos')).not.toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Ações' }));
    await expect(args.onRequest).toHaveBeenLastCalledWith('menu true');
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};
