import type { Block, Letter } from './letter.ts';
import type { MailedAuction } from '../../members/alerts/mailed-auction.ts';

function auctionText(auction: MailedAuction): string {
  const { sample, title, place, when, price, valuation, discount, source, href } = auction;
  return [
    `${sample ? '[Exemplo] ' : ''}${title}`,
    place,
    when,
    `Valor: ${price}${discount ? ` (${discount} abaixo da avaliação)` : ''}`,
    `Avaliação: ${valuation}`,
    source,
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
    case 'auctions':
      return block.auctions.map(auctionText).join('\n\n');
    default:
      return block satisfies never;
  }
}

/** A letter for programs that show no HTML. */
export function letterText({ heading, blocks, reason, home, unsubscribe }: Letter): string {
  const end = [
    '--',
    `Martelo · ${home}`,
    reason,
    ...(unsubscribe ? [`Não receber mais: ${unsubscribe}`] : []),
  ];
  return `${[heading, ...blocks.map(blockText), end.join('\n')].join('\n\n')}\n`;
}
