import { defineConfig, Logger, parse } from '@terrazzo/parser';
import { expect, test } from 'vitest';

import { colors } from './colors.ts';
import { toDesignTokens } from './design-tokens.ts';
import { space } from './tokens.ts';

const logger = new Logger({ level: 'error' });
const config = defineConfig({}, { cwd: new URL('file:///'), logger });
const read = (tokens: unknown) =>
  parse([{ filename: new URL('file:///tokens.json'), src: JSON.stringify(tokens) }], { config, logger });

test("the tokens are valid by another reader of the community group's format", async () => {
  const { tokens } = await read(toDesignTokens());
  expect(tokens['color.light.canvas']?.$value).toMatchObject({ hex: colors.canvas[0] });
  expect(tokens['color.dark.canvas']?.$value).toMatchObject({ hex: colors.canvas[1] });
  expect(tokens['space.medium']?.$value).toEqual({ value: space.medium, unit: 'px' });
  expect(tokens['shadow.float']?.$value).toHaveLength(2);
});

test('every theme has every role, but for the edge that each text colours itself', async () => {
  const { color } = toDesignTokens() as { color: Record<string, Record<string, unknown>> };
  const roles = Object.keys(colors);
  const of = (theme: string) => Object.keys(color[theme] ?? {}).filter((name) => !name.startsWith('$'));
  expect(of('light')).toEqual(roles);
  expect(of('dark')).toEqual(roles);
  expect(of('highContrastDark')).toEqual(roles.filter((role) => role !== 'outline'));
});

test('that reader refuses a length that is a text', async () => {
  await expect(read({ space: { small: { $type: 'dimension', $value: '4px' } } })).rejects.toThrow(
    'valid-dimension',
  );
});
