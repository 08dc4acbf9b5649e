import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { AlertForm } from './alert-form.tsx';

const meta = {
  title: 'Recipes/Alert form',
  component: AlertForm,
  args: { onSave: fn(async () => undefined) },
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof AlertForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['STORY-08'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar alerta' }));
    await expect(canvas.getByText('Dê um nome ao alerta.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Nome do alerta'), 'Goiânia');
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar alerta' }));
    await expect(args.onSave).toHaveBeenCalledWith({ name: 'Goiânia', maximum: null, email: true });
    await expect(await canvas.findByText('Alerta salvo.')).toBeVisible();
  },
};
