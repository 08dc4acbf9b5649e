import { parseArgs } from 'node:util';

import type { Role } from '../platform/contract/person.ts';

export type AdminCommand =
  | { task: 'create'; email: string; name: string }
  | { task: 'password'; email: string }
  | { task: 'invite'; role: Role; email: string; name: string | null; days: number };

/** How `npm run admin` is used, whole. */
export const adminUsage = `Uso: npm run admin -- create <email> [--name "Nome"]
     npm run admin -- password <email>
     npm run admin -- invite <customer | auctioneer | admin> <email> [--name "Nome"] [--days 14]
A senha é pedida no terminal, ou lida da primeira linha da entrada.`;

/** The command's arguments could not be understood; the message says how to write them. */
export class WrongAdminUsage extends Error {
  override readonly name = 'WrongAdminUsage';
}

const isEmail = (text: string) => text.length <= 254 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
const roles: readonly string[] = ['customer', 'auctioneer', 'admin'] satisfies Role[];
const isRole = (text: string): text is Role => roles.includes(text);

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: args.filter((word) => word !== '--'),
      allowPositionals: true,
      options: { name: { type: 'string' }, days: { type: 'string', default: '14' } },
    });
  } catch (cause) {
    throw new WrongAdminUsage(adminUsage, { cause });
  }
}

/** Reads the command line of `pnpm admin`. */
export function parseAdminCommand(args: readonly string[]): AdminCommand {
  const { values, positionals } = readArguments(args);
  const [task = '', ...rest] = positionals;
  const email = rest.pop() ?? '';
  const [role = '', ...others] = rest;
  const name = values.name?.trim() || null;
  const days = Number(values.days);
  if (!isEmail(email)) throw new WrongAdminUsage(adminUsage);
  if (task === 'create' && rest.length === 0) return { task, email, name: name ?? 'Administração' };
  if (task === 'password' && rest.length === 0) return { task, email };
  const lasts = Number.isInteger(days) && days >= 1 && days <= 365;
  if (task === 'invite' && isRole(role) && others.length === 0 && lasts)
    return { task, role, email, name, days };
  throw new WrongAdminUsage(adminUsage);
}
