import { expect } from '@playwright/test';

import { test } from './test.ts';
import { visit } from './visit.ts';

const chat = 'https://wa.me/5562999990000?text=';

test('[SHELL-01] the header is see-through over the hero until 10 px are scrolled, and white elsewhere', async ({
  page,
}) => {
  await visit(page, '/');
  const header = page.getByRole('banner');
  const background = () => header.evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect.poll(background).toBe('rgba(0, 0, 0, 0)');
  await page.evaluate(() => scrollTo(0, 10));
  await expect(header).toHaveAttribute('data-transparent');
  await page.evaluate(() => scrollTo(0, 11));
  await expect.poll(background).toBe('rgb(255, 255, 255)');
  await visit(page, '/leiloes');
  await expect(header).not.toHaveAttribute('data-transparent');
  expect(await background()).toBe('rgb(255, 255, 255)');
});

test('[SHELL-06] the chat opens the conversation with the configured number and a greeting', async ({
  page,
}) => {
  await visit(page, '/sobre-nos');
  const link = page.getByRole('link', { name: /^Fale com a gente/ });
  await expect(link).toHaveAttribute(
    'href',
    chat + encodeURIComponent('Olá! Gostaria de mais informações sobre os leilões do Martelo.'),
  );
  await expect(link).toHaveAttribute('target', '_blank');
});

test('[SHELL-07] the footer leads to kinds of property, information pages and whom to ask', async ({
  page,
}) => {
  await visit(page, '/leiloes');
  const footer = page.getByRole('contentinfo');
  const addresses: Record<string, string> = {
    Casas: '/leiloes/imoveis?tipo-de-imovel=casas',
    'Imóveis Rurais': '/leiloes/imoveis?tipo-de-imovel=rural',
    'Perguntas Frequentes': '/perguntas-frequentes',
    'Termos de Uso': '/termos-de-uso',
    'Política de Privacidade': '/politica-de-privacidade',
    'Como Funciona': '/como-funciona',
    Benefícios: '/beneficios',
    'contato@martelo.example': 'mailto:contato@martelo.example',
    '(62) 3000-1200': 'tel:+556230001200',
    'Fale Conosco': '/contato',
  };
  for (const [name, href] of Object.entries(addresses))
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  await expect(footer.getByRole('link', { name: /mensagem/ })).toHaveAttribute(
    'href',
    new RegExp(`^${chat.replaceAll(/[.?/]/g, String.raw`\$&`)}`),
  );
  await expect(footer.getByText('Segunda a sexta, 9h às 18h; sábado, 9h às 13h')).toBeVisible();
});

test('[SHELL-13] the logo is at most 100 px high', async ({ page }) => {
  await visit(page, '/');
  const logo = page.getByRole('banner').getByRole('link', { name: 'Martelo, página inicial' });
  expect((await logo.boundingBox())!.height).toBeLessThanOrEqual(100);
});
