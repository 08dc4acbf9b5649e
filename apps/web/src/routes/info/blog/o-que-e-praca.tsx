import { Link } from '@martelo/ui/link';

import { ArticlePage } from '../../../features/blog/article-page.tsx';
import { paths } from '../../../paths.ts';

export function Component() {
  return (
    <ArticlePage slug="o-que-e-praca">
      <p>
        <strong>Praça</strong> é cada data em que o imóvel vai a leilão. A palavra vem do tempo em que o
        porteiro apregoava os bens na praça em frente ao fórum. Hoje quase tudo é eletrônico, mas o nome
        ficou.
      </p>
      <h2>A primeira praça</h2>
      <p>
        No leilão judicial, a primeira praça costuma pedir o valor da{' '}
        <Link href={`${paths.glossary}#avaliacao`}>avaliação</Link>. Não é a lei que manda: quem fixa o preço
        mínimo é o juiz, e ele está no edital. Se ninguém cobre o mínimo, o imóvel vai à segunda.
      </p>
      <p>
        No leilão extrajudicial, o primeiro leilão pede o valor do imóvel indicado no contrato, ou o que a
        prefeitura usa para o ITBI quando ele é maior.
      </p>
      <h2>A segunda praça</h2>
      <p>
        Na segunda praça judicial o mínimo costuma cair, muitas vezes para 50 % ou 60 % da avaliação, até o
        limite do <Link href={paths.article('preco-vil')}>preço vil</Link>. Há editais com o mesmo mínimo nas
        duas: leia antes de esperar pela segunda.
      </p>
      <p>
        No extrajudicial a lógica é outra. No financiamento da própria moradia a lei pede, no segundo leilão,
        a <strong>dívida</strong> inteira com as despesas (art. 26-A, § 3º); nos outros o banco pode aceitar
        ao menos metade da avaliação. Se a dívida é grande, o segundo leilão pode sair{' '}
        <strong>mais caro</strong> que o primeiro. E, até ele, o antigo dono tem preferência para ficar com o
        imóvel.
      </p>
      <h2>Leilão único e venda direta</h2>
      <p>
        Uma data só, que a fonte não diz de qual praça é, aparece aqui como <em>leilão</em>. E um imóvel
        vendido por preço fixo, sem disputa, não tem praça: é{' '}
        <Link href={paths.article('caixa-das-pracas-a-venda-direta')}>venda direta</Link>.
      </p>
      <h2>Não confunda com o número do leilão</h2>
      <p>
        “55º leilão” é a contagem do leiloeiro, não a praça. O que importa para o preço é se aquela data é a
        primeira ou a segunda do <em>mesmo</em> edital. Nas nossas páginas, a praça em curso e as datas ficam
        no alto, no horário de Brasília.
      </p>
    </ArticlePage>
  );
}
