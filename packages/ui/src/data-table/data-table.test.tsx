import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

import { DataTable } from './data-table.tsx';

test('[PART-05] the server renders the rows in their order', () => {
  const html = renderToString(
    <DataTable
      label="Fontes"
      columns={[{ id: 'name', label: 'Fonte', cell: (name) => name, sortBy: (name) => name }]}
      rows={['Serra', 'Álvares']}
      rowId={(name) => name}
      defaultSort={{ column: 'name', direction: 'ascending' }}
    />,
  );
  expect(html.indexOf('Álvares')).toBeLessThan(html.indexOf('Serra'));
  expect(html).toContain('aria-sort="ascending"');
});
