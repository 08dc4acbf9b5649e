/** What the log never holds: tokens, cookies and whole addresses of people. */
export const loggerOptions = {
  level: 'info',
  redact: { paths: ['req.headers.authorization', 'req.headers.cookie'], remove: true },
  serializers: {
    req: ({ method, url, id }: { method: string; url: string; id: string }) => ({
      id,
      method,
      url: url.replace(/\?.*$/s, ''),
    }),
  },
};
