import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

import { MultiCombobox } from './multi-combobox.tsx';

test('[PART-06] the server renders the choices so that a form sends each', () => {
  const html = renderToString(
    <MultiCombobox
      label="Cidades"
      name="city"
      options={[]}
      defaultValue={[{ id: '52', label: 'Goiânia', detail: 'GO' }]}
    />,
  );
  expect(html).toContain('Goiânia - GO');
  expect(html).toMatch(/<input[^>]*name="city"[^>]*value="52"/);
});
