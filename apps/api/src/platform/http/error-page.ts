import type { FastifyRequest } from 'fastify';

/** Whether a person reads the answer: a browser that navigates to an address prefers HTML. */
export const isForReading = ({ method, headers, routeOptions }: FastifyRequest): boolean =>
  method === 'GET' &&
  (routeOptions.config?.kind ?? 'page') === 'page' &&
  (headers.accept ?? '').startsWith('text/html');

/** The page in place of one that could not be rendered; `message` is one of our own sentences. It loads nothing. */
export const errorPage = (message: string): string => `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>Martelo</title></head>
<body><main><h1>Martelo</h1><p>${message}</p><p><a href="">Tentar novamente</a></p></main></body>
</html>
`;
