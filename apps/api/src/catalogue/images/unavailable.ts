/** A picture that can not be had or is none; the message is for the log. */
export class PictureUnavailable extends Error {
  override readonly name = 'PictureUnavailable';
  /** Its site says that there is none: asking again soon is no use. */
  readonly missing: boolean;
  constructor(message: string, { missing = false, ...options }: ErrorOptions & { missing?: boolean } = {}) {
    super(message, options);
    this.missing = missing;
  }
}
