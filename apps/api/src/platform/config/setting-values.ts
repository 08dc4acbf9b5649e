import { isIP } from 'node:net';

/** A setting that can't be used; the message is one sentence that names it. */
export class WrongSetting extends Error {
  override readonly name = 'WrongSetting';
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** What a setting holds; null where it is not set or empty. */
export const textOf = (env: Environment, name: string): string | null => env[name]?.trim() || null;

/** The names of settings in the previous release: the next one no longer reads them. */
const oldNames = { RESPONSE_CACHE_MB: 'KEPT_ANSWERS_MB' } as const;

/** The name under which a renamed setting is set: its own, else its old one. */
export function givenName(env: Environment, name: keyof typeof oldNames): string {
  return textOf(env, name) === null && textOf(env, oldNames[name]) !== null ? oldNames[name] : name;
}

/** A sentence for each setting that is set under its old name. */
export const renameWarnings = (env: Environment): string[] =>
  Object.entries(oldNames)
    .filter(([, old]) => textOf(env, old) !== null)
    .map(([name, old]) => `${old} is called ${name} now: the next release no longer reads it.`);

export function wholeNumber(env: Environment, name: string, fallback: number, max: number, min = 0): number {
  const text = textOf(env, name);
  if (!text) return fallback;
  const value = Number(text);
  // Number() alone would read 0x50 and 8e1 as well.
  if (!/^\d+$/.test(text) || value < min || value > max)
    throw new WrongSetting(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
  return value;
}

/** A `%` in a user or password that is no percent-encoding breaks the drivers, which decode both. */
function isDecodable({ username, password }: URL): boolean {
  try {
    decodeURIComponent(username);
    decodeURIComponent(password);
    return true;
  } catch {
    return false;
  }
}

/** An address of one of the protocols; the sentences never repeat it, since it may hold a password. */
export function address(env: Environment, name: string, protocols: readonly string[]): string | null {
  const text = textOf(env, name);
  if (!text) return null;
  const begins = protocols.map((protocol) => `${protocol}//`);
  if (!begins.some((begin) => text.toLowerCase().startsWith(begin)))
    throw new WrongSetting(`${name} must be an address that begins with ${begins.join(' or ')}.`);
  if (!URL.canParse(text) || !isDecodable(new URL(text)))
    throw new WrongSetting(
      `${name} is no address that can be read: one of @ : / ? # % in a user or password is written as %40 %3A %2F %3F %23 %25.`,
    );
  return text;
}

const sslModes = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify'];

/**
 * PostgreSQL's address. The driver treats an unknown TLS mode as one without any check; it treats the weaker three as
 * `verify-full`, with a warning of seven lines, and its next release will not.
 */
export function databaseAddress(env: Environment, name: string): string | null {
  const text = address(env, name, ['postgres:', 'postgresql:']);
  if (!text) return null;
  const words = new URL(text).searchParams;
  const mode = words.get('sslmode');
  if (mode && !sslModes.includes(mode))
    throw new WrongSetting(`${name} has sslmode=${mode}, which is none of ${sslModes.join(', ')}.`);
  return words.has('uselibpqcompat')
    ? text
    : text.replace(/([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/, '$1verify-full');
}

/** A folder's path as it is written: no shell reads it, so `~` would be a folder of that name. */
export function folder(env: Environment, name: string): string | null {
  const text = textOf(env, name);
  if (text && /^~|[\0\r\n]/.test(text))
    throw new WrongSetting(
      `${name} must be a path on one line that does not begin with ~, which only a shell reads.`,
    );
  return text;
}

/** A site's own address: protocol, host and port alone. */
export function siteOrigin(env: Environment, name: string): string | null {
  const text = address(env, name, ['http:', 'https:']);
  if (!text) return null;
  const { origin, pathname, search, hash, username, password } = new URL(text);
  if (pathname.replaceAll('/', '') || search || hash || username || password)
    throw new WrongSetting(
      `${name} must be protocol and host alone, such as https://martelo.example: the site lives at the root of its host.`,
    );
  return origin;
}

export function yesOrNo(env: Environment, name: string, fallback: boolean): boolean {
  const text = textOf(env, name)?.toLowerCase();
  if (!text) return fallback;
  if (['1', 'true', 'on', 'yes'].includes(text)) return true;
  if (['0', 'false', 'off', 'no'].includes(text)) return false;
  throw new WrongSetting(`${name} must be true or false, not "${text}".`);
}

/** A text of one form; `rule` ends the sentence "NAME must be …". */
export function formed(env: Environment, name: string, form: RegExp, rule: string): string | null {
  const text = textOf(env, name);
  if (text && !form.test(text)) throw new WrongSetting(`${name} must be ${rule}.`);
  return text;
}

/** A secret too long to guess; the error sentence never repeats it. */
export const secret = (env: Environment, name: string): string | null =>
  formed(env, name, /^\S{32,500}$/, 'a secret of 32 to 500 characters without spaces');

const networks = ['loopback', 'linklocal', 'uniquelocal'];

function isNetwork(part: string): boolean {
  if (networks.includes(part)) return true;
  const [ip = '', bits, ...more] = part.split('/');
  const version = isIP(ip);
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && +bits > 0 && +bits <= (version === 4 ? 32 : 128));
}

/** The addresses and networks of proxies that may state the client's address. Never all: then every caller could. */
export function trustedProxies(env: Environment, name: string): false | string[] {
  const text = textOf(env, name);
  if (!text || /^(0|false|off|no)$/i.test(text)) return false;
  const parts = text.split(/[\s,]+/).filter(Boolean);
  if (parts.length > 50 || !parts.every(isNetwork))
    throw new WrongSetting(
      `${name} must be the addresses or networks of proxies with commas between, such as 10.0.0.0/8.`,
    );
  return parts;
}
