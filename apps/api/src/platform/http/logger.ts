/** What comes after these in an address is as good as a password. */
const secretPart =
  /\b(load-form-recover-pass|load-register-user-info|unsubscribe|recuperar-senha|confirmar-email|desfazer-email|cancelar-avisos|calendars)\/[^/]+/g;

export const withoutSecretParts = (text: string): string => text.replace(secretPart, '$1/…');

/** What the log never holds: tokens, cookies and whole addresses of people. */
export const loggerOptions = {
  level: 'info',
  redact: { paths: ['req.headers.authorization', 'req.headers.cookie'], remove: true },
  serializers: {
    req: ({ method, url, id }: { method: string; url: string; id: string }) => ({
      id,
      method,
      url: withoutSecretParts(url.replace(/\?.*$/s, '')),
    }),
  },
};
