import { WrongSetting } from '../platform/config/settings.ts';
import { FolderInUse, FolderUnusable } from '../platform/database/folder-lock.ts';
import { DatabaseUnreachable } from '../platform/database/until-reachable.ts';
import { DatabaseUnusable } from './open-database.ts';

const kinds = [WrongSetting, FolderInUse, FolderUnusable, DatabaseUnreachable, DatabaseUnusable];

/** Whether the message alone tells the operator what to do: a stack trace would only hide it. */
export const isForOperator = (error: unknown): error is Error => kinds.some((kind) => error instanceof kind);
