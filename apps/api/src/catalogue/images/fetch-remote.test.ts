import type { RequestListener } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { fetchRemote } from './fetch-remote.ts';
import { type FakeRemote, fakeRemote, somewhere } from './testing/fake-remote.ts';
import { PictureUnavailable } from './unavailable.ts';

const bytes = 1000;
/** Long enough for a busy machine. */
const limits = { time: 30_000, bytes };
/** For what never ends by itself. */
const soon = { time: 1500, bytes };
const endless: readonly string[] = ['/slow-body', '/silent'];
const redirect =
  (to: string): RequestListener =>
  (_request, response) => {
    response.writeHead(302, { location: to }).end();
  };

const answers: Readonly<Record<string, RequestListener>> = {
  '/a.jpg?v=2': (_request, response) => void response.end('bytes'),
  '/large': (_request, response) => void response.end(Buffer.alloc(1001)),
  '/fits': (_request, response) => void response.end(Buffer.alloc(1000)),
  '/endless': (_request, response) => {
    const more = () => {
      while (response.write(Buffer.alloc(300)));
      response.once('drain', more);
    };
    more();
  },
  '/slow-body': (_request, response) => void response.write('a'),
  '/silent': () => {},
  '/missing': (_request, response) => void response.writeHead(404).end('none'),
  '/cut': (_request, response) => {
    response.writeHead(200, { 'content-length': '500' });
    response.write('half');
    setImmediate(() => response.destroy());
  },
  '/other-protocol': ({ socket }) => {
    socket.end('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: else\r\n\r\n');
  },
  '/once': redirect('/a.jpg?v=2'),
  '/thrice': redirect('/twice'),
  '/twice': redirect('https://outra.example/once'),
  '/four-times': redirect('/thrice'),
  '/round': redirect('/round'),
  '/to-loopback': redirect('http://127.0.0.1/a.jpg?v=2'),
  '/to-metadata': redirect('http://169.254.169.254/latest/meta-data'),
  '/to-private-name': redirect('http://dentro.example/a.jpg?v=2'),
  '/to-port': redirect('http://fotos.example:8080/a.jpg?v=2'),
  '/to-file': redirect('file:///etc/passwd'),
  '/to-nowhere': redirect('http://['),
};

const names = {
  'dentro.example': ['10.1.2.3'],
  'meio.example': [somewhere, '127.0.0.1'],
  'seis.example': ['::1'],
  'mapeado.example': ['::ffff:10.0.0.1'],
  'nuvem.example': ['169.254.169.254'],
  'ninguem.example': [],
  'seis-publico.example': ['2606:4700::1111'],
};

let remote: FakeRemote;
beforeAll(async () => {
  remote = await fakeRemote(
    (request, response) => answers[request.url ?? '']?.(request, response) ?? response.destroy(),
    names,
  );
});
afterAll(() => remote.close());

test.each([
  ['an http address', 'http://fotos.example/a.jpg?v=2', `${somewhere}:80`],
  ['an https address', 'https://fotos.example/a.jpg?v=2', `${somewhere}:443`],
  ['a public number', 'http://8.8.8.8/a.jpg?v=2', '8.8.8.8:80'],
  ['a name with IPv6 alone', 'http://seis-publico.example/a.jpg?v=2', '2606:4700::1111:80'],
  ['one redirect', 'http://fotos.example/once', `${somewhere}:80`],
  ['three redirects', 'http://fotos.example/thrice', `${somewhere}:443`],
])('%s is fetched, by the number that was checked', async (_case, address, connected) => {
  expect((await fetchRemote(address, remote.network, limits)).toString()).toBe('bytes');
  expect(remote.connected.at(-1)).toBe(connected);
});

test('as many bytes as are allowed are read', async () => {
  expect(await fetchRemote('http://fotos.example/fits', remote.network, limits)).toHaveLength(1000);
});

test.each([
  ['no web address', 'ftp://fotos.example/a.jpg'],
  ['a file', 'file:///etc/passwd'],
  ['another port', 'http://fotos.example:8080/a.jpg'],
  ['credentials', 'http://ana:senha@fotos.example/a.jpg'],
  ['a private number', 'http://192.168.0.1/a.jpg'],
  ['a number in another spelling', 'http://2130706433/a.jpg'],
  ['an IPv6 number', 'http://[::1]/a.jpg'],
  ['a name of this machine', 'http://localhost/a.jpg'],
  ['a name without a dot', 'http://banco/a.jpg'],
  ['a name of private use', 'http://banco.internal/a.jpg'],
  ['a name that leads inside', 'http://dentro.example/a.jpg'],
  ['a name that leads inside too', 'http://meio.example/a.jpg'],
  ['a name that leads to loopback by IPv6', 'http://seis.example/a.jpg'],
  ['a name that leads inside by mapped IPv6', 'http://mapeado.example/a.jpg'],
  ["a name that leads to a cloud's own data", 'http://nuvem.example/latest/meta-data'],
  ['a name that leads nowhere', 'http://ninguem.example/a.jpg'],
])('%s is refused before anything is connected', async (_case, address) => {
  const before = remote.connected.length;
  await expect(fetchRemote(address, remote.network, limits)).rejects.toThrow(PictureUnavailable);
  expect(remote.connected).toHaveLength(before);
});

test.each([
  ['a redirect to loopback', '/to-loopback', 1],
  ["a redirect to a cloud's own data", '/to-metadata', 1],
  ['a redirect to a name that leads inside', '/to-private-name', 1],
  ['a redirect to another port', '/to-port', 1],
  ['a redirect to a file', '/to-file', 1],
  ['a redirect to no address', '/to-nowhere', 1],
  ['four redirects', '/four-times', 4],
  ['redirects without an end', '/round', 4],
  ['a 404', '/missing', 1],
  ['one byte too many, announced', '/large', 1],
  ['a body without an end', '/endless', 1],
  ['a body that stops coming', '/slow-body', 1],
  ['no answer', '/silent', 1],
  ['half an answer', '/cut', 1],
  ['another protocol', '/other-protocol', 1],
])('%s is given up', async (_case, path, calls) => {
  const before = remote.connected.length;
  const within = endless.includes(path) ? soon : limits;
  await expect(fetchRemote(`http://fotos.example${path}`, remote.network, within)).rejects.toThrow(
    PictureUnavailable,
  );
  expect(remote.connected).toHaveLength(before + calls);
});

test('a name that is not answered for is given up in the same time', async () => {
  const network = { ...remote.network, resolve: () => new Promise<string[]>(() => {}) };
  await expect(fetchRemote('http://fotos.example/a.jpg', network, soon)).rejects.toThrow('took too long');
});
