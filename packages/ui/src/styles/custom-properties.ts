/** `surfaceRaised` of `color` is `--mt-color-surface-raised`. */
export function propertyName(group: string, name: string): `--${string}` {
  return `--mt-${group}-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
