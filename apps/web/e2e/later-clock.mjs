// Loaded before a server: its clock is as far ahead as was last sent, in milliseconds. Its threads, which parse lists
// and read no clock, load this too.
import { isMainThread } from 'node:worker_threads';

let ahead = 0;
const Now = globalThis.Date;

globalThis.Date = class extends Now {
  constructor(...parts) {
    super(...(parts.length > 0 ? parts : [Now.now() + ahead]));
  }

  static now() {
    return Now.now() + ahead;
  }
};

if (isMainThread) {
  process.on('message', (milliseconds) => {
    ahead = milliseconds;
    process.send('set');
  });
  // Alone it does not keep the server running.
  process.channel.unref();
}
