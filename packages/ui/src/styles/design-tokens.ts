import { colors, highContrastColors, ink, type Pair } from './colors.ts';
import * as tokens from './tokens.ts';

/** A token or a group of them, in the Design Tokens Community Group's format, version 2025.10. */
export type DesignTokens = { readonly [name: string]: DesignTokens | string | number | object };

const dimension = (value: number, unit = 'px') => ({ value, unit });
const duration = (value: number) => dimension(value, 'ms');
const same = (value: unknown) => value;

function group<Value>(
  $type: string,
  table: Readonly<Record<string, Value>>,
  print: (value: Value) => unknown = same,
) {
  const entries = Object.entries(table).map(([name, value]) => [name, { $value: print(value) }]);
  return { $type, ...Object.fromEntries(entries) };
}

/** `#rrggbb`, `rgb(r g b / a)` or `transparent`. */
function color(css: string) {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(css)?.slice(1);
  const words = css.match(/[\d.]+/g)?.map(Number) ?? [];
  const channels = hex ? hex.map((part) => Number.parseInt(part, 16)) : words.slice(0, 3);
  const alpha = hex ? 1 : (words[3] ?? 0);
  return {
    colorSpace: 'srgb',
    components: [0, 1, 2].map((at) => Math.round(((channels[at] ?? 0) / 255) * 10_000) / 10_000),
    alpha,
    ...(hex && { hex: css.toLowerCase() }),
  };
}

function shadow(layers: readonly tokens.ShadowLayer[]) {
  return layers.map((layer) => ({
    color: color(`rgb(${ink} / ${layer.ink})`),
    offsetX: dimension(0),
    offsetY: dimension(layer.down),
    blur: dimension(layer.blur),
    spread: dimension(layer.spread),
  }));
}

// `currentcolor` is the text's own colour: an edge that is left to each text has no value of its own.
const theme = (pairs: Readonly<Record<string, Pair>>, at: 0 | 1) =>
  group(
    'color',
    Object.fromEntries(
      Object.entries(pairs)
        .filter(([, pair]) => pair[at] !== 'currentcolor')
        .map(([role, pair]) => [role, pair[at]]),
    ),
    color,
  );

const highContrast = { ...colors, ...highContrastColors };

const density = (at: 0 | 1) =>
  group(
    'dimension',
    Object.fromEntries(Object.entries(tokens.density).map(([name, pair]) => [name, pair[at]])),
    dimension,
  );

/** All tokens, each theme and density a group of its own: what `tokens.json` holds. */
export function toDesignTokens(): DesignTokens {
  return {
    color: {
      light: theme(colors, 0),
      dark: theme(colors, 1),
      highContrastLight: theme(highContrast, 0),
      highContrastDark: theme(highContrast, 1),
    },
    space: group('dimension', tokens.space, dimension),
    radius: group('dimension', tokens.radius, dimension),
    line: group('dimension', tokens.line, dimension),
    size: group('dimension', tokens.size, dimension),
    width: group('dimension', tokens.width, dimension),
    breakpoint: group('dimension', tokens.breakpoint, dimension),
    density: { comfortable: density(0), compact: density(1) },
    fontFamily: group('fontFamily', { text: tokens.fontFamily }),
    fontSize: group('dimension', tokens.text, (value) => dimension(value / 16, 'rem')),
    fontWeight: group('fontWeight', tokens.weight),
    lineHeight: group('number', tokens.leading),
    letterSpacing: group('number', tokens.tracking),
    shadow: group('shadow', tokens.shadow, shadow),
    duration: group('duration', tokens.motion, duration),
    easing: group('cubicBezier', { standard: tokens.easing }),
    layer: group('number', tokens.layer),
  };
}
