import { ButtonLink } from '@martelo/ui/button';
import { Heading } from '@martelo/ui/heading';
import { Text } from '@martelo/ui/text';

import { commonQuestions } from '../../features/info/common-questions.ts';
import { InfoPage, InfoSplit } from '../../features/info/info-page.tsx';
import { Questions } from '../../features/info/questions.tsx';
import { paths } from '../../paths.ts';

/** `/perguntas-frequentes` (INFO-02). */
export function Component() {
  return (
    <InfoPage
      description="Onde se dá o lance, de onde vêm os dados, quanto custa além do lance, dívidas, FGTS e assinatura: seis respostas diretas."
      path={paths.questions}
      crumb="Perguntas frequentes"
      heading="Perguntas frequentes"
      lead="O que mais nos perguntam sobre leilões de imóveis e sobre o Martelo."
    >
      <InfoSplit
        aside={
          <>
            <Heading headingLevel={2} size="medium">
              Não achou a sua?
            </Heading>
            <Text color="muted">Escreva para nós. Respondemos em até 24 horas úteis.</Text>
            <ButtonLink href={paths.contact} tone="accent">
              Fale Conosco
            </ButtonLink>
          </>
        }
      >
        <Questions questions={commonQuestions} name="perguntas" />
      </InfoSplit>
    </InfoPage>
  );
}
