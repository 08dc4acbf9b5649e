/** An answer other than 2xx, in words for people; `errors` holds texts by input field (API-06). */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  /** Seconds until it is worth trying again. */
  readonly retryAfter: number | undefined;
  readonly status: number;
  readonly errors: Readonly<Record<string, readonly string[]>> | undefined;
  constructor(
    status: number,
    message: string,
    errors?: Readonly<Record<string, readonly string[]>>,
    retryAfter?: number,
  ) {
    super(message);
    this.status = status;
    this.errors = errors;
    this.retryAfter = retryAfter;
  }
}

export const notFound = (message: string) => new HttpError(404, message);

export const messages = {
  invalid: 'Os dados enviados são inválidos.',
  notFound: 'Endereço não encontrado.',
  tooMany: 'Muitas requisições. Tente novamente em instantes.',
  tooLarge: 'Os dados enviados são grandes demais.',
  tooLongAddress: 'O endereço pedido é longo demais.',
  tooSlow: 'O pedido demorou demais para chegar. Tente novamente.',
  away: 'Serviço indisponível no momento. Tente novamente em instantes.',
  unreadable: 'Não foi possível ler os dados enviados.',
  notUtf8: 'Os dados enviados não estão em UTF-8.',
  failed: 'Erro interno. Tente novamente em instantes.',
} as const;

/** The 422 of fields that the document allows and a rule refuses. */
export const wrongFields = (errors: Readonly<Record<string, readonly string[]>>) =>
  new HttpError(422, messages.invalid, errors);

/** Throws where there are any. */
export function refuseFields(errors: Readonly<Record<string, readonly string[]>>): void {
  if (Object.keys(errors).length > 0) throw wrongFields(errors);
}
