import { Link } from '@martelo/ui/link';

import { paths } from '../../paths.ts';
import { storedData } from './privacy-stored-data.tsx';
import type { TextSection } from './sections.tsx';

/** The day of this text; change it with the text, never without. */
export const privacyDate = '2026-11-30';

/** `/politica-de-privacidade` (INFO-03); `email` is the contact that the site was set up with. */
export const privacy = (email: string | null): readonly TextSection[] => [
  {
    id: 'resumo',
    title: 'Em poucas palavras',
    content: (
      <ul>
        <li>Para buscar e ler listas não pedimos nome nem email.</li>
        <li>Guardamos o que você nos dá para ter conta, favoritos e alertas, e pouco mais.</li>
        <li>Não vendemos dados. Leiloeiros e bancos não ficam sabendo o que você procura.</li>
        <li>Nada é medido para publicidade antes de você aceitar, e recusar não tira nada do site.</li>
        <li>
          Clientes baixam tudo o que guardamos, ou apagam a conta, em Minha Conta, sem pedir a ninguém.
          Leiloeiros escrevem para nós.
        </li>
      </ul>
    ),
  },
  {
    id: 'quem',
    title: 'Quem cuida dos seus dados',
    content: (
      <p>
        O controlador é quem opera este site sob o nome Martelo. Para qualquer assunto de dados pessoais, e
        para falar com o encarregado (Lei Geral de Proteção de Dados, art. 41),{' '}
        {email ? (
          <>
            escreva para <Link href={`mailto:${email}`}>{email}</Link> ou use o{' '}
            <Link href={paths.contact}>formulário de contato</Link>
          </>
        ) : (
          <>
            use o <Link href={paths.contact}>formulário de contato</Link>
          </>
        )}
        .
      </p>
    ),
  },
  ...storedData,
  {
    id: 'compartilhamento',
    title: 'Com quem dividimos',
    content: (
      <>
        <p>Só com quem precisa, para o serviço funcionar, e sob contrato:</p>
        <ul>
          <li>o provedor de hospedagem e o de email, que processam os dados por nossa conta;</li>
          <li>
            o site de pagamento, em que você mesmo informa os seus dados ao assinar; ele nos avisa o email, o
            plano e a situação da assinatura;
          </li>
          <li>autoridades, quando a lei ou uma ordem judicial obriga.</li>
        </ul>
        <p>
          Se um desses provedores guardar dados fora do Brasil, isso segue as regras de transferência
          internacional da LGPD (arts. 33 a 36). Ao abrir o site oficial de um leilão você sai daqui: lá vale
          a política de lá.
        </p>
      </>
    ),
  },
  {
    id: 'direitos',
    title: 'Os seus direitos',
    content: (
      <>
        <p>
          A LGPD (art. 18) dá a você o direito de confirmar se tratamos os seus dados, ver, corrigir, levar
          embora, apagar ou bloquear o que for excessivo, saber com quem foram divididos, retirar um
          consentimento e se opor a um uso. Boa parte você faz sozinho, em Minha Conta:
        </p>
        <ul>
          <li>
            <strong>Ver e levar:</strong> o botão de exportar baixa na hora um arquivo ZIP com tudo o que
            guardamos de você, em JSON e CSV.
          </li>
          <li>
            <strong>Corrigir:</strong> em dados pessoais.
          </li>
          <li>
            <strong>Parar os emails:</strong> nas notificações, ou pelo link no fim de cada aviso, sem
            precisar entrar.
          </li>
          <li>
            <strong>Apagar:</strong> no pedido de exclusão da conta.
          </li>
        </ul>
        <p>
          Para o resto, escreva. A resposta simples é imediata e a completa vem em até 15 dias (art. 19), sem
          custo. Se não ficar satisfeito, você pode reclamar à Autoridade Nacional de Proteção de Dados
          (ANPD).
        </p>
      </>
    ),
  },
  {
    id: 'exclusao',
    title: 'Exclusão da conta',
    content: (
      <>
        <p>
          Depois do pedido há <strong>15 dias</strong> em que você pode cancelá-lo. Passado o prazo, apagamos
          a conta com perfil, favoritos, visitas, calendários, alertas, oportunidades, atividades, downloads,
          preferências, assinatura e os emails ligados a ela, e mandamos uma última mensagem de confirmação. O
          que fica, e por quê:
        </p>
        <ul>
          <li>avisos de pagamento recebidos do site de pagamento, pela obrigação fiscal e contábil;</li>
          <li>
            mensagens enviadas pelo formulário de contato, que não dependem de conta; apagamos a pedido;
          </li>
          <li>o registro de que um pedido de exclusão foi atendido, sem o seu nome;</li>
          <li>
            registros de acesso (endereço IP, data e hora), por 6 meses e em sigilo, porque o Marco Civil da
            Internet (art. 15) obriga.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'seguranca',
    title: 'Segurança',
    content: (
      <p>
        As senhas são guardadas só como resumo criptográfico (argon2id), e os códigos de sessão e de links
        também apenas como resumo: nem nós os lemos. Tentativas repetidas de adivinhar uma senha são freadas.
        Os registros técnicos não levam senha, código de sessão, CPF nem email em claro. Se houver um
        incidente que possa causar risco ou dano relevante, avisamos você e a ANPD (art. 48).
      </p>
    ),
  },
  {
    id: 'menores',
    title: 'Crianças e adolescentes',
    content: (
      <p>
        O serviço é para maiores de 18 anos. Se soubermos que uma conta é de uma criança ou de um adolescente,
        ela é encerrada e os dados são apagados.
      </p>
    ),
  },
  {
    id: 'mudancas',
    title: 'Mudanças nesta política',
    content: (
      <p>
        A data no alto da página é a deste texto. Se passarmos a usar dados para outra coisa, avisamos antes
        por email quem tem conta e, quando a lei pedir, perguntamos de novo.
      </p>
    ),
  },
];
