import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { DisplaySettings } from '../display-settings/display-settings.tsx';
import { linesOf, withLargeLetters } from '../testing/large-letters.ts';
import { Footer } from './footer.tsx';

const hours = 'Segunda a sexta, 9h às 18h; sábado, 9h às 13h';

const meta = {
  title: 'Shell/Footer',
  component: Footer,
  args: {
    categories: [
      { label: 'Casas', href: '/leiloes/imoveis?subcategory_id=1' },
      { label: 'Apartamentos', href: '/leiloes/imoveis?subcategory_id=2' },
      { label: 'Terrenos', href: '/leiloes/imoveis?subcategory_id=3' },
      { label: 'Galpões', href: '/leiloes/imoveis?subcategory_id=4' },
      { label: 'Imóveis Comerciais', href: '/leiloes/imoveis?subcategory_id=10' },
      { label: 'Imóveis Rurais', href: '/leiloes/imoveis?subcategory_id=11' },
    ],
    pages: [
      { label: 'Como Funciona', href: '/como-funciona' },
      { label: 'Planos', href: '/planos' },
      { label: 'Perguntas Frequentes', href: '/perguntas-frequentes' },
      { label: 'Termos de Uso', href: '/termos-de-uso' },
      { label: 'Política de Privacidade', href: '/politica-de-privacidade' },
    ],
    email: 'contato@martelo.example',
    phone: '(11) 4002-8922',
    messageHref: 'https://mensagens.example/551140028922',
    hours,
    sources: 'Lista de imóveis da Caixa de 08/01/2026, com 32.547 imóveis em 1.330 cidades.',
    contactHref: '/contato',
    settings: (
      <DisplaySettings
        value={{ theme: 'system', contrast: 'system', density: 'comfortable' }}
        onValueChange={() => undefined}
      />
    ),
  },
  parameters: {
    layout: 'fullscreen',
    guide: {
      do: ['Give the date of the lists in `sources`.'],
      dont: ['Repeat the whole menu here: pages that people look for at the end of one.'],
      accessibility: ['The page’s contentinfo; each column has a heading.'],
    },
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Categories, pages and the ways to ask. */
export const Default: Story = {
  tags: ['SHELL-07'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '(11) 4002-8922' })).toHaveAttribute(
      'href',
      'tel:+551140028922',
    );
    await expect(canvas.getByRole('link', { name: 'contato@martelo.example' })).toHaveAttribute(
      'href',
      'mailto:contato@martelo.example',
    );
    await expect(canvas.getByRole('link', { name: 'Fale Conosco' })).toHaveAttribute('href', '/contato');
    await expect(canvas.getByText(hours)).toBeVisible();
  },
};

export const WithoutContacts: Story = {
  args: { email: null, phone: null, messageHref: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /@|\d{4}/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Fale Conosco' })).toBeVisible();
  },
};

export const PhoneToRead: Story = {
  name: 'A telephone that cannot be dialled is text',
  tags: ['SHELL-07'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { phone: '3222-1200' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3222-1200').closest('a')).toBeNull();
  },
};

export const NationwidePhone: Story = {
  name: 'A telephone for the whole country is dialled without +55',
  tags: ['SHELL-07'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { phone: '0800 770 1234' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: args.phone! })).toHaveAttribute('href', 'tel:08007701234');
  },
};

export const LongText: Story = {
  args: {
    email: 'atendimento.ao.arrematante.de.imoveis@leiloes-judiciais-e-extrajudiciais.martelo.example',
    sources:
      'Lista de imóveis da Caixa de 08/01/2026, com 32.547 imóveis em 1.330 cidades, e editais de 214 leiloeiros oficiais matriculados nas juntas comerciais dos 26 estados e do Distrito Federal.',
  },
};

export const LargeLetters: Story = {
  name: 'With letters twice as large its links stand in one column, and no word breaks',
  tags: ['SHELL-07', 'SHELL-12'],
  globals: { viewport: { value: 'narrow' } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: ({ canvas }) =>
    withLargeLetters(async () => {
      const words = ['Apartamentos', 'Imóveis Comerciais', 'Perguntas Frequentes'];
      const lines = words.map((word) => linesOf(canvas.getByRole('link', { name: word })));
      await expect(Math.max(lines[0]!, lines[1]! - 1, lines[2]! - 1)).toBe(1);
    }),
};
