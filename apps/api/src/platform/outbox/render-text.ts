import type { Block, Card, EmailContent } from './email-content.ts';

function cardText({ badge, title, href, above, figure, below, note }: Card): string {
  return [
    `${badge ? `[${badge}] ` : ''}${title}`,
    ...above,
    `${figure.label}: ${figure.value}${figure.remark ? ` (${figure.remark})` : ''}`,
    ...below,
    note,
    href,
  ].join('\n');
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'button':
      return `${block.label}: ${block.href}`;
    case 'facts':
      return block.facts.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'quote':
      return block.text.replaceAll(/^/gm, '> ');
    case 'cards':
      return block.cards.map(cardText).join('\n\n');
    default:
      return block satisfies never;
  }
}

/** An email for programs that show no HTML. */
export function renderText({ heading, blocks, reason, home, unsubscribe }: EmailContent): string {
  const end = [
    '--',
    `Martelo · ${home}`,
    reason,
    ...(unsubscribe ? [`Não receber mais: ${unsubscribe}`] : []),
  ];
  return `${[heading, ...blocks.map(blockText), end.join('\n')].join('\n\n')}\n`;
}
