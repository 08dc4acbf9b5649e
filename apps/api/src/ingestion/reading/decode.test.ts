import { describe, expect, test } from 'vitest';

import { cleanText } from './clean-text.ts';
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
