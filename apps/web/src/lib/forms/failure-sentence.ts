import { ApiError, ConnectionError } from '@martelo/api-client';

const offline = 'Sem conexão com a internet. Verifique sua rede e tente novamente.';
const timeout = 'O servidor demorou demais para responder. Tente novamente.';
const unknown = 'Algo deu errado. Tente novamente em instantes.';

/** Why a call failed, for people: the server's own sentence where it sent one. A lost connection has its own. */
export function sentenceOf(error: unknown, otherwise: string = unknown): string {
  if (error instanceof ConnectionError) return error.reason === 'timeout' ? timeout : offline;
  return (error instanceof ApiError && error.message) || otherwise;
}
