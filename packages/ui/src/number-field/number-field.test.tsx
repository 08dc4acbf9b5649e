import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

import { NumberField } from './number-field.tsx';

test('[PART-04] the server renders a text field that a form can send', () => {
  const html = renderToString(<NumberField label="Área" name="area" step={0.5} defaultValue={1234.5} />);
  expect(html).toMatch(/<input[^>]*name="area"[^>]*value="1.234,5"/);
});
