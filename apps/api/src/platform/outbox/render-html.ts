import { escapeHtml } from '../text/escape-html.ts';
import type { Block, Card, EmailContent } from './email-content.ts';

// The light theme's colours (packages/ui/src/styles/colors.ts): mail programs know no custom properties.
const ink = '#1c2024';
const muted = '#60646c';
const line = '#dad9d6';
const accent = '#1f715a';
const soft = '#e6f7ed';
const font = "font-family:Inter,'Segoe UI',Helvetica,Arial,sans-serif";

const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');
const pill = (text: string) =>
  `<span style="display:inline-block;padding:0 8px;border-radius:6px;background:${soft};color:${accent};font-size:13px;font-weight:600">${escapeHtml(text)}</span>`;

function cardHtml({ badge, title, href, above, figure, below, note }: Card) {
  const small = `margin:0;color:${muted};font-size:14px;line-height:20px`;
  const paragraph = (text: string) => `<p style="${small}">${escapeHtml(text)}</p>`;
  return `<tr><td style="padding:16px 0;border-top:1px solid ${line}">
<p style="margin:0 0 4px;font-size:16px;line-height:24px;font-weight:600"><a href="${escapeHtml(href)}" style="color:${accent}">${escapeHtml(title)}</a>${badge ? ` ${pill(badge)}` : ''}</p>
${above.map(paragraph).join('\n')}
<p style="margin:8px 0 0;font-size:20px;line-height:28px;font-weight:700;color:${ink}">${escapeHtml(figure.value)}${figure.badge ? ` ${pill(figure.badge)}` : ''}</p>
${below.map(paragraph).join('\n')}
<p style="margin:4px 0 0;color:${muted};font-size:13px;line-height:18px">${escapeHtml(note)}</p>
</td></tr>`;
}

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'text':
      return `<p style="margin:0 0 16px">${lines(block.text)}</p>`;
    case 'button':
      return `<p style="margin:24px 0"><a href="${escapeHtml(block.href)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:${accent};color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(block.label)}</a></p>
<p style="margin:0 0 16px;color:${muted};font-size:13px;line-height:18px;word-break:break-all">${escapeHtml(block.href)}</p>`;
    case 'facts':
      return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px;width:100%">${block.facts
        .map(
          ([label, value]) =>
            `<tr><td style="padding:4px 16px 4px 0;color:${muted};vertical-align:top">${escapeHtml(label)}</td><td style="padding:4px 0;width:100%">${escapeHtml(value)}</td></tr>`,
        )
        .join('')}</table>`;
    case 'quote':
      return `<blockquote style="margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid ${line}">${lines(block.text)}</blockquote>`;
    case 'cards':
      return `<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%">${block.cards.map(cardHtml).join('')}</table>`;
    default:
      return block satisfies never;
  }
}

/** An email in the site's plain style: one column that fits a phone, no pictures, nothing loaded. */
export function renderHtml({ heading, blocks, reason, home, unsubscribe }: EmailContent): string {
  const end = `<p style="margin:0 0 8px">${escapeHtml(reason)}</p>${
    unsubscribe
      ? `<p style="margin:0"><a href="${escapeHtml(unsubscribe)}" style="color:${muted}">Não receber mais estes avisos</a></p>`
      : ''
  }`;
  return `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light"><title>${escapeHtml(heading)}</title></head>
<body style="margin:0;background:#f9f9f8;color:${ink};${font};font-size:16px;line-height:24px">
<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%;max-width:560px;text-align:left;overflow-wrap:anywhere">
<tr><td style="padding:0 4px 16px"><a href="${escapeHtml(home)}" style="color:${accent};font-size:20px;font-weight:700;text-decoration:none">Martelo</a></td></tr>
<tr><td style="padding:24px;background:#ffffff;border:1px solid ${line};border-radius:12px;${font};font-size:16px;line-height:24px;color:${ink}">
<h1 style="margin:0 0 16px;font-size:24px;line-height:32px;font-weight:700">${escapeHtml(heading)}</h1>
${blocks.map(blockHtml).join('\n')}
</td></tr>
<tr><td style="padding:16px 4px 0;color:${muted};${font};font-size:13px;line-height:18px">${end}</td></tr>
</table></td></tr></table></body></html>
`;
}
