import { Link } from '@martelo/ui/link';

import { ArticlePage } from '../../../features/blog/article-page.tsx';
import { paths } from '../../../paths.ts';

export function Component() {
  return (
    <ArticlePage slug="como-ler-um-edital">
      <p>
        O edital é o contrato que você aceita ao dar um lance. No leilão judicial a lei diz o que ele tem de
        conter (CPC, art. 886) e manda publicá-lo na internet ao menos 5 dias antes (art. 887). Leia-o com uma
        folha ao lado e estas sete perguntas.
      </p>
      <h2>1. Que imóvel é este, exatamente?</h2>
      <p>
        Anote a <strong>matrícula</strong> e o cartório, e peça uma certidão recente. Compare área, vaga de
        garagem e endereço. Veja o que está sendo vendido: o imóvel inteiro, uma fração ideal ou só{' '}
        <em>direitos</em> sobre ele, o que é bem menos.
      </p>
      <h2>2. Qual é o mínimo em cada data?</h2>
      <p>
        Procure o lance mínimo da primeira e da segunda praça, o incremento entre lances e se a data é em
        horário de Brasília. Confira de quando é a avaliação.
      </p>
      <h2>3. Quanto é a comissão, e quem a paga?</h2>
      <p>
        Em geral, 5 % do lance, pagos por quem compra, por fora. Veja também o que se paga se houver acordo ou
        desistência depois do leilão.
      </p>
      <h2>4. Que dívidas vêm junto?</h2>
      <p>
        Leia a parte de ônus e débitos.{' '}
        <Link href={paths.article('condominio-e-iptu-em-leilao')}>IPTU e condomínio</Link> seguem regras
        diferentes. Se o edital só diz “eventuais débitos por conta do arrematante”, peça os valores ao
        síndico e à prefeitura antes.
      </p>
      <h2>5. Alguém mora lá?</h2>
      <p>
        “Ocupado” pode ser o devedor, um inquilino com contrato, ou um estranho. Cada um pede um caminho e um
        prazo. Se o edital não diz, trate como ocupado.
      </p>
      <h2>6. Como e quando se paga?</h2>
      <p>
        Muitos editais pedem tudo em 24 horas. No judicial você tem o direito de <strong>propor</strong>{' '}
        parcelas por escrito: 25 % de entrada e até 30 meses, com hipoteca do imóvel (CPC, art. 895). A
        proposta à vista vence. Financiamento e FGTS, só se o edital os admitir.
      </p>
      <h2>7. O processo ainda pode virar?</h2>
      <p>
        Procure o número do processo no site do tribunal. Recurso pendente, outro credor com penhora,
        coproprietário ou cônjuge não avisado e devedor sem intimação são as causas comuns de leilão desfeito.
        O edital deve dizer se há recurso ou causa pendente.
      </p>
      <h2>No extrajudicial e na Caixa</h2>
      <p>
        Não há processo, mas há regras no edital ou no anúncio. Some: a consolidação está averbada na
        matrícula? O antigo dono ainda pode exercer a preferência? Quem paga IPTU e condomínio até a posse? Há
        ação dele contra o banco?
      </p>
      <p>
        Com as respostas em mãos, ponha os números na <Link href={paths.calculator}>calculadora</Link> e
        decida o seu lance máximo <strong>antes</strong> de o leilão abrir.
      </p>
    </ArticlePage>
  );
}
