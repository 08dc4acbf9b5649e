import { formatDateTime } from '@martelo/domain/dates';

import { escapeHtml } from '../text/escape-html.ts';
import type { PreviewedMail } from './mails.repository.ts';

const row = ({ id, recipient, subject, text, created_at, sent_at }: PreviewedMail) => `<li>
<h2><a href="/dev/outbox/${id}">${escapeHtml(subject)}</a></h2>
<p>Para ${escapeHtml(recipient)} · ${formatDateTime(created_at)} · ${sent_at ? 'entregue' : 'na fila'}</p>
<details><summary>Texto</summary><pre>${escapeHtml(text)}</pre></details>
</li>`;

/** The demonstration's mails, newest first. */
export function mailPreviewPage(mails: readonly PreviewedMail[]): string {
  const list =
    mails.length > 0
      ? `<ol>${mails.map(row).join('')}</ol>`
      : '<p>Nenhum email ainda. Peça uma nova senha ou crie um alerta.</p>';
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Caixa de saída · Martelo</title><link rel="stylesheet" href="/dev/outbox.css"></head><body>
<header><h1>Caixa de saída</h1><p>Só na demonstração: sem SMTP_URL os emails não saem desta máquina.</p></header>
<main>${list}</main></body></html>`;
}

export const mailPreviewStyles = `
:root { color-scheme: light dark; --line: light-dark(#dad9d6, #3b3a37); --muted: light-dark(#60646c, #b0b4ba); --accent: light-dark(#1f715a, #1fd8a4); }
body { margin: 0 auto; max-width: 720px; padding: 24px; font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1, h2 { line-height: 1.2; letter-spacing: -0.02em; } h2 { margin: 0; font-size: 18px; }
a { color: var(--accent); }
p { margin: 4px 0; color: var(--muted); font-size: 14px; }
ol { list-style: none; padding: 0; } li { padding-block: 16px; border-block-start: 1px solid var(--line); }
summary { cursor: pointer; font-size: 14px; } pre { white-space: pre-wrap; font-size: 14px; }
`;
