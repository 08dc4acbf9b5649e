import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyReply } from 'fastify';

/** The advertising pixel is a picture; it is requested only after consent (SHELL-11). */
const pixel = 'https://www.facebook.com';

const directives = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', pixel],
  'font-src': ["'self'"],
  // The digits of a captcha come with a call's answer.
  'media-src': ["'self'", 'data:'],
  'worker-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
};

const withDirectives = (allowed: Readonly<Record<string, string[]>>): FastifyHelmetOptions => ({
  contentSecurityPolicy: { useDefaults: false, directives: allowed },
  crossOriginEmbedderPolicy: false,
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
});

/**
 * Everything from this site alone, the auctioneers' pictures too, but for the pixel. Of inline scripts and styles those
 * alone whose hash an answer names.
 */
export const contentSecurity = withDirectives({
  ...directives,
  'require-trusted-types-for': ["'script'"],
});

/** Of the inline elements of a page, each `sha256-…` of its text. */
export interface InlineHashes {
  style?: string;
  script?: string;
}

/** Lets the elements with these hashes through in this answer. */
export function allowInline(reply: FastifyReply, hashes: InlineHashes): void {
  const name = 'content-security-policy';
  const allowed = Object.entries(hashes).reduce(
    (policy, [kind, hash]) => policy.replace(`${kind}-src 'self'`, `${kind}-src 'self' '${hash}'`),
    String(reply.getHeader(name)),
  );
  void reply.header(name, allowed);
}

const notOfFiles = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
  // 52 bytes a file, and no report is ever made for a file of the build.
  'x-request-id',
];

/**
 * Removes headers that serve only pages and calls from a script, a style or a font: over HTTP/1.1, which does not
 * compress headers, they are as long as a small script, and a page requests twenty at once.
 */
export function dropHeadersOfPages(reply: FastifyReply): void {
  for (const name of notOfFiles) void reply.removeHeader(name);
}

/**
 * Only for development: Vite puts styles into the page, shows its errors there and connects by a web socket; the
 * validator of answers compiles its schemas.
 */
export const developmentSecurity = withDirectives({
  ...directives,
  'script-src': ["'self'", "'unsafe-eval'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'connect-src': ["'self'", 'ws:'],
  'worker-src': ["'self'", 'blob:'],
});

/** For answers that bypass all hooks: they hold a sentence and load nothing. */
export const bareSecurity: Readonly<Record<string, string>> = {
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
};
