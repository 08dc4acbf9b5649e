/** A path that can't be read or unpacked; the message is one sentence for people that names it. */
export class UnreadableInput extends Error {
  override readonly name = 'UnreadableInput';
  readonly path: string;

  constructor(path: string, problem: string, options?: ErrorOptions) {
    super(`${path} ${problem}`, options);
    this.path = path;
  }
}

const problems: Readonly<Record<string, string>> = {
  ENOENT: 'não existe.',
  EACCES: 'não pode ser lido: falta permissão.',
  EPERM: 'não pode ser lido: falta permissão.',
  ERR_BUFFER_TOO_LARGE: 'fica grande demais ao ser descompactado.',
  Z_BUF_ERROR: 'está incompleto: o arquivo compactado termina antes do fim.',
  Z_DATA_ERROR: 'está corrompido: não é um arquivo compactado válido.',
};

/** Wraps any error of reading a path with its name; an UnreadableInput stays unchanged. */
export function toUnreadable(path: string, error: unknown): UnreadableInput {
  if (error instanceof UnreadableInput) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return new UnreadableInput(path, problems[code] ?? 'não pode ser lido.', { cause: error });
}
