import { join, resolve } from 'node:path';

import {
  address,
  databaseAddress,
  folder,
  givenName,
  renameWarnings,
  type Environment,
  secret,
  siteOrigin,
  trustedProxies,
  wholeNumber,
  WrongSetting,
  yesOrNo,
} from './setting-values.ts';
import { readSiteSettings, type SiteConfiguration, siteWarnings } from './read-site-settings.ts';

export { WrongSetting };

export interface Settings {
  port: number;
  host: string;
  /** PostgreSQL's address; null for the embedded database in `dataDir`. */
  databaseUrl: string | null;
  /** A streaming replica of it, for reads of public pages; null without one. */
  databaseReadUrl: string | null;
  /** How many seconds a start waits for a database that is not there yet; 0 tries once. */
  databaseWaitSeconds: number;
  dataDir: string;
  /** Fill an empty database with demonstration data. */
  demo: boolean;
  /** The site's own address, for canonical links; null to take the request's. */
  publicUrl: string | null;
  /** How many calls one address may make in a minute; limits of pages, files and feeds follow from it. */
  requestsPerMinute: number;
  /** Milliseconds of the event loop's mean delay from which requests are refused; 0 never refuses. */
  maxEventLoopDelay: number;
  /** Memory of the response cache and of the page cache, each in MB; 0 caches none. */
  responseCacheMb: number;
  /** The server that sends the mails; null to store them as files in `dataDir`. */
  smtpUrl: string | null;
  /** The sender of mails: `Martelo <avisos@martelo.com.br>`. */
  mailFrom: string;
  /** Which proxies may state the client's address; false for none: then the client is the socket's address. */
  trustProxy: false | string[];
  /** How many megabytes of generated pictures `dataDir` may hold. */
  picturesMaxMb: number;
  /** The token that gives access to `/metrics`; null: no access outside the demonstration. */
  metricsToken: string | null;
  site: SiteConfiguration;
  /** Warnings for the operator, one sentence each. */
  warnings: readonly string[];
}

const sender = /^(?:[^<>"\p{Cc}]{1,100} <([^\s<>@]{1,64}@[\w.-]{1,180})>|([^\s<>@]{1,64}@[\w.-]{1,180}))$/u;

function mailSettings(env: Environment, publicUrl: string | null) {
  const smtpUrl = address(env, 'SMTP_URL', ['smtp:', 'smtps:']);
  if (smtpUrl && !new URL(smtpUrl).hostname)
    throw new WrongSetting('SMTP_URL must name the mail server, such as smtp://mail.example:587.');
  const mailFrom = env['MAIL_FROM']?.trim();
  if (smtpUrl && !mailFrom)
    throw new WrongSetting('MAIL_FROM must be set together with SMTP_URL: it is the sender of every mail.');
  if (smtpUrl && !publicUrl)
    throw new WrongSetting('PUBLIC_URL must be set together with SMTP_URL: the links in mails lead there.');
  if (mailFrom && !sender.test(mailFrom))
    throw new WrongSetting(`MAIL_FROM must be an address or "Name <address>", not "${mailFrom}".`);
  return { smtpUrl, mailFrom: mailFrom || 'Martelo <nao-responda@exemplo.com.br>' };
}

const noMailServer = (dataDir: string) =>
  `SMTP_URL is not set, so mails reach nobody: they are stored as files in ${join(dataDir, 'outbox')}.`;

/** Reads and checks every setting once; throws WrongSetting on the first that can't be used. */
export function readSettings(env: Environment): Settings {
  const databaseUrl = databaseAddress(env, 'DATABASE_URL');
  const databaseReadUrl = databaseAddress(env, 'DATABASE_READ_URL');
  if (databaseReadUrl && !databaseUrl)
    throw new WrongSetting('DATABASE_READ_URL needs DATABASE_URL: it is a replica of that database.');
  const demo = yesOrNo(env, 'DEMO', databaseUrl === null);
  if (demo && databaseUrl !== null)
    throw new WrongSetting(
      'DEMO can not be on together with DATABASE_URL: demonstration data has no place in a production database.',
    );
  const publicUrl = siteOrigin(env, 'PUBLIC_URL');
  const site = readSiteSettings(env, demo);
  const dataDir = resolve(folder(env, 'DATA_DIR') ?? './data');
  const mail = mailSettings(env, publicUrl);
  return {
    port: wholeNumber(env, 'PORT', 3000, 65535),
    host: env['HOST']?.trim() || (demo ? '127.0.0.1' : '0.0.0.0'),
    databaseUrl,
    databaseReadUrl,
    databaseWaitSeconds: wholeNumber(env, 'DATABASE_WAIT_SECONDS', 30, 3600),
    dataDir,
    demo,
    publicUrl,
    requestsPerMinute: wholeNumber(env, 'REQUESTS_PER_MINUTE', 600, 1_000_000, 1),
    maxEventLoopDelay: wholeNumber(env, 'MAX_EVENT_LOOP_DELAY_MS', 400, 60_000),
    responseCacheMb: wholeNumber(env, givenName(env, 'RESPONSE_CACHE_MB'), 16, 1024),
    ...mail,
    trustProxy: trustedProxies(env, 'TRUST_PROXY'),
    picturesMaxMb: wholeNumber(env, 'PICTURES_MAX_MB', 1000, 1_000_000),
    metricsToken: secret(env, 'METRICS_TOKEN'),
    site,
    warnings: [
      ...renameWarnings(env),
      ...siteWarnings(site, demo),
      ...(demo || mail.smtpUrl ? [] : [noMailServer(dataDir)]),
    ],
  };
}
