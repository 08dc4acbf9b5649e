import { expect, type Page } from '@playwright/test';

import { accountScreens } from './account-screens.ts';
import { expectNoViolations } from './axe.ts';
import { signIn } from './signed-in.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('[ACC-02][ACC-03] the dashboard greets by name, counts, and leads on', async ({ page }) => {
  await signIn(page);
  await visit(page, '/minha-conta');
  await expect(heading(page, 'Olá, Marina Duarte Alves')).toBeVisible();
  const main = page.getByRole('main');
  for (const [name, href] of [
    [/^Favoritos ?\d+$/, '/cliente/favoritos'],
    [/^Alertas ?\d+$/, '/cliente/alertas'],
    [/^Oportunidades ?\d+$/, '/cliente/oportunidades'],
    [/^Expiradas ?\d+$/, '/cliente/oportunidades-expiradas'],
  ] as const)
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', href);
  await expect(main.getByRole('list', { name: 'Atividades recentes' }).getByRole('listitem')).toHaveCount(5);
  const quick = main.getByRole('navigation', { name: 'Acesso rápido' }).getByRole('link');
  expect(await quick.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '/cliente/perfil',
    '/cliente/favoritos',
    '/cliente/alertas',
    '/cliente/oportunidades',
  ]);
  await expect(main.getByRole('link', { name: 'Criar alerta' })).toHaveAttribute(
    'href',
    '/minha-conta/alertas',
  );
  await quick.first().click();
  await expect(heading(page, 'Meu Perfil')).toBeFocused();
});

test('[ACC-01] no accessibility violation on the account’s screens, light on a desktop, dark on a phone', async ({
  page,
  isMobile,
}) => {
  test.slow();
  await page.emulateMedia({ colorScheme: isMobile ? 'dark' : 'light' });
  await signIn(page);
  for (const { title, canonical } of accountScreens) {
    await visit(page, canonical);
    await expect(heading(page, title)).toBeVisible();
    await expectNoViolations(page);
  }
});
