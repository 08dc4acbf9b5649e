import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { imageDigest, sizedAddress } from './image-sizes.ts';
import { collectImages } from './images.ts';

test.each([
  ['', '/auctions-images/casa.jpg', '/auctions-images/casa.jpg?w='],
  ['', '/auctions-images/casa.jpg?v=2', '/auctions-images/casa.jpg?v=2&w='],
  [
    'https://martelo.example',
    'https://martelo.example/auctions-images/a.svg',
    'https://martelo.example/auctions-images/a.svg?w=',
  ],
  ['', 'https://fotos.example/auctions-images/a.jpg', '/auctions-images/of/chave/'],
  [
    'https://martelo.example',
    'https://fotos.example/a.jpg',
    'https://martelo.example/auctions-images/of/chave/',
  ],
])('[RULE-05] with host %j a smaller form of %s is had at %s', (host, url, begin) => {
  const address = sizedAddress(url, host, 'chave');
  expect(address.startsWith(begin)).toBe(true);
  expect(address.endsWith('w=')).toBe(true);
});

test('[RULE-05] a picture with its auction says where its smaller forms are; without, it has none', () => {
  const fields = { images: ['https://fotos.example/a.jpg', 'b.jpg'] };
  expect(collectImages(fields, '', 'chave').map(({ sized }) => sized)).toEqual([
    `/auctions-images/of/chave/${imageDigest('https://fotos.example/a.jpg')}?w=`,
    '/auctions-images/b.jpg?w=',
  ]);
  expect(collectImages(fields, '').every((image) => !('sized' in image))).toBe(true);
});

test.each(['', 'https://martelo.example'])(
  '[RULE-05] with host %j our own drawings have no smaller forms',
  (host) => {
    const elsewhere = 'https://fotos.example/auctions-images/illustrations/a.svg';
    const [own, others] = collectImages({ images: ['illustrations/a.svg', elsewhere] }, host, 'chave');
    expect(own).toEqual({ url: `${host}/auctions-images/illustrations/a.svg`, kind: 'illustration' });
    expect(others?.sized).toBe(`${host}/auctions-images/of/chave/${imageDigest(elsewhere)}?w=`);
  },
);

test('a digest is the same for ever, fits an address, and differs between addresses', () => {
  expect(imageDigest('https://fotos.example/a.jpg')).toBe('ny7bmjimaj');
  fc.assert(
    fc.property(fc.webUrl(), fc.webUrl(), (one, other) => {
      expect(imageDigest(one)).toMatch(/^[a-z0-9]{1,11}$/);
      expect(imageDigest(one) === imageDigest(other)).toBe(one === other);
    }),
  );
});
