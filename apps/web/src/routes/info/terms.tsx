import { InfoPage } from '../../features/info/info-page.tsx';
import { Sections } from '../../features/info/sections.tsx';
import { terms, termsDate } from '../../features/info/terms.tsx';
import { TextDate } from '../../features/info/text-date.tsx';
import { paths } from '../../paths.ts';

/** `/termos-de-uso` (INFO-03). */
export function Component() {
  return (
    <InfoPage
      description="O que o Martelo faz e não faz, de onde vêm os dados, assinatura, direito de arrependimento e responsabilidade."
      path={paths.terms}
      crumb="Termos de uso"
      heading="Termos de uso"
      lead={<TextDate date={termsDate} />}
    >
      <Sections sections={terms} />
    </InfoPage>
  );
}
