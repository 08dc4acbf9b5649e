import { expect, test } from 'vitest';

import { isUnavailable } from './unavailable.ts';

const error = (message: string, rest: object = {}) => Object.assign(new Error(message), rest);

test.each([
  ['no server listens', error('connect ECONNREFUSED', { code: 'ECONNREFUSED', syscall: 'connect' }), true],
  ['the socket is gone', error('connect ENOENT', { code: 'ENOENT', syscall: 'connect' }), true],
  ['closing', error('terminating connection due to administrator command', { code: '57P01' }), true],
  ['starting', error('the database system is starting up', { code: '57P03' }), true],
  ['too many connections', error('sorry, too many clients already', { code: '53300' }), true],
  ['too slow', error('canceling statement due to statement timeout', { code: '57014' }), true],
  ['cut off', error('Connection terminated unexpectedly'), true],
  ['no connection free', error('timeout exceeded when trying to connect'), true],
  ['wrapped in another error', error('migration failed', { cause: error('x', { code: '08006' }) }), true],
  ['a missing file', error('ENOENT: no such file', { code: 'ENOENT', syscall: 'open' }), false],
  ['a wrong statement', error('syntax error', { code: '42601' }), false],
  ['a broken rule', error('duplicate key', { code: '23505' }), false],
  ['no error', 'ECONNREFUSED', false],
])('%s: %#', (_case, thrown, expected) => {
  expect(isUnavailable(thrown)).toBe(expected);
});
