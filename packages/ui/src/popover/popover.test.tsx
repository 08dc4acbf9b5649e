import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

import { Button } from '../button/button.tsx';
import { Popover } from './popover.tsx';

test('[PART-01] the server renders the button alone, closed', () => {
  const html = renderToString(
    <Popover trigger={<Button className="own">Detalhes</Button>} className="place">
      Desconto
    </Popover>,
  );
  expect(html).toContain('aria-haspopup="dialog"');
  expect(html).toContain('aria-expanded="false"');
  expect(html).toMatch(/class="[^"]*place[^"]*own|class="[^"]*own[^"]*place/);
  expect(html).not.toContain('Desconto');
});
