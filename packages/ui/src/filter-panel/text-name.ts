import type { MessagesWith } from '../messages/messages.tsx';
import type { filtersTexts } from '../messages/pt-br-filters.ts';

type FilterMessages = MessagesWith<typeof filtersTexts>;

/** Names of texts of one kind in the dictionary. */
export type TextName<Kind> = {
  [Name in keyof FilterMessages]: FilterMessages[Name] extends Kind ? Name : never;
}[keyof FilterMessages];
