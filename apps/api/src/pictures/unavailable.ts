/** A picture that can not be had or is none; the message is for the log. */
export class PictureUnavailable extends Error {
  override readonly name = 'PictureUnavailable';
}
