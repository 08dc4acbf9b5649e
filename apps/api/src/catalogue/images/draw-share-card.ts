import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';

import type { ShareCard } from './share-card.ts';
import { fitting, fonts, ink, shorten, svg, textAt, type TextStyle, widthOf, wrap } from './svg-text.ts';

/** The size that social networks require of a link's picture. */
const shareWidth = 1200;
const shareHeight = 630;

/** Changed with every change of the drawing below, so that earlier pictures are not reused. */
export const shareRecipe = 2;

const photoWidth = 540;
const margin = 56;
const left = photoWidth + margin;
const textWidth = shareWidth - left - margin;
const footer = 12;

const colors = {
  paper: '#ffffff',
  sunken: '#f1f0ef',
  line: '#8d8d86',
  text: ink,
  muted: '#60646c',
  accent: '#208368',
  soft: '#e6f7ed',
  caution: '#fff7c2',
  cautionText: '#7a3f00',
  plain: '#ebebe9',
} as const;

/** The mark of the site, in a box of 32 by 32. */
const mark =
  'M8.8 25.6 14.3 6.1 6.7 3.9 1.2 23.4zM7 16.7 17.8 22.7 22.5 14 25 27.9 29 27.1 24.9 4.4H23.2L16.2 17.3 9 13.3z';

function badge(x: number, y: number, text: string, fill: string, color: string) {
  const style = { size: 24, weight: 700, color } as const;
  const width = widthOf(text, style) + 32;
  return {
    width,
    drawn: `<rect x="${x}" y="${y}" width="${width}" height="42" rx="6" fill="${fill}"/>${textAt(x + 16, y + 30, text, style)}`,
  };
}

function badges({ phase, over, type, sample, discount }: ShareCard, y: number): string {
  const all: [string | null, string, string][] = [
    [phase, over ? colors.plain : colors.soft, over ? colors.text : colors.accent],
    [type, colors.plain, colors.text],
    [discount, colors.soft, colors.accent],
    [sample ? 'Exemplo' : null, colors.caution, colors.cautionText],
  ];
  let x = left;
  let drawn = '';
  for (const [text, fill, color] of all) {
    if (text === null) continue;
    const next = badge(x, y, text, fill, color);
    if (x + next.width > left + textWidth) {
      x = left;
      y += 52;
    }
    drawn += badge(x, y, text, fill, color).drawn;
    x += next.width + 12;
  }
  return drawn;
}

/** Where there is no photo: the drawing that the site shows in its place. */
const house = `<rect width="${photoWidth}" height="${shareHeight}" fill="${colors.sunken}"/>
  <path transform="translate(${photoWidth / 2 - 120} 225) scale(5)" d="M4 18 24 4l20 14M9 15v17h30V15M20 32V21h8v11"
    fill="none" stroke="${colors.line}" stroke-width="1.25" stroke-linecap="round" stroke-linejoin="round"/>`;

/** 'Goiânia – GO'; of a name that is too long the end is cut, and never the state. */
function placeLine({ city, state }: ShareCard, style: TextStyle): string {
  if (city === null) return shorten(state, style, textWidth);
  const end = ` – ${state}`;
  return shorten(city, style, textWidth - widthOf(end, style)) + end;
}

/** Without the photo: the texts, and the drawing in the photo's place. */
function drawCard(card: ShareCard): string {
  const { amount, valuation } = card;
  const price = fitting(card.price, { size: 68, weight: 700 } as const, textWidth);
  const title = { size: 34, weight: 700 } as const;
  const place = { size: 30 } as const;
  const when = { size: 28, weight: 700, color: card.over ? colors.muted : colors.accent } as const;
  const small = { size: 26, color: colors.muted } as const;
  const below = [amount, valuation].filter((text) => text !== null).join(' · ');
  const lines = wrap(card.title, title, textWidth, 2);
  const [firstLine, leading] = [414, 44];
  const afterTitle = firstLine + lines.length * leading + 4;
  // A title that is cut may have lost the city.
  const isCityShown = card.isCityInTitle && !lines.at(-1)!.endsWith('…');
  const drawnPlace = isCityShown ? '' : textAt(left, afterTitle, placeLine(card, place), place);
  return svg(
    shareWidth,
    shareHeight,
    `<rect width="${shareWidth}" height="${shareHeight}" fill="${colors.paper}"/>${house}
    <path transform="translate(${left} 40) scale(1.4)" fill="${colors.accent}" d="${mark}"/>
    ${textAt(left + 58, 76, 'Martelo', { size: 38, weight: 700 })}
    ${badges(card, 118)}
    ${textAt(left, 296, card.price, price)}
    ${below && textAt(left, 340, below, fitting(below, small, textWidth))}
    ${lines.map((line, at) => textAt(left, firstLine + at * leading, line, title)).join('')}
    ${drawnPlace}
    ${textAt(left, afterTitle + (drawnPlace === '' ? 0 : 34), card.source, fitting(card.source, small, textWidth))}
    ${textAt(left, 588, card.when, fitting(card.when, when, textWidth))}
    <rect y="${shareHeight - footer}" width="${shareWidth}" height="${footer}" fill="${colors.accent}"/>`,
  );
}

/**
 * The picture of a shared link as JPEG, which every network reads; `photo` has been processed as all pictures (0015).
 */
export async function drawShareCard(card: ShareCard, photo: Uint8Array | null): Promise<Buffer> {
  const drawn = new Resvg(drawCard(card), { font: fonts }).render();
  const raw = { width: drawn.width, height: drawn.height, channels: 4 } as const;
  const placed =
    photo &&
    (await sharp(photo)
      .resize({ width: photoWidth, height: shareHeight - footer, fit: 'cover' })
      .toBuffer());
  return sharp(drawn.pixels, { raw })
    .composite(placed ? [{ input: placed, left: 0, top: 0 }] : [])
    .removeAlpha()
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toBuffer();
}
