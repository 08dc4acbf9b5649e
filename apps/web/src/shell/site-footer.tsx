import { propertyTypes } from '@martelo/domain/auction';
import { propertyTypeLabels } from '@martelo/domain/codes';
import { Footer } from '@martelo/ui/footer';

import { paths } from '../paths.ts';
import { DisplayChoice } from './display-choice.tsx';

const categories = propertyTypes.map((propertyType) => ({
  label: propertyTypeLabels[propertyType].many,
  href: paths.list(paths.properties, { propertyType }),
}));

const pages = [
  { label: 'Início', href: paths.home },
  { label: 'Todos os leilões', href: paths.auctions },
  { label: 'Terrenos', href: paths.land },
  { label: 'Como Funciona', href: paths.howItWorks },
];

/** The site's footer (SHELL-07). */
export function SiteFooter() {
  return (
    <Footer
      categories={categories}
      pages={pages}
      hours="Segunda a sexta, 9h às 18h; sábado, 9h às 13h"
      contactHref={paths.contact}
      settings={<DisplayChoice />}
    />
  );
}
