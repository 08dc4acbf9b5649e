import { Link } from '@martelo/ui/link';

import { ArticlePage } from '../../../features/blog/article-page.tsx';
import { paths } from '../../../paths.ts';

export function Component() {
  return (
    <ArticlePage slug="caixa-das-pracas-a-venda-direta">
      <p>
        A Caixa é quem mais vende imóveis retomados no país. O mesmo imóvel pode aparecer meses seguidos, cada
        vez com um nome: ele está descendo uma escada.
      </p>
      <h2>1º e 2º leilão</h2>
      <p>
        São os da Lei 9.514: o banco consolida a propriedade e leiloa em até 60 dias; o segundo vem nos 15
        dias seguintes. Há leiloeiro e comissão de quem compra. O segundo parte da dívida com as despesas, por
        isso às vezes pede mais que o primeiro, e até ele o antigo dono pode exercer a preferência.
      </p>
      <h2>Licitação aberta</h2>
      <p>
        Não vendido nos leilões, o imóvel vai a um edital de propostas: todas até uma data, ganha a maior. O
        edital diz quem conduz e o que se paga.
      </p>
      <h2>Venda online</h2>
      <p>Na página do imóvel corre um relógio. Quem oferece mais até ele zerar leva. Não há praças.</p>
      <h2>Venda direta</h2>
      <p>
        O último degrau: preço fixo, ganha a primeira proposta pelo valor. Não há leiloeiro, logo não há os 5
        % de comissão. É a venda mais parecida com a de uma imobiliária, mas o imóvel vem no estado e na
        ocupação em que está.
      </p>
      <h2>O que conferir em qualquer degrau</h2>
      <ul>
        <li>
          <strong>Quem paga as dívidas.</strong> Desde março de 2025 o anúncio de cada imóvel diz quem arca
          com IPTU e condomínio.
        </li>
        <li>
          <strong>Financiamento e FGTS.</strong> Só onde o anúncio admite, e a análise do banco leva tempo. O
          FGTS exige três anos de contribuição, moradia própria, limite do SFH e nenhum outro imóvel na
          região, e não paga ITBI nem comissão.
        </li>
        <li>
          <strong>Ocupação.</strong> A desocupação corre por conta de quem compra. Conte meses.
        </li>
        <li>
          <strong>Ações do antigo dono.</strong> Procure o nome dele no site da Justiça Federal.
        </li>
      </ul>
      <h2>Como acompanhar aqui</h2>
      <p>
        O Martelo guarda o histórico de cada imóvel: quando entrou na lista, quando mudou de modalidade e de
        preço, quando saiu.{' '}
        <Link href={paths.list(paths.auctions, { types: ['caixa'] })}>Veja os imóveis da Caixa</Link> e leia o
        histórico antes de propor: quem já desceu três degraus pode descer mais um, ou pode ter sido esquecido
        por bom motivo.
      </p>
    </ArticlePage>
  );
}
