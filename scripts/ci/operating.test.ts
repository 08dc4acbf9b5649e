import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');

test('the plan for a cluster in docs/operating.md says where each table goes, once, and names none that is gone', () => {
  const schema = read('apps/api/src/platform/database/schema.generated.ts');
  const [, body = ''] = /^export interface Tables \{\n(.*?)^\}/ms.exec(schema) ?? [];
  const tables = [...body.matchAll(/^ {2}(\w+): /gm)].map(([, table]) => table);
  expect(tables.length).toBeGreaterThan(50);

  const [plan = ''] = /^\| distributed by .*? are views of these\.$/ms.exec(read('docs/operating.md')) ?? [];
  const noTables = ['person_id', 'id', 'jobs'];
  const named = [...plan.matchAll(/`(\w+)`/g)].flatMap(([, name = '']) =>
    noTables.includes(name) ? [] : [name],
  );
  expect(named.toSorted()).toEqual(tables.toSorted());
});
