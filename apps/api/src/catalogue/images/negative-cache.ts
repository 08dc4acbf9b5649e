/** Addresses that failed a short while ago, so that a broken one is not asked for by each visitor. */
export function negativeCache(clock: () => Date, { minutes = 10, most = 2000 } = {}) {
  const until = new Map<string, number>();
  return {
    has(address: string): boolean {
      const time = until.get(address);
      if (time === undefined) return false;
      if (time > clock().getTime()) return true;
      until.delete(address);
      return false;
    },
    add(address: string): void {
      // The one that was added first goes first.
      until.delete(address);
      const [oldest] = until.keys();
      if (until.size >= most && oldest !== undefined) until.delete(oldest);
      until.set(address, clock().getTime() + minutes * 60_000);
    },
  };
}
