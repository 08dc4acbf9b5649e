import { Link } from '@martelo/ui/link';

import { ArticlePage } from '../../../features/blog/article-page.tsx';
import { paths } from '../../../paths.ts';

export function Component() {
  return (
    <ArticlePage slug="itbi-comissao-e-cartorio">
      <p>
        Dois imóveis com o mesmo lance podem custar valores bem diferentes. Estas são as linhas que se somam
        ao lance até as chaves, e de onde vem cada uma.
      </p>
      <h2>Comissão do leiloeiro: o edital</h2>
      <p>
        O decreto dos leiloeiros (21.981/1932, art. 24) manda o comprador pagar 5 % sobre o que arremata, e o
        CNJ repete esse mínimo para os judiciais (Resolução 236/2016, art. 7º). Não há teto na lei, e já se
        validou mais que isso: o número que vale é o do edital. Quem paga é o comprador, além do lance. Em
        venda direta não há leiloeiro nem comissão.
      </p>
      <h2>ITBI: a prefeitura</h2>
      <p>
        É o imposto sobre a compra, em geral de 2 % a 3 %. Sem a guia paga o cartório não registra. A
        discussão está na <strong>base</strong>: o STJ entende que é o valor do negócio (Tema 1113), e em
        leilão isso é o preço pago. Muitas prefeituras cobram sobre um valor venal de referência maior. Dá
        para contestar; enquanto isso, faça a conta dos dois jeitos.
      </p>
      <h2>Escritura e registro: a tabela do estado</h2>
      <p>
        Os emolumentos seguem uma tabela estadual por faixa de valor. No leilão judicial, a carta de
        arrematação vai direto ao registro, sem escritura; no extrajudicial pode haver escritura. Cada ato
        custa, conforme o estado e a faixa, de 0,5 % a 3,3 % do preço, e com escritura são dois: peça o valor
        certo ao cartório.
      </p>
      <h2>Dívidas e posse: o edital de novo</h2>
      <p>
        Condomínio em atraso, conforme o edital; IPTU antigo,{' '}
        <Link href={paths.article('condominio-e-iptu-em-leilao')}>conforme o tipo de leilão</Link>;
        desocupação, quando há quem more lá: acordo, advogado, chaveiro, mudança. Em terreno de marinha, some
        o <Link href={`${paths.glossary}#laudemio`}>laudêmio</Link>.
      </p>
      <h2>Depois das chaves</h2>
      <p>
        Reforma, condomínio e IPTU dos meses de espera e, se for revender, corretagem e imposto de renda sobre
        o ganho: para pessoa física, 15 % até R$ 5 milhões de ganho, com alíquotas maiores acima disso e
        algumas isenções (Lei 13.259/2016). Guarde todos os recibos: o que entra no custo diminui o imposto.
      </p>
      <h2>Um exemplo</h2>
      <p>
        Um lance de R$ 200.000 com comissão de 5 % (R$ 10.000), ITBI de 3 % sobre o preço (R$ 6.000) e um
        registro suposto de R$ 2.000 já são R$ 218.000, sem escritura; conforme o estado, só o registro vai de
        R$ 1.000 a R$ 6.600. Se a prefeitura usar um valor venal de R$ 320.000, o ITBI sobe para R$ 9.600.{' '}
        <Link href={`${paths.calculator}?lance=200000&valor_venal=320000&registro=2000`}>
          Abra este exemplo na calculadora
        </Link>{' '}
        e troque os números pelos seus.
      </p>
    </ArticlePage>
  );
}
