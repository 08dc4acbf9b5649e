import { Piscina } from 'piscina';

import type { Drawing, SharedDrawing } from './rasterize.worker.ts';

const idleTimeout = 30_000;

/** Rasterizes drawings outside the event loop, one at a time; the thread starts with the first and stops when idle. */
export function drawingThread() {
  const pool = new Piscina<Drawing | SharedDrawing, Uint8Array>({
    filename: new URL('rasterize.worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout,
  });
  return {
    rasterize: async (drawing: Drawing): Promise<Buffer> =>
      Buffer.from(await pool.run(drawing, { name: 'draw' })),
    drawShared: async (shared: SharedDrawing): Promise<Buffer> =>
      Buffer.from(await pool.run(shared, { name: 'drawShared' })),
    close: () => pool.close({ force: true }),
  };
}

export type DrawingThread = ReturnType<typeof drawingThread>;
