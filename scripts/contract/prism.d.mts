/** Starts Prism before a server of this machine, at the port that it listens at. */
export function startPrism(port: number): Promise<{ port: number; stop: () => void }>;

/**
 * What Prism says against an answer in its header `sl-violations`; that the call is unknown and so nothing was judged
 * is a violation too.
 */
export function violationsOf(header: string | null | undefined): string[];
