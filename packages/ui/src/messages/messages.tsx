import { createContext, type ReactNode, use, useMemo } from 'react';

import { messages as portuguese } from './pt-br.ts';

/** Every text that the components bring themselves. */
export type Messages = typeof portuguese;

const MessagesContext = createContext<Messages>(portuguese);

export interface MessagesProviderProps {
  /** Texts that replace the built-in Brazilian Portuguese ones. */
  messages: Partial<Messages>;
  children: ReactNode;
}

/** Replaces built-in texts below it; those not given stay. */
export function MessagesProvider({ messages, children }: MessagesProviderProps) {
  const above = use(MessagesContext);
  const merged = useMemo(() => ({ ...above, ...messages }), [above, messages]);
  return <MessagesContext value={merged}>{children}</MessagesContext>;
}

/** The texts in force. */
export const useMessages = () => use(MessagesContext);
