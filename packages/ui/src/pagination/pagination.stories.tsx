import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { Pagination } from './pagination.tsx';

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: { page: 10, lastPage: 20, hrefOf: (page) => `?pagina=${page}` },
  parameters: {
    guide: {
      do: ['Write the text ‘Página X de Y’ above the list with `PaginationSummary`.'],
      dont: ['Jump to a page by script: the links open in new tabs and are found by search engines.'],
      keyboard: [
        ['Tab', 'Moves the focus from page to page.'],
        ['Enter', 'Goes to it.'],
      ],
      accessibility: [
        'A navigation with real links; the page shown has `aria-current`.',
        'At either end the step stays, as a disabled link.',
      ],
    },
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

/** First, last and two either side, with ellipses. */
export const Default: Story = {
  tags: ['LIST-07'],
  parameters: { forcedColors: true },
  play: async ({ canvas }) => {
    const shown = canvas.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent);
    await expect(shown.join(' ')).toBe('1 … 8 9 10 11 12 … 20');
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAttribute('href', '?pagina=10');
    await expect(canvas.getByRole('link', { name: 'Próxima' })).toHaveAttribute('href', '?pagina=11');
  },
};

export const AddressWithAPlace: Story = {
  name: 'An address with a place for the number does as a function does',
  tags: ['GRAM-14'],
  render: (args) => <Pagination {...args} hrefOf="/leiloes?cidade=goiania&pagina={page}" />,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const next = canvas.getByRole('link', { name: 'Próxima' });
    await expect(next).toHaveAttribute('href', '/leiloes?cidade=goiania&pagina=11');
    const page = canvas.getByRole('link', { name: 'Página 20' });
    await expect(page).toHaveAttribute('href', '/leiloes?cidade=goiania&pagina=20');
  },
};

export const First: Story = {
  args: { page: 1 },
  play: async ({ canvas }) => {
    const previous = canvas.getByRole('link', { name: 'Anterior' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await expect(previous).not.toHaveAttribute('href');
  },
};

export const Last: Story = { args: { page: 20 } };

/** Five pages in a row at the first one too. */
export const FirstOfFive: Story = {
  tags: ['SEARCH-02'],
  args: { page: 1, least: 5 },
  play: async ({ canvas }) => {
    const shown = canvas.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent);
    await expect(shown.join(' ')).toBe('1 2 3 4 5 … 20');
  },
};

export const Few: Story = { args: { page: 2, lastPage: 4 } };
export const ThousandsOfPages: Story = { args: { page: 1084, lastPage: 1085 } };

export const AsWideAsItsContent: Story = {
  name: 'On a phone the next page stands beside the one before, in a place that is as wide as its content too',
  args: { page: 2, lastPage: 4 },
  globals: { viewport: { value: 'phone' } },
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [(Story) => <div style={{ display: 'grid', justifyItems: 'center' }}>{Story()}</div>],
  play: ({ canvas }) => {
    const topOf = (name: string) => canvas.getByRole('link', { name }).getBoundingClientRect().top;
    return expect(topOf('Próxima')).toBe(topOf('Anterior'));
  },
};

export const OnePage: Story = {
  args: { page: 1, lastPage: 1 },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => expect(canvas.queryByRole('navigation')).not.toBeInTheDocument(),
};

export const ByKeyboard: Story = {
  args: { page: 1, lastPage: 3 },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    for (const name of ['Página 1', 'Página 2', 'Página 3', 'Próxima']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('link', { name: 'Página 3' })).toHaveFocus();
  },
};
