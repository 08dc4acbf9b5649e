import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { ShareButton } from './share-button.tsx';

const url = 'https://martelo.example/leilao/apartamento-mooca-sao-paulo-1444400123456';

/** The browser with these tools; they are put back after the story. */
function browserWith(tools: { share?: unknown; clipboard?: unknown }) {
  return () => {
    for (const name of ['share', 'clipboard'] as const)
      Object.defineProperty(navigator, name, { configurable: true, value: tools[name] });
    return () => {
      for (const name of ['share', 'clipboard'] as const) Reflect.deleteProperty(navigator, name);
    };
  };
}

const sheet = fn();
const writeText = fn();

const meta = {
  title: 'Actions/ShareButton',
  component: ShareButton,
  args: { url, title: 'Apartamento na Moóca', onCopied: fn(), onShared: fn(), onFailed: fn() },
  parameters: {
    guide: {
      do: ['Say in a toast that the address was copied.', 'Give the whole address, as it should be opened.'],
      dont: ['Say anything after the system’s sheet: it has said it.'],
      keyboard: [['Enter, Space', 'Opens the system’s sheet, or copies the address.']],
      accessibility: [
        'A button; where nothing can be copied, a dialog with the address selected in a field.',
      ],
    },
  },
} satisfies Meta<typeof ShareButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnlyIcon: Story = {
  args: { hideLabel: true },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Compartilhar' })).toBeVisible(),
};

export const Sheet: Story = {
  name: 'Opens the system’s sheet and copies nothing',
  tags: ['DETAIL-08'],
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: browserWith({ share: sheet.mockResolvedValue(undefined), clipboard: { writeText } }),
  play: async ({ canvas, args }) => {
    writeText.mockClear();
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(args.onShared).toHaveBeenCalledOnce());
    await expect(sheet).toHaveBeenCalledWith({ url, title: 'Apartamento na Moóca' });
    await expect(writeText).not.toHaveBeenCalled();
    await expect(args.onCopied).not.toHaveBeenCalled();
  },
};

export const Copies: Story = {
  name: 'Copies the address where there is no sheet',
  tags: ['DETAIL-08'],
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: browserWith({ clipboard: { writeText: writeText.mockResolvedValue(undefined) } }),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(args.onCopied).toHaveBeenCalledOnce());
    await expect(writeText).toHaveBeenCalledWith(url);
  },
};

export const ByHand: Story = {
  name: 'Shows the address, selected, where nothing can be copied',
  tags: ['DETAIL-08'],
  parameters: { picture: 'page' },
  beforeEach: browserWith({}),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Endereço' });
    await expect(args.onFailed).toHaveBeenCalledOnce();
    await userEvent.click(field);
    await expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(url);
  },
};

export const ByKeyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: browserWith({ clipboard: { writeText: writeText.mockResolvedValue(undefined) } }),
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Compartilhar' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onCopied).toHaveBeenCalledOnce());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(args.onCopied).toHaveBeenCalledTimes(2));
  },
};
