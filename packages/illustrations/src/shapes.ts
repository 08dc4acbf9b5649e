export type Point = readonly [x: number, y: number];
export type Box = readonly [x: number, y: number, width: number, height: number];

/** Many boxes of one colour as a single path, which keeps a façade of windows small. */
export function boxes(fill: string, all: readonly Box[]): string {
  if (all.length === 0) return '';
  return `<path fill="${fill}" d="${all.map(([x, y, width, height]) => `M${x} ${y}h${width}v${height}h${-width}z`).join('')}"/>`;
}

export function box(fill: string, ...shape: Box): string {
  return boxes(fill, [shape]);
}

export function polygon(fill: string, ...points: readonly Point[]): string {
  return `<path fill="${fill}" d="M${points.map(([x, y]) => `${x} ${y}`).join('L')}z"/>`;
}

export function circle(fill: string, x: number, y: number, radius: number): string {
  return `<circle fill="${fill}" cx="${x}" cy="${y}" r="${radius}"/>`;
}

export function path(fill: string, d: string): string {
  return `<path fill="${fill}" d="${d}"/>`;
}

/** A line of even width without a fill. */
export function stroke(colour: string, width: number, d: string, dash = ''): string {
  const dashes = dash ? ` stroke-dasharray="${dash}"` : '';
  return `<path fill="none" stroke="${colour}" stroke-width="${width}"${dashes} d="${d}"/>`;
}

/** Boxes in rows and columns: the first at `origin`, the next every `step`. */
export function grid(columns: number, rows: number, [x, y, width, height]: Box, step: Point): Box[] {
  return Array.from({ length: columns * rows }, (_, at) => [
    x + (at % columns) * step[0],
    y + Math.floor(at / columns) * step[1],
    width,
    height,
  ]);
}
