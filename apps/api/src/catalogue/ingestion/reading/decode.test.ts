import { describe, expect, test } from 'vitest';

import { cleanText } from '../../../platform/text/clean-text.ts';
import { decode } from './decode.ts';
import { describeHtml, looksLikeHtml } from './html-page.ts';

describe('decode', () => {
  test.each([
    ['UTF-8', Buffer.from('Preço – São')],
    ['UTF-8 with its mark', Buffer.from('\uFEFFPreço – São')],
    ['UTF-16 with its mark', Buffer.from('\uFEFFPreço – São', 'utf16le')],
    ['UTF-16 the other way round', Buffer.from('\uFEFFPreço – São', 'utf16le').swap16()],
    ['windows-1252', Buffer.from([0x50, 0x72, 0x65, 0xe7, 0x6f, 0x20, 0x96, 0x20, 0x53, 0xe3, 0x6f])],
  ])('[API-09] %s is read as it was written', (_name, bytes) => {
    expect(decode(bytes)).toBe('Preço – São');
  });
});

describe('damaged encodings', () => {
  const text = 'N° do imóvel; Endereço: ÁREA DE SERVIÇO, 4º Pav, 1ª etapa, São João, AVALIAÇÃO – 30 m²';
  const again = (bytes: Uint8Array, as: string) => Buffer.from(new TextDecoder(as).decode(bytes));
  /** Each letter by the byte that a code page has for it. */
  const inPage = (page: Readonly<Record<string, number>>) =>
    Buffer.from([...text].map((letter) => page[letter] ?? letter.charCodeAt(0)));

  test.each([
    ['windows-1252', (bytes: Uint8Array) => again(bytes, 'windows-1252')],
    ['ISO-8859-1', (bytes: Uint8Array) => Buffer.from(Buffer.from(bytes).toString('latin1'))],
    ['windows-1252 twice', (bytes: Uint8Array) => again(again(bytes, 'windows-1252'), 'windows-1252')],
  ])('[INTAKE-11] UTF-8 read as %s and written again is repaired', (_name, damage) => {
    expect(decode(damage(Buffer.from(text)))).toBe(text);
  });

  test('[INTAKE-11] one broken byte does not spoil a text in UTF-8', () => {
    expect(decode(Buffer.concat([Buffer.from(`${text}\n`), Buffer.from([0xc3])]))).toBe(`${text}\nÃ`);
  });

  test('[INTAKE-11] the code page 850 of DOS and the Macintosh one are recognised by their letters', () => {
    const dos = {
      '°': 0xf8,
      ó: 0xa2,
      ç: 0x87,
      Á: 0xb5,
      Ç: 0x80,
      º: 0xa7,
      ª: 0xa6,
      ã: 0xc6,
      Ã: 0xc7,
      '²': 0xfd,
      '–': 0x2d,
    };
    const mac = {
      '°': 0xa1,
      ó: 0x97,
      ç: 0x8d,
      Á: 0xe7,
      Ç: 0x82,
      º: 0xbc,
      ª: 0xbb,
      ã: 0x8b,
      Ã: 0xcc,
      '–': 0xd0,
      '²': 0x32,
    };
    expect(decode(inPage(dos))).toBe(text.replace('–', '-'));
    expect(decode(inPage(mac))).toBe(text.replace('²', '2'));
  });

  test('[INTAKE-11] a right text is left alone', () => {
    const right = 'IRMÃ, MAÇÃ, SÃO, Â, ÂNGULO, PÃO – “A” 3º';
    expect(decode(Buffer.from(right))).toBe(right);
    expect(decode(Buffer.from('IRM\xC3, S\xC3O, \xC2NGULO 3\xBA', 'latin1'))).toBe('IRMÃ, SÃO, ÂNGULO 3º');
  });
});

describe('looksLikeHtml', () => {
  test.each([
    ['<!DOCTYPE html><html>', true],
    ['\n  <HTML>', true],
    ['<script>', true],
    [' N° do imóvel;UF', false],
    ['{"title":"<html>"}', false],
  ])('[API-09] %j: %s', (text, is) => {
    expect(looksLikeHtml(text)).toBe(is);
  });

  test('[API-09] a page is named by its title, at most 80 characters of it', () => {
    expect(describeHtml(`<html><title>Bot\n wall</title>`)).toBe(
      'é uma página HTML (Bot wall), não uma lista.',
    );
    expect(describeHtml(`<html><title>${'a'.repeat(500)}`).length).toBeLessThan(130);
    expect(describeHtml('<html>')).toBe('é uma página HTML, não uma lista.');
  });
});

test('[API-09] text loses control and direction marks, doubled spaces and broken pairs', () => {
  expect(cleanText(' a\u0000b \t\n c\u202Ed\u00A0\u00A0e\uD800 ')).toBe('ab cd e\uFFFD');
});
