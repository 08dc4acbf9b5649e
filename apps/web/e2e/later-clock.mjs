// Loaded before a server: its clock is ahead by MARTELO_CLOCK_AHEAD_MS.
const ahead = Number(process.env.MARTELO_CLOCK_AHEAD_MS ?? 0);
const Now = globalThis.Date;

globalThis.Date = class extends Now {
  constructor(...parts) {
    super(...(parts.length > 0 ? parts : [Now.now() + ahead]));
  }

  static now() {
    return Now.now() + ahead;
  }
};
