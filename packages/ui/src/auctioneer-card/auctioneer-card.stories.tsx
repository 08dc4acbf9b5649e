import { anAuction } from '@martelo/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { withLargeLetters, wordsOf } from '../testing/large-letters.ts';
import { AuctioneerCard } from './auctioneer-card.tsx';

const { auctioneer, link, source } = anAuction();

const meta = {
  title: 'Auction/AuctioneerCard',
  component: AuctioneerCard,
  args: { auctioneer, link, source, registration: 'JUCEG 47', onOpen: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 384 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      do: ['Give it the property’s own page where the source has one.', 'Say which list had it, and when.'],
      dont: ['Guess an address from a name.'],
      keyboard: [['Enter', 'On the button: opens the official site in a new tab.']],
      accessibility: [
        'A region named by the auctioneer; the logo is decorative.',
        'The link says that it opens a new tab, and which site.',
      ],
    },
  },
} satisfies Meta<typeof AuctioneerCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the official site in a new tab, without a referrer. */
export const Default: Story = {
  tags: ['DETAIL-06'],
  play: async ({ canvas, args }) => {
    const site = canvas.getByRole('link', { name: 'Acessar Site Oficial (abre em nova aba)' });
    await expect(site).toHaveAttribute('href', 'https://leiloeiro.example/lotes/9900412345678');
    await expect(site).toHaveAttribute('target', '_blank');
    await expect(site).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(site).toHaveAccessibleDescription(/Os lances acontecem no site oficial, não no Martelo/);
    await userEvent.click(site);
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(canvas.getByText('09/03/2026')).toBeVisible();
  },
};

export const LargeLetters: Story = {
  name: 'With letters twice as large a value stands below its name, and a name below its logo',
  tags: ['SHELL-12'],
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [(Story) => <div style={{ width: 256 }}>{Story()}</div>],
  play: ({ canvas }) =>
    withLargeLetters(async () => {
      for (const [above, below] of [
        ['Fonte', 'Caixa Econômica Federal'],
        ['PL', 'Paineira Leilões'],
      ] as const)
        await expect(wordsOf(canvas.getByText(above)).bottom).toBeLessThanOrEqual(
          wordsOf(canvas.getByText(below)).top,
        );
    }),
};

export const Past: Story = {
  name: 'Nobody can bid any more: the way to the site is not the next step',
  args: { past: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Acessar Site Oficial/ })).toHaveAttribute(
      'target',
      '_blank',
    );
    await expect(canvas.queryByText(/Os lances acontecem/)).not.toBeInTheDocument();
  },
};

export const OnlyAWebsite: Story = {
  args: { link: null },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: /Acessar Site Oficial/ })).toHaveAttribute(
      'href',
      'https://leiloeiro.example/',
    ),
};

export const NoLink: Story = {
  name: 'Without an address: Link não disponível',
  tags: ['DETAIL-06'],
  args: { link: null, auctioneer: auctioneer && { ...auctioneer, website: null }, registration: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Link não disponível' })).toBeDisabled();
    await expect(canvas.getByText('registro na Junta Comercial não informado')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Site/ })).not.toBeInTheDocument();
  },
};

export const UnsafeLink: Story = {
  name: 'An address that is not http(s) is not followed',
  tags: ['DETAIL-06'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    link: 'javascript:alert(1)',
    auctioneer: auctioneer && { ...auctioneer, website: 'leiloeiro.example' },
  },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Link não disponível' })).toBeDisabled(),
};

export const Unknown: Story = {
  args: { auctioneer: null, link: null, registration: null, source: null },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('heading', { name: 'Leiloeiro não informado' })).toBeVisible(),
};

export const WithoutAuctioneer: Story = {
  name: 'The seller sells by itself',
  tags: ['DETAIL-06'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { auctioneer: null, registration: null, withoutAuctioneer: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Venda sem leiloeiro' })).toBeVisible();
    await expect(canvas.queryByText(/não informad/)).not.toBeInTheDocument();
    await expect(canvas.getByText(/^A venda acontece no site oficial/)).toBeVisible();
  },
};

export const BrokenLogo: Story = {
  args: { auctioneer: auctioneer && { ...auctioneer, logo: 'http://127.0.0.1:1/logo.png' } },
  play: async ({ canvas }) => {
    const { href } = new URL('http://127.0.0.1:1/logo.png');
    await waitFor(() => expect(canvas.queryByRole('presentation')).not.toBeInTheDocument());
    await expect(canvas.getByText('PL')).toBeInTheDocument();
    await expect(document.querySelector(`img[src="${href}"]`)).toBeNull();
  },
};

export const TwoPhones: Story = {
  name: 'Of two telephones the first is dialled',
  tags: ['DETAIL-06'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { auctioneer: auctioneer && { ...auctioneer, phone: '(11) 3000-1200 / (11) 98765-4321' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /3000-1200/ })).toHaveAttribute(
      'href',
      'tel:+551130001200',
    );
  },
};

export const PhoneToRead: Story = {
  name: 'A telephone that cannot be dialled is text',
  tags: ['DETAIL-06'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { auctioneer: auctioneer && { ...auctioneer, phone: '3222-1200' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3222-1200').closest('a')).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    registration: 'JUCERGS 000.123/2009, JUCESC AARC/456 e JUCEPAR 19/312-L',
    auctioneer: {
      name: 'Sociedade de Leiloeiros Públicos Oficiais e Rurais Associados do Extremo Sul Catarinense',
      website: null,
      phone: '+55 (48) 3000-1200',
      logo: null,
    },
    link: 'https://www.leiloeiros-publicos-associados-do-extremo-sul-catarinense.example/lotes/1',
    source: {
      name: 'Diário da Justiça Eletrônico do Tribunal Regional Federal da 4ª Região',
      listDate: '2026-03-09',
    },
  },
};

export const HighContrast: Story = { ...NoLink, name: 'high contrast', globals: { contrast: 'more' } };
