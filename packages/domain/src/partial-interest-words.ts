import { formatNumber } from './numbers.ts';
import type { PartialInterest } from './partial-interest.ts';

interface PartialInterestWords {
  title: string;
  text: string;
}

/** What it means that not the whole property is sold, by the law (LABEL-35). */
export function partialInterestWords({ kind, share }: PartialInterest): PartialInterestWords {
  switch (kind) {
    case 'share':
      return {
        title:
          share === null
            ? 'Vende-se só uma parte do imóvel'
            : `Vende-se só uma parte: ${formatNumber(share, 4)} % do imóvel`,
        text: 'É o que diz o título na fonte. Quem compra vira dono junto com os outros e não recebe as chaves só para si. Cada dono pode pedir a divisão ou, se não dá para dividir, a venda de tudo, em que os outros têm preferência (Código Civil, arts. 1.314, 1.320 e 1.322).',
      };
    case 'rights':
      return {
        title: 'Vendem-se direitos sobre o imóvel, não a propriedade',
        text: 'É o que diz o título na fonte. Podem ser os de quem ainda paga um financiamento ou uma compra a prazo (CPC, art. 835, XII): veja no edital que direitos são, quanto falta pagar e o que é preciso para ter o imóvel em seu nome.',
      };
    case 'bare-ownership':
      return {
        title: 'Vende-se a nua-propriedade',
        text: 'É o que diz o título na fonte. Outra pessoa usa o imóvel, ou recebe o aluguel, enquanto durar o usufruto (Código Civil, art. 1.394). Veja na matrícula de quem ele é e até quando.',
      };
  }
}
