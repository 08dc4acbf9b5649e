import { expect, test } from 'vitest';

import { collectImages, type ImageFields, worthShowing } from './images.ts';

const host = 'https://martelo.example';
const urls = (fields: ImageFields) => collectImages(fields, host).map(({ url }) => url);

test.each([
  ['a relative path', 'a.jpg', `${host}/auctions-images/a.jpg`],
  ['a path from the root', '/lote/a.jpg', `${host}/auctions-images/lote/a.jpg`],
  ['a path that has the folder', '/auctions-images/a.jpg', `${host}/auctions-images/a.jpg`],
  ['a path with a space', 'foto 1.jpg', `${host}/auctions-images/foto%201.jpg`],
  ['an https address', 'https://x.example/a.jpg?v=1', 'https://x.example/a.jpg?v=1'],
  ['an http address', 'HTTP://x.example/a.jpg', 'HTTP://x.example/a.jpg'],
])('[RULE-05] %s', (_case, path, url) => expect(urls({ image: path })).toEqual([url]));

test.each([
  'javascript:alert(1)',
  'data:image/png;base64,AA',
  'ftp://x.example/a.jpg',
  'https://',
  '//x.example/a.jpg',
  String.raw`\\x.example\a.jpg`,
  '../admin',
  '%2e%2e/admin',
  '',
])('[RULE-05] %o is no picture of an auction', (path) => {
  const results = urls({ image: path });
  expect(results.filter((url) => !url.startsWith(`${host}/auctions-images/`))).toEqual([]);
  expect(results.filter((url) => /javascript|data|ftp|admin/.test(url))).toEqual([]);
});

test('[RULE-05] all five fields are read in their order, each picture once, whatever their shape', () => {
  const fields = {
    featured_image: 'a.jpg',
    image: ['/auctions-images/a.jpg', 'b.jpg'],
    images: '["c.jpg", "b.jpg"]',
    gallery: null,
    images_gallery: ['d.jpg', 7, null, ['e.jpg']],
  };
  expect(urls(fields)).toEqual(
    ['a', 'b', 'c', 'd', 'e'].map((name) => `${host}/auctions-images/${name}.jpg`),
  );
  expect(urls({ image: undefined, images: '[broken', gallery: {} })).toEqual([]);
});

test('[RULE-05] drawn pictures are illustrations, with and without a host', () => {
  expect(collectImages({ images: ['illustrations/casa-99.svg', 'casa.jpg'] }, '')).toEqual([
    { url: '/auctions-images/illustrations/casa-99.svg', kind: 'illustration' },
    { url: '/auctions-images/casa.jpg', kind: 'photo' },
  ]);
});

test('[LABEL-32] of nothing but drawings one is shown', () => {
  const photo = { url: 'https://x.example/1.jpg', kind: 'photo' } as const;
  const drawing = { url: '/auctions-images/illustrations/house-1.svg', kind: 'illustration' } as const;
  const other = { ...drawing, url: '/auctions-images/illustrations/house-2.svg' };
  expect(worthShowing([drawing, photo, other])).toEqual([drawing, photo, other]);
  expect(worthShowing([drawing, other])).toEqual([drawing]);
  expect(worthShowing([])).toEqual([]);
});
