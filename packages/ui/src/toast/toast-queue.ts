/** What kind of news a toast brings. */
export type ToastTone = 'positive' | 'critical' | 'caution' | 'info';

/** @deprecated It is called `ToastTone`: success is `positive`, error `critical`, warning `caution`. */
export type ToastType = 'success' | 'error' | 'warning' | 'info';

/** What a toast says. */
export interface ToastContent {
  /** `info` by default. */
  tone?: ToastTone | undefined;
  /** What happened, in a few words; read after its kind. */
  title: string;
  /** Below the title, where there is more to say. */
  message?: string | undefined;
  /** The one thing to do about it; doing it puts the toast away. */
  action?: { label: string; onAction: () => void } | undefined;
  /** Milliseconds that it stays, 4000 by default; null until somebody closes it. */
  durationMs?: number | null | undefined;
  /** @deprecated It is called `tone`. */
  type?: ToastType | undefined;
}

/** A toast on its way: placed but not yet seen, seen, or on its way out. */
export interface Toast extends ToastContent {
  /** What `dismiss` takes. */
  id: number;
  /** Where it is on that way. */
  stage: 'entering' | 'visible' | 'leaving';
}

/** Why the timers of the visible toasts are paused. */
export type Hold = 'pointer' | 'focus' | 'hidden';

/** Milliseconds after a toast was added: when it is seen and when it leaves; and how long leaving takes (SHELL-09). */
export const toastTiming = { visible: 100, leave: 4000, exit: 300 } as const;

const tick = 50;
const maxAtOnce = 4;

export interface ToastQueue {
  /** The toasts in order; the same array until one changes. */
  read: () => readonly Toast[];
  /** Calls the listener after each change, until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
  /** Returns its id. Past four at once the oldest leaves. */
  add: (content: ToastContent) => number;
  /** Lets it leave now. No effect where there is none. */
  dismiss: (id: number) => void;
  /** Pauses or resumes the timers of the visible toasts; they run while there is no reason to pause. */
  hold: (reason: Hold, on: boolean) => void;
}

/** The messages of a page and their time. It counts in steps of 50 ms, only while there are toasts. */
export function createToastQueue(): ToastQueue {
  let toasts: readonly Toast[] = [];
  let nextId = 1;
  let timer: ReturnType<typeof setInterval> | undefined;
  const ages = new Map<number, number>();
  const holds = new Set<Hold>();
  const listeners = new Set<() => void>();

  function set(next: readonly Toast[]) {
    toasts = next;
    for (const listener of listeners) listener();
    if (toasts.length > 0) timer ??= setInterval(pass, tick);
    else {
      clearInterval(timer);
      timer = undefined;
    }
  }

  function pass() {
    const next = toasts.flatMap((toast) => {
      if (toast.stage === 'visible' && holds.size > 0) return toast;
      const age = (ages.get(toast.id) ?? 0) + tick;
      const stage = stageAt(age, leaveAt(toast));
      if (stage === 'gone') {
        ages.delete(toast.id);
        return [];
      }
      // Leaving takes as long whenever it begins.
      ages.set(toast.id, stage === 'leaving' && stage !== toast.stage ? toastTiming.leave : age);
      return stage === toast.stage ? toast : { ...toast, stage };
    });
    const changed = next.length !== toasts.length || next.some((toast, at) => toast !== toasts[at]);
    if (changed) set(next);
  }

  function dismiss(id: number) {
    const leaving = toasts.find((toast) => toast.id === id && toast.stage !== 'leaving');
    if (!leaving) return;
    ages.set(id, toastTiming.leave);
    set(toasts.map((toast) => (toast === leaving ? { ...toast, stage: 'leaving' } : toast)));
  }

  return {
    read: () => toasts,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(content) {
      const id = nextId;
      nextId += 1;
      const staying = toasts.filter(({ stage }) => stage !== 'leaving');
      if (staying.length >= maxAtOnce && staying[0]) dismiss(staying[0].id);
      set([...toasts, { ...content, id, stage: 'entering' }]);
      return id;
    },
    dismiss,
    hold(reason, on) {
      if (on) holds.add(reason);
      else holds.delete(reason);
    },
  };
}

/** When a toast leaves by itself; one that is leaving does so whatever its duration. */
function leaveAt({ durationMs = toastTiming.leave, stage }: Toast): number {
  if (stage === 'leaving') return toastTiming.leave;
  return durationMs === null ? Number.POSITIVE_INFINITY : Math.max(toastTiming.visible, durationMs);
}

function stageAt(age: number, leave: number): Toast['stage'] | 'gone' {
  if (age < toastTiming.visible) return 'entering';
  if (age < leave) return 'visible';
  return age < leave + toastTiming.exit ? 'leaving' : 'gone';
}
