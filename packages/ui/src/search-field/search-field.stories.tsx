import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { Dialog } from '../dialog/dialog.tsx';
import { SearchField } from './search-field.tsx';

const meta = {
  title: 'Forms/SearchField',
  component: SearchField,
  args: { label: 'Filtrar cidades', value: '', onValueChange: fn() },
  parameters: {
    guide: {
      do: ['Put it into `<search>` where it searches the site.'],
      dont: ['Add a second search icon or button inside.'],
      keyboard: [
        ['Escape', 'Clears the text.'],
        ['Enter', 'Submits: `onSubmit`, else the form.'],
      ],
      accessibility: ['`type=search`. The clear button has a name and gives the focus back.'],
    },
  },
  render: function Stateful(args) {
    const [value, setValue] = useState(args.value);
    const change = (text: string) => {
      setValue(text);
      args.onValueChange?.(text);
    };
    return <SearchField {...args} value={value} onValueChange={change} />;
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { placeholder: 'Nome da cidade' } };

export const WithText: Story = {
  args: { value: 'Ribeirão', onSubmit: fn() },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('searchbox', { name: 'Filtrar cidades' });
    await userEvent.type(input, '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('Ribeirão');
  },
};

export const ClearedByItsButton: Story = {
  args: { value: 'Ribeirão' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar texto' }));
    const input = canvas.getByRole('searchbox');
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
  },
};

export const ClearedByEscape: Story = {
  args: { value: 'Ribeirão' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('searchbox');
    await userEvent.type(input, '{Escape}');
    await expect(input).toHaveValue('');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Disabled: Story = { args: { value: 'Ribeirão', disabled: true } };

export const ReadOnly: Story = {
  name: 'What is read only keeps its text',
  parameters: { chromatic: { disableSnapshot: true } },
  args: { value: undefined, defaultValue: 'Ribeirão', readOnly: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('searchbox');
    await userEvent.click(input);
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('Ribeirão');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  args: { value: 'casa térrea com três quartos perto da praia em São José do Vale do Rio Preto até 300 mil' },
};

export const InADialog: Story = {
  name: 'In a dialog the first Escape clears, the next one closes',
  parameters: { docs: { story: { inline: false, height: '480px' } }, chromatic: { disableSnapshot: true } },
  args: { value: 'Ribeirão' },
  render: function Stateful(args) {
    const [value, setValue] = useState(args.value);
    const [open, setOpen] = useState(true);
    return (
      <Dialog open={open} onOpenChange={setOpen} title="Filtros">
        <SearchField {...args} value={value} onValueChange={setValue} />
      </Dialog>
    );
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Filtros' }));
    const input = dialog.getByRole('searchbox', { name: 'Filtrar cidades' });
    input.focus();
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
