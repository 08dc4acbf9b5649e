import { propertyTypes } from '@martelo/domain/auction';
import { propertyTypeLabels } from '@martelo/domain/codes';
import { chatHref } from '@martelo/ui/chat-button';
import { Footer } from '@martelo/ui/footer';
import { Inline } from '@martelo/ui/inline';

import { ConsentChoice } from '../features/analytics/consent-choice.tsx';
import { greeting } from '../features/marketing/messages.ts';
import { useSiteSettings } from '../features/site-settings/use-site-settings.ts';
import { paths } from '../paths.ts';
import { DisplayChoice } from './display-choice.tsx';

const categories = propertyTypes.map((propertyType) => ({
  label: propertyTypeLabels[propertyType].many,
  href: paths.list(paths.properties, { propertyType }),
}));

const pages = [
  { label: 'Todos os leilões', href: paths.auctions },
  { label: 'Busca por mapa', href: paths.map },
  { label: 'Calculadora', href: paths.calculator },
  { label: 'Planos', href: paths.plans },
  { label: 'Como Funciona', href: paths.howItWorksPage },
  { label: 'Benefícios', href: paths.benefits },
  { label: 'Perguntas Frequentes', href: paths.questions },
  { label: 'Blog', href: paths.blog },
  { label: 'Glossário', href: paths.glossary },
  { label: 'Sobre nós', href: paths.about },
  { label: 'Contato', href: paths.contact },
  { label: 'Acessibilidade', href: paths.accessibility },
  { label: 'Termos de Uso', href: paths.terms },
  { label: 'Política de Privacidade', href: paths.privacy },
];

/** The site's footer (SHELL-07). */
export function SiteFooter() {
  const { email, phone, messageNumber } = useSiteSettings().contact;
  return (
    <Footer
      categories={categories}
      pages={pages}
      email={email}
      phone={phone}
      messageHref={messageNumber && chatHref(messageNumber, greeting)}
      hours={'Segunda a sexta, 9h\u00a0às\u00a018h; sábado, 9h\u00a0às\u00a013h'}
      contactHref={paths.contact}
      settings={
        <Inline gap="medium" justify="between" align="end">
          <DisplayChoice />
          <ConsentChoice />
        </Inline>
      }
    />
  );
}
