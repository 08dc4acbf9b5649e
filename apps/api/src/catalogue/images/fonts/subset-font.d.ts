// The package has no types: the part that is used here.
declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt';
    variationAxes: Readonly<Record<string, number>>;
    keepFeatures: readonly string[];
  }
  export default function subsetFont(font: Buffer, letters: string, options: Options): Promise<Buffer>;
}
