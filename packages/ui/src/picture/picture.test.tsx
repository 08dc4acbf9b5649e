import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

import { Picture } from './picture.tsx';

const photo = { url: 'https://fotos.example/a.jpg', kind: 'photo' } as const;
const sized = { ...photo, sized: '/a?w=' };

/** The attributes of the picture in the server's page, in their order. */
const attributes = (html: string) =>
  new Map(
    [...(/<img ([^>]*)>/.exec(html)?.[1] ?? '').matchAll(/(\S+?)="([^"]*)"/g)].map(
      ([, ...pair]) => pair as [string, string],
    ),
  );

test('a picture without smaller variants is its plain address, with its space reserved', () => {
  const found = attributes(renderToString(<Picture image={photo} alt="" />));
  expect(Object.fromEntries(found)).toMatchObject({
    src: photo.url,
    width: '400',
    height: '300',
    loading: 'lazy',
    decoding: 'async',
  });
  expect(found.has('srcSet')).toBe(false);
});

test('one with smaller forms lets the browser choose by the width that it is drawn at', () => {
  const found = attributes(renderToString(<Picture image={sized} alt="" />));
  expect(found.get('srcSet')).toBe(
    [160, 320, 480, 640, 960, 1280, 1600].map((width) => `/a?w=${width} ${width}w`).join(),
  );
  expect(found.get('sizes')).toBe('auto, (min-width: 1200px) 18rem, (min-width: 640px) 24rem, 100vw');
  expect(found.get('src')).toBe('/a?w=640');
});

test('the first one is fetched at once and first, by the width that `sizes` gives', () => {
  const found = attributes(renderToString(<Picture image={sized} alt="" priority sizes="50vw" />));
  expect(Object.fromEntries(found)).toMatchObject({ loading: 'eager', fetchPriority: 'high', sizes: '50vw' });
});

test('what decides which form is fetched, and when, stands before the address', () => {
  const names = [...attributes(renderToString(<Picture image={sized} alt="" />)).keys()];
  expect(names.indexOf('src')).toBeGreaterThan(
    Math.max(names.indexOf('srcSet'), names.indexOf('sizes'), names.indexOf('loading')),
  );
});
