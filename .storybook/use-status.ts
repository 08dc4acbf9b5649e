import { meanings, type Status } from '../scripts/storybook/status-meanings.ts';
import { useIndex } from './use-index.ts';

const isStatus = (tag: string): tag is Status => tag in meanings;

/** A component's status: the tag that the sidebar has of it. */
export const useStatus = (title: string): Status | undefined =>
  useIndex()
    .find((entry) => entry.title === title)
    ?.tags.find(isStatus);
