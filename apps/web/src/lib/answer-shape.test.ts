import { expect, test } from 'vitest';

import { WrongShape, withFields } from './answer-shape.ts';

interface Person {
  name: string;
  email: string;
}
const person: Person = { name: 'Ana', email: '' };

test('[ACC-02][ACC-06] an answer with what its screen stands on is taken as it is', () => {
  expect(withFields(person, 'string', 'name', 'email')).toBe(person);
});

test.each([
  [[]],
  [null],
  [undefined],
  ['Ana'],
  [{}],
  [{ data: person }],
  [{ ...person, name: 3 }],
  [{ name: 'Ana' }],
])('[ACC-02][ACC-06] %j is a failure', (answer) => {
  expect(() => withFields(answer as unknown as Person, 'string', 'name', 'email')).toThrow(WrongShape);
});
