import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

import { Button } from '../button/button.tsx';
import { DropdownMenu } from './dropdown-menu.tsx';

test('the server renders the button alone, closed', () => {
  const html = renderToString(
    <DropdownMenu
      trigger={<Button className="own">Ações</Button>}
      items={[{ label: 'Editar alerta', onSelect: () => undefined }]}
      className="place"
    />,
  );
  expect(html).toContain('aria-haspopup="menu"');
  expect(html).toContain('aria-expanded="false"');
  expect(html).toMatch(/class="[^"]*place[^"]*own|class="[^"]*own[^"]*place/);
  expect(html).not.toContain('Editar alerta');
});
