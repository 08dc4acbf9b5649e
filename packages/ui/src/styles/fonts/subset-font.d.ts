// The cutter comes without types: what is used of it.
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    keepFeatures: readonly string[];
    variationAxes: Readonly<Record<string, { min: number; max: number; default: number }>>;
  }
  export default function subsetFont(font: Buffer, letters: string, options: Options): Promise<Buffer>;
}
