import { readFile } from 'node:fs/promises';

import { expect, type Page } from '@playwright/test';

import { expectNoViolations } from './axe.ts';
import { signUp } from './signed-in.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

const cards = (page: Page) => page.getByRole('list', { name: 'Conteúdos' }).getByRole('article');

test('[ACC-01][BONUS-01] a visitor is led to the sign-in, which leads back to /bonus', async ({ page }) => {
  await page.goto('/minha-conta/bonus');
  await expect(page).toHaveURL(/\/(login|entrar)\?origem=%2Fbonus$/);
});

test('[BONUS-02][BONUS-03] a real file is downloaded, and its mark stays', async ({ page }) => {
  await signUp(page);
  await visit(page, '/bonus');
  const card = page.getByRole('article', { name: 'Planilha de custos da arrematação' });
  await expect(card).toContainText('Planilha');
  const started = page.waitForEvent('download');
  await card.getByRole('button', { name: /^Baixar: / }).click();
  const download = await started;
  expect(download.suggestedFilename()).toBe('custos-da-arrematacao.xlsx');
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  await expect(card.getByText('Baixado', { exact: true })).toBeVisible();

  await visit(page, '/bonus');
  await expect(card.getByRole('button', { name: /^Baixar Novamente/ })).toBeVisible();
  await expect(page.getByText('Baixados').locator('..')).toContainText('1');
});

test('[BONUS-01][BONUS-03] a video plays in a dialog, with its script beside it', async ({ page }) => {
  await signUp(page);
  await visit(page, '/minha-conta/bonus');
  await page.getByRole('button', { name: 'Conteúdo Extra' }).click();
  await expect(page.getByText('4 item(s) encontrado(s)')).toBeVisible();
  const lesson = page.getByRole('article', { name: 'Como ler a matrícula', exact: true });
  await expect(lesson).toContainText('MP4 · 276,8 kB · 2 min');
  const watch = page.getByRole('button', { name: 'Assistir: Como ler a matrícula' });
  const answered = page.waitForResponse(/\/api\/customer\/bonus\/\d+\/video\?pass=/);
  await watch.click();
  const dialog = page.getByRole('dialog', { name: 'Como ler a matrícula' });
  await expect(dialog.locator('video')).toBeVisible();
  const answer = await answered;
  expect([200, 206]).toContain(answer.status());
  expect(answer.headers()['content-type']).toBe('video/mp4');
  await expect(dialog.getByRole('button', { name: 'Baixar vídeo' })).toBeVisible();
  await expect(dialog.getByText(/^Uma aula curta.*Sem som: o roteiro em PDF/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(watch).toBeFocused();
});

for (const scheme of ['light', 'dark'] as const)
  test(`[BONUS-02] no accessibility violation, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await signUp(page);
    await visit(page, '/minha-conta/bonus');
    await expect(cards(page)).toHaveCount(11);
    await expectNoViolations(page);
  });
