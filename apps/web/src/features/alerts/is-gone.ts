import { ApiError } from '@martelo/api-client';

/** An alert was deleted in another tab, or on another device. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;
