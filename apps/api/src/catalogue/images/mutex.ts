/** Work of the same name is done one after the other, whether what came before succeeded or not; other names do not wait. */
export function createMutex() {
  const last = new Map<string, Promise<unknown>>();
  return <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const mine = (last.get(name) ?? Promise.resolve()).then(work, work);
    const forget = () => {
      if (last.get(name) === mine) last.delete(name);
    };
    last.set(name, mine);
    mine.then(forget, forget);
    return mine;
  };
}
