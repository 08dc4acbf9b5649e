import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { FileField } from './file-field.tsx';

const meta = {
  title: 'Forms/FileField',
  component: FileField,
  args: {
    label: 'Arquivo da lista',
    hint: 'Martelo Feed em CSV ou JSON, até 20 MB',
    accept: '.csv,.json',
    onValueChange: fn(),
  },
  parameters: {
    guide: {
      do: ['Say the kinds and the size that are taken before somebody chooses.'],
      dont: ['Trust `accept`: look at the name and the size as well.'],
      accessibility: ['The browser’s own control with its label, hint and error; the words are the site’s.'],
    },
  },
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['SHELL-12'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Nenhum arquivo')).toBeVisible();
    const file = new File(['codigo;preco'], 'lista.csv', { type: 'text/csv' });
    await userEvent.upload(canvas.getByLabelText('Arquivo da lista'), file);
    await expect(args.onValueChange).toHaveBeenCalledWith(file);
    await expect(canvas.getByText('lista.csv')).toBeVisible();
  },
};
export const Wrong: Story = { args: { error: 'Escolha o arquivo da lista.' } };
