/** A figure never breaks: a card that is too narrow for it shows it smaller rather than cut it off. */
export const figureSize = (size: string) => `min(${size}, 10cqi)`;
