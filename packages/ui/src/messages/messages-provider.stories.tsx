import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { ErrorState } from '../error-state/error-state.tsx';
import { Notice } from '../notice/notice.tsx';
import { Pagination } from '../pagination/pagination.tsx';
import { Stack } from '../stack/stack.tsx';
import { type AllMessages, MessagesProvider } from './messages.tsx';

const english: Partial<AllMessages> = {
  retry: 'Try again',
  page: (page) => `Page ${page}`,
  pageOf: (page, last) => `Page ${page} of ${last}`,
  previousPage: 'Previous',
  nextPage: 'Next',
  notices: { info: 'Note', caution: 'Caution', critical: 'Error', positive: 'Done' },
};

const hrefOf = (page: number) => `#${page}`;

const parts = (
  <Stack gap="large">
    <ErrorState title="The list could not be loaded" onRetry={fn()} headingLevel={2} />
    <Notice tone="positive">Your alert is saved.</Notice>
    <Pagination page={2} lastPage={9} hrefOf={hrefOf} />
  </Stack>
);

const meta = {
  title: 'Shell/MessagesProvider',
  component: MessagesProvider,
  args: { messages: english, children: parts },
  argTypes: { messages: { control: false, table: { type: { summary: 'Partial<AllMessages>' } } } },
  parameters: {
    guide: {
      do: [
        'Put it around the application where its words are not Portuguese, or not these.',
        'Keep the dictionary in a constant: it is then the same object in each render.',
        'Give functions what they are given: a count, a name, an amount that is printed already.',
      ],
      dont: [
        'Write by it what one component says: its own props say that (`label`, `title`, `emptyText`).',
        'Expect amounts, dates and the names of rounds to follow: they are `@martelo/domain`’s and stay Brazilian.',
      ],
      accessibility: [
        'Most of these words are read aloud and not seen: translate all of them. Set `lang` where the language changes.',
      ],
    },
  },
} satisfies Meta<typeof MessagesProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Next/ })).toHaveAttribute('href', '#3');
    await expect(canvas.getByText('Done:', { exact: false })).toBeInTheDocument();
  },
};

export const WithoutProvider: Story = {
  name: 'Without it they say it in Portuguese',
  render: () => parts,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Próxima/ })).toBeVisible();
  },
};

export const Within: Story = {
  name: 'Within another, what is not given stays as the other says it',
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    children: (
      <MessagesProvider messages={{ retry: 'Load the list again' }}>
        <Stack gap="large">{parts}</Stack>
      </MessagesProvider>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Load the list again' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Next/ })).toBeVisible();
  },
};
