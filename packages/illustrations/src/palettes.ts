/** Colours of one picture: a neutral and one hue, in tints from far and light to near and dark. */
export interface Palette {
  sky: string;
  sun: string;
  far: string;
  hill: string;
  ground: string;
  groundShade: string;
  path: string;
  wall: string;
  wallShade: string;
  trim: string;
  roof: string;
  roofShade: string;
  glass: string;
  glassShade: string;
  leaf: string;
  leafShade: string;
}

const sandWalls = { wall: '#fbf8f1', wallShade: '#e2d9c8', trim: '#c8bba4', path: '#efe8da' };
const slateWalls = { wall: '#f8f9fb', wallShade: '#d5dae2', trim: '#aab3c0', path: '#e6e9ee' };

const jade: Palette = {
  ...sandWalls,
  sky: '#e4f0ea',
  sun: '#f6faf5',
  far: '#cfe3d8',
  hill: '#b3d3c3',
  ground: '#9cc4b0',
  groundShade: '#82b099',
  roof: '#2b7d62',
  roofShade: '#1f6350',
  glass: '#8dbdac',
  glassShade: '#6aa08d',
  leaf: '#4b9b7d',
  leafShade: '#367f64',
};

const teal: Palette = {
  ...slateWalls,
  sky: '#e2eff0',
  sun: '#f5fafa',
  far: '#cbe0e2',
  hill: '#aecfd2',
  ground: '#a3c5c4',
  groundShade: '#89b0af',
  roof: '#2a6f78',
  roofShade: '#1e5861',
  glass: '#8ab8bf',
  glassShade: '#66989f',
  leaf: '#4d938f',
  leafShade: '#397875',
};

const indigo: Palette = {
  ...sandWalls,
  sky: '#e9ebf6',
  sun: '#f9f9fd',
  far: '#d7dbee',
  hill: '#bfc6e2',
  ground: '#d6cdbc',
  groundShade: '#bfb39d',
  roof: '#4c5a9c',
  roofShade: '#3a467f',
  glass: '#9aa6d2',
  glassShade: '#7582b6',
  leaf: '#7480b4',
  leafShade: '#5b679b',
};

const slate: Palette = {
  ...sandWalls,
  sky: '#e8ecf1',
  sun: '#f8fafb',
  far: '#d5dce5',
  hill: '#bac5d2',
  ground: '#b9c3bb',
  groundShade: '#a0ada4',
  roof: '#4a5b70',
  roofShade: '#394759',
  glass: '#97a8bc',
  glassShade: '#74869b',
  leaf: '#71897c',
  leafShade: '#597165',
};

const dusk: Palette = {
  ...sandWalls,
  sky: '#f5eee2',
  sun: '#fdfaf3',
  far: '#e8dcc8',
  hill: '#d3c8ae',
  ground: '#b5c3a6',
  groundShade: '#9cad8d',
  roof: '#a4674a',
  roofShade: '#85503a',
  glass: '#8fb0a6',
  glassShade: '#6f9389',
  leaf: '#64906f',
  leafShade: '#4e7659',
};

/** The moods that a picture can have; all calm, none night. */
export const palettes: readonly [Palette, ...Palette[]] = [jade, teal, indigo, slate, dusk];
