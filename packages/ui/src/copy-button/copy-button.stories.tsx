import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { CopyButton } from './copy-button.tsx';

const write = fn<(text: string) => Promise<void>>();

const meta = {
  title: 'Actions/CopyButton',
  component: CopyButton,
  args: { value: 'https://martelo.example/leilao/1', label: 'Copiar endereço', onCopied: fn() },
  beforeEach: () => {
    write.mockReset().mockResolvedValue();
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } });
  },
  parameters: {
    guide: {
      do: [
        'Say what is copied: ‘Copiar endereço’.',
        'Show the text beside it: the clipboard may be refused.',
      ],
      dont: [
        'Share an address by it: that is a `ShareButton`.',
        'Add a toast: it says itself what happened.',
      ],
      keyboard: [['Enter, Space', 'Copies.']],
      accessibility: [
        'Its name stays; that it worked is read aloud and seen for two seconds, a failure until the next press.',
      ],
    },
  },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Copies: Story = {
  name: 'The text is in the clipboard, and the button says so',
  tags: ['PART-09'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Copiar endereço' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copiado'));
    await expect(write).toHaveBeenCalledWith('https://martelo.example/leilao/1');
    await expect(args.onCopied).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('button', { name: 'Copiar endereço' })).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement(), { timeout: 5000 });
  },
};

export const Refused: Story = {
  name: 'A clipboard that refuses is said until the next press',
  tags: ['PART-09'],
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: () => {
    write.mockRejectedValue(new DOMException('Write permission denied.', 'NotAllowedError'));
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText('Não foi possível copiar. Marque o texto e copie.')).toBeVisible();
    await expect(args.onCopied).toHaveBeenCalledWith(false);
    await new Promise((resolve) => setTimeout(resolve, 2200));
    await expect(canvas.getByText(/^Não foi possível copiar/)).toBeVisible();
    write.mockResolvedValue();
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copiado'));
  },
};

export const IconAlone: Story = { args: { hideLabel: true, size: 'small' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = { args: { label: 'Copiar o cabeçalho do arquivo com todas as colunas' } };
