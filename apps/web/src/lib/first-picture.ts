let over = false;

/** Whether what is drawn now takes over what the server drew, or is the server's own drawing. */
export const isFirstPicture = (): boolean => !over;

/** The page is taken over: what is drawn from here on is the browser's own. */
export function endFirstPicture(): void {
  over = true;
}
