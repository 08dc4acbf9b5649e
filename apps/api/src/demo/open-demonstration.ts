import type { Settings } from '../platform/config/settings.ts';

/** What a demonstration exposes to everybody who can reach it, for the person who starts it (SAFE-08). */
export function demonstrationWarning({ host, smtpUrl }: Pick<Settings, 'host' | 'smtpUrl'>): string {
  const local = ['127.0.0.1', '::1', 'localhost'].includes(host);
  const open = [
    'accounts of all three roles with a known password (martelo-demo)',
    ...(smtpUrl ? [] : ['every mail, with its links, at /dev/outbox']),
    'figures of the process at /metrics',
  ];
  const reach = local
    ? 'Only this machine reaches it; HOST=0.0.0.0 opens it to the network.'
    : `WARNING: it listens on ${host}, so whoever reaches this machine can use all of that.`;
  return [
    '',
    'This is a demonstration, with made-up data. Open in it:',
    ...open.map((what) => `  - ${what}`),
    reach,
    '',
  ].join('\n');
}
