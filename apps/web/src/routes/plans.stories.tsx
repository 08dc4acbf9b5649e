import { exampleOf, mockOperation } from '@martelo/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { pictured, Screen, screenParameters } from '../testing/screen.tsx';

const settings = exampleOf('getSiteSettings', 200);
const inSite = (change: Partial<typeof settings>) =>
  mockOperation('getSiteSettings', 200, { ...settings, ...change });

const meta = {
  title: 'Screens/Plans',
  component: Screen,
  tags: ['!autodocs'],
  args: { at: '/planos' },
  parameters: screenParameters,
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A production site without an offer counts nothing down. */
export const Default: Story = {
  tags: ['INFO-01', 'HOME-07'],
  parameters: { ...pictured },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Planos/ })).toBeVisible();
    for (const text of ['R$ 119,90', 'R$ 597,00', 'R$ 1.438,80', 'ou 12x R$ 59,70', 'Melhor custo-benefício'])
      await expect(canvas.getByText(text, { collapseWhitespace: true })).toBeVisible();
    for (const name of ['Acesso exclusivo', 'Alertas inteligentes', 'Suporte VIP', 'Informações verificadas'])
      await expect(canvas.getByRole('heading', { level: 3, name })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Assinar Plano anual/ })).toHaveAttribute(
      'href',
      settings.checkout.annual,
    );
    // A free account opens each auction: no plan is sold by it.
    await expect(canvas.getAllByText(/^Grátis, para quem tem conta:/)).toHaveLength(2);
    await expect(canvas.getByText(/^Para quem assina: atendimento prioritário/)).toBeVisible();
    await expect(canvas.getByText(/direito de arrependimento/)).toBeVisible();
    await expect(canvas.queryByRole('timer')).not.toBeInTheDocument();
    await expect(document.title).toBe('Planos e preços · Martelo');
  },
};

export const Subscriber: Story = {
  name: 'Whoever subscribes reads so, is sold nothing and sees nothing counted down',
  tags: ['WAY-13'],
  args: { as: 'customer' },
  parameters: { api: [inSite({ marketing: 'live', offer_ends_at: '2026-03-12T15:00:00Z' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Você já assina o Plano anual')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ver conta e assinatura' })).toHaveAttribute(
      'href',
      '/minha-conta/conta',
    );
    await expect(canvas.getByRole('heading', { name: 'Plano anual' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Assin/ })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('timer')).not.toBeInTheDocument();
  },
};

export const Live: Story = {
  name: 'A real, configured end is counted down to',
  tags: ['HONEST-01'],
  parameters: { api: [inSite({ marketing: 'live', offer_ends_at: '2026-03-12T15:00:00Z' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('timer')).toHaveAttribute('datetime', '2026-03-12T15:00:00.000Z');
    await expect(canvas.queryByText('Exemplo')).not.toBeInTheDocument();
  },
};

export const Sample: Story = {
  name: 'In the demonstration midnight is the end, marked as an example',
  tags: ['HONEST-01', 'HONEST-02'],
  parameters: {
    api: [inSite({ marketing: 'sample', demo: true, checkout: { monthly: null, annual: null } })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('timer')).toHaveAttribute('datetime', '2026-03-11T03:00:00.000Z');
    await expect(canvas.getAllByRole('timer')).toHaveLength(1);
    await expect(within(canvas.getByRole('main')).getByText('Exemplo')).toBeVisible();
    await expect(canvas.getByText(/nada é vendido aqui/)).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Link não disponível' })).toHaveLength(2);
  },
};

export const NotSoldYet: Story = {
  name: 'Where nothing can be bought yet, the free account is what there is',
  tags: ['INFO-01'],
  parameters: { api: [inSite({ checkout: { monthly: null, annual: null } })] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('As assinaturas ainda não estão abertas. A conta gratuita já está.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Assinar/ })).not.toBeInTheDocument();
  },
};

export const SettingsFailed: Story = {
  name: 'Without the settings the plans are read, not bought, and nothing is counted',
  tags: ['HONEST-01'],
  parameters: { api: [mockOperation('getSiteSettings', 500)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/não pôde ser carregado agora/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Plano anual' })).toBeVisible();
    await expect(canvas.queryByRole('timer')).not.toBeInTheDocument();
  },
};
