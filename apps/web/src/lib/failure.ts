import { ApiError, ConnectionError } from '@martelo/api-client';
import { isRouteErrorResponse } from 'react-router-dom';

import { ScriptUnavailable } from './load-script.ts';

/** Why a screen has nothing to show, in a form that survives the way from the server to the browser. */
export interface Failure {
  failure: 'missing' | 'gone' | 'refused' | 'offline' | 'timeout' | 'broken';
  status: number;
}

const isFailure = (error: unknown): error is Failure =>
  typeof error === 'object' && error !== null && 'failure' in error;

const ofStatus = (status: number): Failure => {
  if (status === 404) return { failure: 'missing', status };
  if (status === 410) return { failure: 'gone', status };
  return { failure: status < 500 ? 'refused' : 'broken', status };
};

/** Sorts whatever a loader or a component threw. */
export function toFailure(error: unknown): Failure {
  if (isFailure(error)) return error;
  if (error instanceof ApiError || isRouteErrorResponse(error)) return ofStatus(error.status);
  if (error instanceof ConnectionError)
    return { failure: error.reason, status: error.reason === 'timeout' ? 504 : 503 };
  if (error instanceof ScriptUnavailable && error.offline) return { failure: 'offline', status: 503 };
  return { failure: 'broken', status: 500 };
}
