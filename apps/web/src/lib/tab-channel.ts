/** A named channel between this browser's tabs of the site; does nothing where `BroadcastChannel` is missing. */
export function tabChannel<Message>(name: string) {
  let channel: BroadcastChannel | undefined;
  /** Opened at the first use, so that the server opens none. */
  const opened = () =>
    typeof BroadcastChannel === 'undefined' ? undefined : (channel ??= new BroadcastChannel(name));
  return {
    /** Sends to the site's other tabs in this browser. */
    broadcast: (message: Message): void => opened()?.postMessage(message),
    /** Receives what the other tabs send. Returns the unsubscribe. */
    subscribe: (listener: (message: Message) => void): (() => void) => {
      const own = opened();
      const onMessage = ({ data }: MessageEvent<Message>) => listener(data);
      own?.addEventListener('message', onMessage);
      return () => own?.removeEventListener('message', onMessage);
    },
  };
}
