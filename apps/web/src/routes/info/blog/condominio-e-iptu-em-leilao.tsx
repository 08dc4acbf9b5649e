import { Link } from '@martelo/ui/link';

import { ArticlePage } from '../../../features/blog/article-page.tsx';
import { paths } from '../../../paths.ts';

export function Component() {
  return (
    <ArticlePage slug="condominio-e-iptu-em-leilao">
      <p>
        É a pergunta que mais muda o preço de um leilão, e a resposta curta não serve: depende da dívida e do
        tipo de venda.
      </p>
      <h2>IPTU no leilão judicial: sai do preço</h2>
      <p>
        O Código Tributário Nacional diz que, na arrematação em hasta pública, os impostos do imóvel passam a
        ser pagos com o dinheiro da venda (art. 130, parágrafo único). O STJ foi além no{' '}
        <strong>Tema 1134</strong>: o edital não pode jogar para quem compra o IPTU anterior, ainda que diga
        isso com todas as letras. A partir da arrematação, o imposto é seu.
      </p>
      <h2>IPTU no extrajudicial e na venda direta: leia</h2>
      <p>
        Essa proteção é do leilão judicial. No leilão do banco e na venda direta, o imposto acompanha o
        imóvel, e o edital ou o anúncio diz quem o paga. Em muitos, o vendedor assume até certa data; em
        outros, é tudo por conta do comprador. Na Caixa, desde março de 2025, está em cada anúncio.
      </p>
      <h2>Condomínio: o edital decide</h2>
      <p>
        A dívida de condomínio acompanha o imóvel (Código Civil, art. 1.345). No leilão judicial, o que conta
        é se o edital avisou: se avisou que fica com o comprador, fica; se a dívida é cobrada no próprio
        processo, costuma sair primeiro do preço. Quando o edital se cala, a briga é com o condomínio na
        Justiça, e ela pode demorar. No extrajudicial, a Lei 9.514 põe na conta do antigo dono o que venceu
        até a posse do banco (art. 27, § 8º), mas o condomínio cobra de quem é dono hoje.
      </p>
      <h2>O que fazer antes do lance</h2>
      <ul>
        <li>Peça ao síndico ou à administradora a dívida atualizada, por escrito, com ações em andamento.</li>
        <li>Tire a certidão de débitos do imóvel no site da prefeitura.</li>
        <li>No processo, procure as petições do condomínio e da Fazenda: o valor está lá.</li>
        <li>
          Some o que ficar com você à <Link href={paths.calculator}>conta do lance</Link>. Se o número for
          incerto, use o pior.
        </li>
      </ul>
      <h2>Depois de arrematar</h2>
      <p>
        No judicial, peça ao juiz que reserve do preço o que for de IPTU e condomínio e que mande dar baixa
        nas dívidas antigas. E pague as novas desde o primeiro dia: elas já são suas.
      </p>
    </ArticlePage>
  );
}
