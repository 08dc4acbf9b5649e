import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { TextArea } from './text-area.tsx';

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  args: { label: 'Mensagem', value: '', onValueChange: fn() },
  parameters: {
    guide: {
      do: ['Set `rows` to the length that is expected.', 'Show the counter where people reach the limit.'],
      dont: ['Use it for one line: `TextField`.'],
      keyboard: [
        ['Tab', 'Moves the focus in and out.'],
        ['Enter', 'Begins a line.'],
      ],
      accessibility: [
        'A native text area with a visible label.',
        'The count is its description; it is read aloud only from nine tenths of the limit on.',
      ],
    },
  },
  render: function Stateful(args) {
    const [value, setValue] = useState(args.value);
    const change = (text: string) => {
      setValue(text);
      args.onValueChange?.(text);
    };
    return <TextArea {...args} value={value} onValueChange={change} />;
  },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Mensagem' }), 'Olá{Enter}Ana');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Olá\nAna');
  },
};

const question =
  'O edital deste apartamento em São José do Rio Preto diz que as dívidas de condomínio ficam com o comprador.\n\nQueria saber:\n– qual é o valor até hoje;\n– se o imóvel está ocupado;\n– quando posso visitar.\n\nObrigado.';

export const GrowsWithItsText: Story = {
  args: { rows: 2 },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox');
    const before = area.clientHeight;
    await userEvent.click(area);
    await userEvent.paste(question);
    await expect(area.clientHeight).toBeGreaterThan(2 * before);
    await expect(area.scrollHeight).toBe(area.clientHeight);
  },
};

export const WithCounter: Story = {
  args: { value: 'Quero visitar o imóvel.', counter: true, maxLength: 1000, hint: 'Respondemos por email.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Respondemos por email. 23 de 1.000 caracteres',
    );
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const NearTheLimit: Story = {
  args: { value: 'Quero visitar', counter: true, maxLength: 20 },
  play: async ({ canvas, args }) => {
    const area = canvas.getByRole('textbox');
    await userEvent.type(area, ' logo');
    await expect(canvas.getByRole('status')).toHaveTextContent('18 de 20 caracteres');
    await userEvent.type(area, ' amanhã');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Quero visitar logo a');
    await expect(canvas.getByRole('status')).toHaveTextContent('20 de 20 caracteres');
  },
};

export const OverTheLimit: Story = {
  args: {
    value: 'Quero visitar o imóvel.',
    counter: true,
    maxLength: 20,
    error: 'Encurte a mensagem em 3 caracteres.',
  },
};

export const Invalid: Story = { args: { error: 'A mensagem é obrigatória' } };

export const Disabled: Story = { args: { value: 'Mensagem enviada.', disabled: true } };

export const LongWord: Story = {
  args: { rows: 2, value: 'https://exemplo.com.br/'.padEnd(160, 'leilao-de-apartamento-') },
};
