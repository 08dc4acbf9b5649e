/** What this browser's tabs of the site tell each other under a name; nobody hears where there are no channels. */
export function tabChannel<News>(name: string) {
  let channel: BroadcastChannel | undefined;
  /** Opened with the first use, so that the server has none. */
  const opened = () =>
    typeof BroadcastChannel === 'undefined' ? undefined : (channel ??= new BroadcastChannel(name));
  return {
    /** Tells the site's other tabs in this browser, and nobody else. */
    broadcast: (news: News): void => opened()?.postMessage(news),
    /** Hears what the other tabs tell. Returns the unsubscribe. */
    subscribe: (listener: (news: News) => void): (() => void) => {
      const own = opened();
      const hear = ({ data }: MessageEvent<News>) => listener(data);
      own?.addEventListener('message', hear);
      return () => own?.removeEventListener('message', hear);
    },
  };
}
