import { Link } from '@martelo/ui/link';

import { ArticlePage } from '../../../features/blog/article-page.tsx';
import { paths } from '../../../paths.ts';

export function Component() {
  return (
    <ArticlePage slug="preco-vil">
      <p>
        Um leilão judicial existe para pagar uma dívida, e não para arruinar quem deve. Por isso o Código de
        Processo Civil não aceita lance por <strong>preço vil</strong>: a venda feita assim pode ser
        invalidada.
      </p>
      <h2>A regra (CPC, art. 891)</h2>
      <ul>
        <li>
          É vil o preço abaixo do <strong>mínimo que o juiz fixou</strong> e que consta do edital.
        </li>
        <li>
          Se o juiz não fixou mínimo, é vil o preço abaixo de <strong>50 % da avaliação</strong>.
        </li>
        <li>
          Se o imóvel é de pessoa <strong>incapaz</strong> e o leilão não alcança 80 % da avaliação, a venda é
          adiada por até um ano (art. 896).
        </li>
      </ul>
      <h2>O que a regra não diz</h2>
      <p>
        Ela não diz que a primeira praça é por 100 % da avaliação nem que a segunda é por 50 %. Esses números
        vêm do edital. Há juízes que fixam 60 % ou 75 %, às vezes nas duas praças.
      </p>
      <h2>E fora da Justiça?</h2>
      <p>
        No leilão extrajudicial da Lei 9.514, a lei tem os seus próprios pisos: no financiamento da própria
        moradia a lei pede, no segundo leilão, a dívida inteira com as despesas (art. 26-A, § 3º); nos outros
        o banco pode aceitar ao menos metade da avaliação (art. 27, § 2º). Na venda direta da Caixa, o preço é
        o do anúncio.
      </p>
      <h2>O que fazer com isso</h2>
      <ul>
        <li>Procure no edital a frase do lance mínimo de cada data e anote a porcentagem.</li>
        <li>
          Veja de quando é a avaliação. Se for de anos atrás, o juiz pode mandar atualizá-la, e o mínimo sobe
          com ela.
        </li>
        <li>
          Lance perto do limite atrai impugnação: o devedor tem 10 dias, depois do auto, para apontar o preço
          vil (art. 903, §§ 1º e 2º). Não gaste com obra antes disso.
        </li>
        <li>
          Faça a conta inteira na <Link href={paths.calculator}>calculadora</Link>: um bom lance é o que dá
          certo com todos os custos, não o menor.
        </li>
      </ul>
    </ArticlePage>
  );
}
