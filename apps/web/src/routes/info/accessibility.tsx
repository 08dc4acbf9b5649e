import { Link } from '@martelo/ui/link';
import { Prose } from '@martelo/ui/prose';
import { Section } from '@martelo/ui/section';
import { Text } from '@martelo/ui/text';
import { Accessibility } from 'lucide-react';

import { InfoPage } from '../../features/info/info-page.tsx';
import { TextDate } from '../../features/info/text-date.tsx';
import { paths } from '../../paths.ts';

/** The day of this statement. */
const statementDate = '2026-11-22';

/** `/acessibilidade`: the statement, under the symbol that the law requires (LBI, art. 63). */
export function Component() {
  return (
    <InfoPage
      title="Acessibilidade"
      description="Como este site atende as WCAG 2.2 e a ABNT NBR 17225, o que ainda falta e como avisar de uma barreira."
      path={paths.accessibility}
      crumb="Acessibilidade"
      heading="Declaração de acessibilidade"
      lead={<TextDate date={statementDate} />}
    >
      <Prose>
        <Text as="div" color="accent">
          <Accessibility size={64} role="img" aria-label="Símbolo de acessibilidade" />
        </Text>
        <p>
          Este site deve poder ser usado por todas as pessoas, como manda a Lei Brasileira de Inclusão (Lei
          13.146/2015, art. 63). Seguimos as WCAG 2.2, nível AA, e a ABNT NBR 17225, e testamos cada tela com
          uma ferramenta automática a cada mudança.
        </p>
      </Prose>
      <Section title="O que você encontra">
        <Prose>
          <ul>
            <li>Tudo funciona pelo teclado, com o foco sempre visível e um atalho para o conteúdo.</li>
            <li>
              Títulos, regiões, campos e botões têm nome para leitores de tela; mudanças são anunciadas.
            </li>
            <li>As páginas públicas podem ser lidas sem JavaScript, e a busca funciona sem ele.</li>
            <li>
              O texto amplia até 200 % e a página cabe em 320 pixels de largura sem rolagem para os lados.
            </li>
            <li>
              No fim de cada página você escolhe tema claro ou escuro, alto contraste e mais ou menos espaço.
              As escolhas do seu sistema são respeitadas, também a de reduzir movimentos.
            </li>
            <li>Nenhuma informação depende só da cor, e nada que se move fica sem botão de pausa.</li>
            <li>O mapa e os gráficos têm uma lista ou tabela com os mesmos dados.</li>
          </ul>
        </Prose>
      </Section>
      <Section title="O que ainda falta">
        <Prose>
          <ul>
            <li>
              Fotos que vêm das fontes não têm descrição do que mostram; dizemos o tipo do imóvel e o lugar.
            </li>
            <li>Não há tradução para Libras.</li>
            <li>Editais e matrículas são arquivos de terceiros, muitas vezes imagens sem texto.</li>
          </ul>
        </Prose>
      </Section>
      <Section title="Encontrou uma barreira?">
        <Prose>
          <p>
            <Link href={paths.contact}>Escreva para nós</Link>, dizendo a página e, se quiser, o aparelho e o
            leitor de tela. Respondemos em até 24 horas úteis e, enquanto a barreira existir, damos a
            informação por email.
          </p>
        </Prose>
      </Section>
    </InfoPage>
  );
}
