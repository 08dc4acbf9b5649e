/** A picture that is unavailable or invalid; the message is for the log. */
export class PictureUnavailable extends Error {
  override readonly name = 'PictureUnavailable';
  /** Its site says that there is none: requesting it again soon is useless. */
  readonly missing: boolean;
  constructor(message: string, { missing = false, ...options }: ErrorOptions & { missing?: boolean } = {}) {
    super(message, options);
    this.missing = missing;
  }
}
