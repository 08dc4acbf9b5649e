import { ApiError } from '@martelo/api-client';

const notFound = 404;
const unprocessable = 422;

/** Why the mail could not be requested; an error of the address is under its field (AUTH-09). */
export function requestFailure(error: unknown): string | null {
  if (error instanceof ApiError && error.fields['email']) return null;
  return (
    (error instanceof ApiError && error.message) ||
    'Ocorreu um erro ao solicitar a recuperação de senha. Por favor, tente novamente.'
  );
}

/** Why a link sets no password (AUTH-11). */
export function tokenFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Token inválido ou expirado.';
  if (error.message) return error.message;
  if (error.status === notFound) return 'Token não encontrado ou já foi usado.';
  return error.status === unprocessable ? 'Token expirado.' : 'Token inválido ou expirado.';
}

/** Why the new password was not taken (AUTH-11). */
export function resetFailure(error: unknown): string {
  if (error instanceof ApiError) {
    const [weak] = error.fields['password'] ?? [];
    if (error.message) return error.message;
    if (weak) return weak;
    if (error.fields['token'] || error.status === notFound) return 'Token inválido ou expirado.';
    if (error.status === unprocessable) return 'Dados inválidos. Verifique os campos e tente novamente.';
  }
  return 'Ocorreu um erro ao redefinir a senha. Por favor, tente novamente.';
}
