import { formatNumber } from '@martelo/domain/numbers';
import { formatCalendarDate } from '@martelo/domain/dates';
import { Grid } from '@martelo/ui/grid';
import { Link } from '@martelo/ui/link';
import { Prose } from '@martelo/ui/prose';
import { Section } from '@martelo/ui/section';
import { StatCard } from '@martelo/ui/stat-card';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';

import { getHome } from '../../features/home/home.calls.ts';
import { InfoPage } from '../../features/info/info-page.tsx';
import { apiFor } from '../../lib/api.ts';
import { paths } from '../../paths.ts';

export async function loader({ request: { signal }, context }: LoaderFunctionArgs) {
  const { lists, failure } = await getHome(apiFor(context), signal);
  return { totals: failure ? null : lists.totals };
}

/** `/sobre-nos` (INFO-05). */
export function Component() {
  const { totals } = useLoaderData<typeof loader>();
  return (
    <InfoPage
      title="Sobre nós"
      description="Quem somos, de onde vêm os dados, como trabalhamos com eles e o que nunca fazemos."
      path={paths.about}
      crumb="Sobre nós"
      heading="Um livro de registros, não uma vitrine"
      lead="Quem compra em leilão arrisca as economias em um imóvel que muitas vezes não pode visitar. O mínimo que merece é saber de onde veio cada número."
    >
      {totals && (
        <Grid columns={3}>
          <StatCard label="Imóveis nas listas" value={formatNumber(totals.auctions)} />
          <StatCard label="Cidades" value={formatNumber(totals.cities)} />
          <StatCard label="Data da lista mais recente" value={formatCalendarDate(totals.listDate)} />
        </Grid>
      )}
      <Section title="O que fazemos">
        <Prose>
          <p>
            O Martelo lê as listas de imóveis em leilão que a Caixa e leiloeiros publicam, põe todas no mesmo
            formato e as torna fáceis de buscar, comparar e acompanhar. Quando você decide, levamos você à
            página oficial: o lance nunca é dado aqui.
          </p>
        </Prose>
      </Section>
      <Section title="Como trabalhamos com os dados">
        <Prose>
          <ul>
            <li>
              <strong>Fonte e data.</strong> Cada imóvel diz de que lista veio e de que dia ela é.
            </li>
            <li>
              <strong>O que falta, falta.</strong> Se a fonte não informa a área ou a ocupação, escrevemos
              “não informado”. Não estimamos para preencher buraco.
            </li>
            <li>
              <strong>O passado fica.</strong> Cada mudança de preço, data ou modalidade é guardada com a data
              da lista, e nenhuma é apagada.
            </li>
            <li>
              <strong>Fora da lista não é vendido.</strong> Um imóvel some de uma lista por muitos motivos. Só
              dizemos o que sabemos.
            </li>
            <li>
              <strong>Lista estranha não entra.</strong> Uma lista vazia, velha ou que encolhe demais é retida
              até que uma pessoa a confira.
            </li>
            <li>
              <strong>Contagens exatas.</strong> O número ao lado de um filtro é o que você encontra ao
              marcá-lo.
            </li>
          </ul>
        </Prose>
      </Section>
      <Section title="O que nunca fazemos">
        <Prose>
          <ul>
            <li>Não recebemos lances, cauções nem pagamentos por imóveis.</li>
            <li>Não ganhamos comissão pela venda e não escondemos imóveis de ninguém.</li>
            <li>Não passamos por real o que é inventado: todo exemplo vem marcado como exemplo.</li>
            <li>Não vendemos os seus dados.</li>
          </ul>
          <p>
            Cuidado com golpes: já foram encontrados milhares de sites falsos de leilão. Confira se o
            leiloeiro está matriculado na Junta Comercial do estado, chegue ao site oficial pelo edital e
            confirme nele, ou no processo, os dados de pagamento. No leilão judicial, o preço é depositado em
            conta do juízo.
          </p>
        </Prose>
      </Section>
      <Section title="Correções, acesso e contato">
        <Prose>
          <p>
            Viu um dado errado? <Link href={paths.contact}>Escreva para nós</Link> com o endereço da página;
            nós conferimos com a fonte e respondemos em até 24 horas úteis. Leia também a{' '}
            <Link href={paths.privacy}>política de privacidade</Link>, os{' '}
            <Link href={paths.terms}>termos de uso</Link> e a{' '}
            <Link href={paths.accessibility}>declaração de acessibilidade</Link>.
          </p>
        </Prose>
      </Section>
    </InfoPage>
  );
}
