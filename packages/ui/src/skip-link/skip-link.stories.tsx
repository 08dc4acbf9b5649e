import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { SkipLink } from './skip-link.tsx';

const meta = {
  title: 'Navigation/SkipLink',
  component: SkipLink,
  args: { href: '#conteudo', label: 'Ir para o conteúdo' },
  render: (args) => (
    <div style={{ minHeight: 80 }}>
      <SkipLink {...args} />
      <main id="conteudo" tabIndex={-1}>
        Imóveis em Leilão
      </main>
    </div>
  ),
  parameters: {
    guide: {
      do: ['Make it the first thing in the page and give its target `tabIndex={-1}`.'],
      dont: ['Hide it for good: those who need it see it.'],
      keyboard: [
        ['Tab', 'Shows it, first of all.'],
        ['Enter', 'Moves the focus to the content.'],
      ],
      accessibility: ['WCAG 2.4.1, a way past repeated blocks.'],
    },
  },
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Appears with the focus and leads to the content. */
export const Default: Story = {
  tags: ['SHELL-14'],
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'Ir para o conteúdo' });
    await expect(link.getBoundingClientRect().bottom).toBeLessThan(0);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThan(0);
    await expect(document.querySelector(args.href)).toBe(canvas.getByRole('main'));
  },
};
