import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { withLargeLetters, wordsOf } from '../testing/large-letters.ts';
import { ButtonLink } from '../button/button.tsx';
import { StickyAction, StickyBar } from './sticky-bar.tsx';

const meta = {
  title: 'Layout/StickyBar',
  component: StickyBar,
  subcomponents: { StickyAction },
  args: {
    href: '#resultado',
    figures: [
      { name: 'Até as chaves', amount: 'R$ 191.992,00' },
      { name: 'Lance máximo', amount: 'R$ 1.201.300,00' },
    ],
  },
  parameters: {
    // A frame is narrower than a desktop, where it is not there.
    docs: { story: { inline: false, height: '120px' } },
    guide: {
      do: ['Two figures; where they lead says the rest.'],
      dont: ['Use it on wide windows: there the result stands beside the form.'],
      accessibility: ['A link; it is not there from desktops up.'],
    },
  },
} satisfies Meta<typeof StickyBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = { args: { figures: [{ name: 'Até as chaves', amount: 'R$ 191.992,00' }] } };

export const WithAction: Story = {
  name: 'A figure with what is done with it',
  render: () => (
    <StickyAction
      label="2ª praça"
      amount="R$ 186.400,00"
      action={
        <ButtonLink href="#site" tone="accent">
          Site oficial
        </ButtonLink>
      }
    />
  ),
};

export const LargeLetters: Story = {
  name: 'With letters twice as large the action lies over no amount',
  tags: ['SHELL-12'],
  globals: { viewport: { value: 'phone' } },
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <div style={{ width: 298 }}>
      <StickyAction
        label="Lance mínimo da 2ª praça"
        amount="R$ 5.548.800,00"
        action={<ButtonLink href="#site">Site oficial</ButtonLink>}
      />
    </div>
  ),
  play: ({ canvas }) =>
    withLargeLetters(async () => {
      const amount = wordsOf(canvas.getByText('R$ 5.548.800,00'));
      const action = canvas.getByRole('link', { name: 'Site oficial' }).getBoundingClientRect();
      await expect(amount.right <= action.left || amount.bottom <= action.top).toBe(true);
    }),
};
export const LargeFigures: Story = {
  name: 'With letters twice as large no amount leaves the bar',
  tags: ['SHELL-12'],
  globals: { viewport: { value: 'phone' } },
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [(Story) => <div style={{ width: 228 }}>{Story()}</div>],
  play: ({ canvas }) =>
    withLargeLetters(async () => {
      const bar = canvas.getByRole('link').getBoundingClientRect();
      for (const amount of canvas.getAllByText(/^R\$/))
        await expect(wordsOf(amount).right).toBeLessThanOrEqual(bar.right);
    }),
};

export const FocusInSight: Story = {
  name: 'The focus never lies under it',
  tags: ['SHELL-14'],
  globals: { viewport: { value: 'narrow' } },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <>
      {Array.from({ length: 30 }, (_none, at) => (
        <p key={at}>
          <a href={`#${at}`}>Imóvel {at + 1}</a>
        </p>
      ))}
      <StickyBar {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const link of canvas.getAllByRole('link').slice(0, 30)) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
      const { left, bottom } = link.getBoundingClientRect();
      await expect(document.elementFromPoint(left + 4, bottom - 2)).toBe(link);
    }
  },
};
