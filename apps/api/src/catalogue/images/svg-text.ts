import { Resvg } from '@resvg/resvg-js';

import { escapeHtml } from '../../platform/text/escape-html.ts';
import { fontFamily, fontFile, type FontWeight, fontWeights } from './fonts/font-files.ts';

export const ink = '#1c2024';

export const fonts = {
  fontFiles: fontWeights.map(fontFile),
  loadSystemFonts: false,
  defaultFontFamily: fontFamily,
};

export interface TextStyle {
  size: number;
  weight?: FontWeight;
  color?: string;
}

/** Text as XML may hold it. */
const escape = (text: string) => escapeHtml(text.replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, ' '));

/** A drawing of this size, in pixels. */
export const svg = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;

export const textAt = (x: number, y: number, text: string, { size, weight = 400, color = ink }: TextStyle) =>
  `<text x="${x}" y="${y}" font-family="${fontFamily}" font-size="${size}" font-weight="${weight}" fill="${color}">${escape(text)}</text>`;

export function widthOf(text: string, style: TextStyle): number {
  return new Resvg(svg(1, 1, textAt(0, 100, text, style)), { font: fonts }).getBBox()?.width ?? 0;
}

/** The longest beginning that fits, with an ellipsis where something is missing. */
export function shorten(text: string, style: TextStyle, width: number): string {
  if (widthOf(text, style) <= width) return text;
  let fits = 0;
  let tooLong = text.length;
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    if (widthOf(`${text.slice(0, middle).trimEnd()}…`, style) <= width) fits = middle;
    else tooLong = middle;
  }
  return `${text.slice(0, fits).trimEnd()}…`;
}

/** A figure is never cut: a long one is smaller. */
export function fitting<Style extends TextStyle>(text: string, style: Style, width: number): Style {
  return { ...style, size: Math.floor(style.size * Math.min(1, width / widthOf(text, style))) };
}

/** Titles are cut at this length, so that no sender can make drawing slow. */
const maxTextLength = 300;

/** Whole words in at most `maxLines` lines, the last shortened. */
export function wrap(text: string, style: TextStyle, width: number, maxLines: number): string[] {
  const words = text.slice(0, maxTextLength).trim().split(/\s+/);
  const lines: string[] = [];
  let line = '';
  for (const [at, word] of words.entries()) {
    const longer = line ? `${line} ${word}` : word;
    if (line === '' || widthOf(longer, style) <= width) {
      line = longer;
      continue;
    }
    if (lines.length === maxLines - 1) {
      line = `${line} ${words.slice(at).join(' ')}`;
      break;
    }
    lines.push(line);
    line = word;
  }
  return [...lines, line].map((one) => shorten(one, style, width));
}
