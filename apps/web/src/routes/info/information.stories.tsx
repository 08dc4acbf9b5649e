import { mockOperation } from '@martelo/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { pictured, Screen, screenParameters } from '../../testing/screen.tsx';

const meta = {
  title: 'Screens/Information',
  component: Screen,
  tags: ['!autodocs'],
  args: { at: '/perguntas-frequentes' },
  parameters: screenParameters,
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Six questions, the first open, one at a time',
  tags: ['INFO-02'],
  parameters: { ...pictured },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Perguntas frequentes');
    const questions = [...canvasElement.querySelectorAll('details')];
    const open = () => questions.map((question) => question.open);
    await expect(open()).toEqual([true, false, false, false, false, false]);
    await userEvent.click(questions[3]!.querySelector('summary')!);
    await waitFor(() => expect(open()).toEqual([false, false, false, true, false, false]));
    await userEvent.click(questions[3]!.querySelector('summary')!);
    await waitFor(() => expect(open()).toEqual([false, false, false, false, false, false]));
    const [contact] = canvas.getAllByRole('link', { name: 'Fale Conosco' });
    await expect(contact).toHaveAttribute('href', '/contato');
  },
};

export const Privacy: Story = {
  name: 'The privacy policy, with its own date and the configured contact',
  tags: ['INFO-03'],
  args: { at: '/politica-de-privacidade' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('30/11/2026')).toHaveAttribute('datetime', '2026-11-30');
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: 'contato@martelo.example' })).toBeVisible();
    const contents = canvas.getByRole('navigation', { name: 'Nesta página' });
    for (const link of contents.querySelectorAll('a'))
      await expect(document.querySelector(link.getAttribute('href')!)).toBeInTheDocument();
  },
};

export const PrivacyWithoutSettings: Story = {
  name: 'Without the settings the policy still says how to reach us',
  tags: ['INFO-03'],
  args: { at: '/politica-de-privacidade' },
  parameters: { api: [mockOperation('getSiteSettings', 500)] },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: 'formulário de contato' })).toHaveAttribute(
      'href',
      '/contato',
    ),
};

export const AboutWithoutFigures: Story = {
  name: 'Figures that fail to load are left out',
  tags: ['INFO-05'],
  args: { at: '/sobre-nos' },
  parameters: { api: [mockOperation('getHome', 500)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByText('Imóveis nas listas')).not.toBeInTheDocument();
  },
};

export const Article: Story = {
  name: 'An article of the blog leads to three others',
  tags: ['INFO-05'],
  args: { at: '/blog/preco-vil' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(/^Preço vil/);
    const next = canvas.getByRole('region', { name: 'Leia também' });
    await expect(next.querySelectorAll('a')).toHaveLength(3);
    await expect(canvas.getByText('18/11/2026')).toBeVisible();
  },
};

export const UnknownArticle: Story = {
  name: 'An article that does not exist',
  tags: ['INFO-05', 'SHELL-14'],
  args: { at: '/blog/nao-existe' },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Página não encontrada'),
};
