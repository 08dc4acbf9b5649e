import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { Link } from '../link/link.tsx';
import { Accordion } from './accordion.tsx';

const items = [
  {
    value: 'what',
    title: 'O que é um leilão de imóveis?',
    content:
      'É uma venda pública em que leva o imóvel quem oferece o maior lance, a partir de um valor mínimo.',
  },
  {
    value: 'rounds',
    title: 'O que muda entre a 1ª e a 2ª praça?',
    content: (
      <>
        Na primeira o lance mínimo é o da avaliação; na segunda ele costuma ser menor.{' '}
        <Link href="#glossario">Veja o glossário</Link>
      </>
    ),
  },
  {
    value: 'visit',
    title: 'Posso visitar o imóvel antes de dar um lance?',
    content: 'Depende do edital e da ocupação. Quando não pode, o preço deve levar isso em conta.',
  },
];

const meta = {
  title: 'Navigation/Accordion',
  component: Accordion,
  args: { items, onOpenChange: fn() },
  parameters: {
    guide: {
      do: ['Ask in the title what the text answers.', 'Set `headingLevel` one below the heading over it.'],
      dont: ['Close what everybody must read.', 'Use it for one part alone: that is a `Disclosure`.'],
      keyboard: [
        ['Tab', 'Goes through the titles and what is open.'],
        ['Enter, Space', 'Opens or closes.'],
        ['↑ ↓, Home, End', 'Go through the titles.'],
      ],
      accessibility: [
        'APG accordion: a heading with a button that says whether it is open; the text is a region named by it.',
        'Closed texts carry `hidden="until-found"`: find-in-page opens them where the browser knows it.',
      ],
    },
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Questions: Story = {
  name: 'One open at a time, the first one open',
  tags: ['INFO-02'],
  parameters: { forcedColors: true },
  args: { defaultOpen: ['what'], headingLevel: 2 },
  play: async ({ canvas, args }) => {
    const first = canvas.getByRole('button', { name: /^O que é/ });
    const second = canvas.getByRole('button', { name: /^O que muda/ });
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(second);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(['rounds']);
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Veja o glossário' })).toBeVisible());
    await expect(canvas.getByRole('heading', { level: 2, name: /^O que muda/ })).toBeVisible();
  },
};

export const Keyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('button');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(second).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{End}');
    await expect(third).toHaveFocus();
  },
};

export const Multiple: Story = {
  args: { type: 'multiple', defaultOpen: ['what'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Posso visitar/ }));
    await waitFor(() => expect(canvas.getByText(/Depende do edital/)).toBeVisible());
    await expect(canvas.getByText(/venda pública/)).toBeVisible();
  },
};

export const FoundByTheBrowser: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/Depende do edital/);
    const panel = text.closest('[hidden]');
    await expect(panel).toHaveAttribute('hidden', 'until-found');
    panel?.dispatchEvent(new Event('beforematch', { bubbles: true }));
    await waitFor(() => expect(text).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: /^Posso visitar/ }));
    await expect(panel).toHaveAttribute('hidden', 'until-found');
  },
};

export const LongText: Story = {
  args: {
    defaultOpen: ['long'],
    items: [
      {
        value: 'long',
        title:
          'O que acontece com as dívidas de condomínio e de IPTU anteriores à arrematação quando o edital nada diz?',
        content:
          'O imposto anterior se paga com o preço da arrematação. As dívidas de condomínio acompanham o imóvel se o edital não disser outra coisa; por isso leia-o até o fim e pergunte ao síndico quanto está em aberto antes de dar um lance, sobretudo nos imóveis desocupados há anos.',
      },
      ...items,
    ],
  },
};
