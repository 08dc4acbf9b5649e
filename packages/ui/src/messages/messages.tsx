import { createContext, type ReactNode, use, useMemo } from 'react';

import type { allMessages } from './all.ts';
import { messages as portuguese } from './pt-br.ts';

/** The texts that every component may use. */
export type Messages = typeof portuguese;

/** Those, and one part of the dictionary: `MessagesWith<typeof cardTexts>`. */
export type MessagesWith<Part> = Messages & Part;

/** Every text that the components bring themselves. */
export type AllMessages = typeof allMessages;

const MessagesContext = createContext<Partial<AllMessages>>({});

export interface MessagesProviderProps {
  /** Texts that replace the built-in Brazilian Portuguese ones. */
  messages: Partial<AllMessages>;
  /** The part of the page whose texts are replaced. */
  children: ReactNode;
}

/** Replaces built-in texts below it; those not given stay. */
export function MessagesProvider({ messages, children }: MessagesProviderProps) {
  const above = use(MessagesContext);
  const merged = useMemo(() => ({ ...above, ...messages }), [above, messages]);
  return <MessagesContext value={merged}>{children}</MessagesContext>;
}

const merged = new WeakMap<object, WeakMap<object, object>>();
const none = {};

/** The texts in force: those for all, and the part of the dictionary that the component brings. */
export function useMessages<Part extends Partial<AllMessages> = object>(part?: Part): Messages & Part {
  const replaced = use(MessagesContext);
  const parts = merged.get(replaced) ?? new WeakMap<object, object>();
  merged.set(replaced, parts);
  const known = parts.get(part ?? none);
  const texts = known ?? { ...portuguese, ...part, ...replaced };
  if (!known) parts.set(part ?? none, texts);
  return texts as Messages & Part;
}
