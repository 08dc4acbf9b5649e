import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

import { DateRangeField } from '../date-range-field/date-range-field.tsx';
import { DateField } from './date-field.tsx';

test('[PART-02] the server renders a text field that a form can send', () => {
  const html = renderToString(<DateField label="Data da lista" name="list_date" defaultValue="2026-03-10" />);
  expect(html).toMatch(/<input[^>]*name="list_date"[^>]*value="10\/03\/2026"/);
  expect(html).not.toContain('role="grid"');
});

test('[PART-03] the server renders both fields of a range', () => {
  const html = renderToString(<DateRangeField label="Período" names={{ from: 'de', to: 'ate' }} />);
  expect(html).toContain('name="de"');
  expect(html).toContain('name="ate"');
});
