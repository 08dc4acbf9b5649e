import type { TextSection } from './sections.tsx';

/**
 * What the server and the browser keep, why and for how long: as the migrations, the clean-up job and lib/storage have
 * it.
 */
export const storedData: readonly TextSection[] = [
  {
    id: 'o-que-guardamos',
    title: 'O que guardamos, para quê e por quanto tempo',
    content: (
      <>
        <p>
          <strong>Conta</strong> (para prestar o serviço que você pediu: art. 7º, V, da LGPD), enquanto a
          conta existir:
        </p>
        <ul>
          <li>nome, nome de usuário, email e senha (só o resumo criptográfico);</li>
          <li>tipo de pessoa, CPF ou CNPJ, empresa, telefones e endereço, os que você informar;</li>
          <li>quando aceitou os termos e quando confirmou o email;</li>
          <li>
            favoritos, alertas, oportunidades encontradas, conteúdos baixados, preferências de aviso e uma
            lista de atividades da conta;
          </li>
          <li>
            quando você viu cada imóvel pela última vez, por 180 dias, para dizer o que mudou desde então;
          </li>
          <li>plano, situação e datas da assinatura.</li>
        </ul>
        <p>
          <strong>Sessões e links</strong> (para proteger a conta: art. 7º, IX): uma sessão vale 24 horas; um
          link de senha ou de confirmação é apagado 7 dias depois de vencer; a contagem de tentativas de
          entrada, que guarda apenas um resumo do email ou do endereço IP, some em 1 dia; o resumo do endereço
          IP de onde você entrou na conta, para que tentativas de outras pessoas não atrapalhem a sua, é
          apagado 90 dias depois do último uso; o email anterior de uma troca, para que você possa desfazê-la,
          30 dias depois que ela termina.
        </p>
        <p>
          <strong>Mensagens de contato</strong>: nome, email, assunto, texto e data, para responder e
          comprovar o atendimento (art. 7º, V e IX). Não têm prazo automático; apagamos a seu pedido.
        </p>
        <p>
          <strong>Convites</strong>: o email a que um convite foi feito, e o nome, onde o temos, até 30 dias
          depois de usado ou vencido, ou até a conta ser apagada.
        </p>
        <p>
          <strong>Emails que enviamos</strong>: o texto e o destinatário ficam 90 dias, para reenviar o que
          falhou e conferir reclamações.
        </p>
        <p>
          <strong>Pagamentos</strong>: os avisos do site de pagamento (email, nome, plano, situação e data),
          pelo prazo da obrigação fiscal e contábil (art. 7º, II). Não recebemos dados de cartão.
        </p>
        <p>
          <strong>Registros de acesso</strong>: endereço IP, data e hora, por 6 meses, por obrigação do Marco
          Civil da Internet (art. 15).
        </p>
      </>
    ),
  },
  {
    id: 'medicao',
    title: 'Medição e publicidade, só com o seu aceite',
    content: (
      <>
        <p>
          Se você aceitar o aviso de privacidade, registramos que páginas são vistas e o que é feito nelas
          (ver um leilão, buscar, favoritar, escrever para nós): nome do evento, título da página, primeira
          parte do endereço, o leilão e um número sorteado para a visita, que esquecemos em 1 hora. Esses
          registros não levam nome, email nem endereço IP e são apagados em 13 meses. Se o site tiver um pixel
          de publicidade configurado, ele também só recebe esses eventos depois do aceite (art. 7º, I).
        </p>
        <p>
          Sem aceite, nada disso é enviado. Você pode mudar de ideia quando quiser, apagando os dados do site
          no navegador, e o aviso volta a perguntar.
        </p>
      </>
    ),
  },
  {
    id: 'navegador',
    title: 'O que fica no seu navegador',
    content: (
      <>
        <p>Não usamos cookies de rastreamento. O que existe:</p>
        <ul>
          <li>
            <strong>Cookies de aparência</strong> (<code>tema</code>, <code>contraste</code>,{' '}
            <code>densidade</code>), por 1 ano, só se você escolher uma aparência;
          </li>
          <li>
            <strong>Cookie de quem entrou</strong> (<code>entrou</code>), por 1 dia, que diz se há uma sessão
            e se há uma assinatura, para que a página já venha certa; não diz quem você é e some ao sair;
          </li>
          <li>
            <strong>Cookie do que você acabou de gravar</strong> (<code>martelo-escreveu</code>), por 10
            segundos, para que você já leia o que gravou; não diz quem você é;
          </li>
          <li>
            <strong>Sessão</strong> (<code>auth_token</code>, <code>user_type</code>, <code>user_data</code>),
            no armazenamento local quando você pede para ser lembrado, ou só na aba aberta; some ao sair;
          </li>
          <li>
            <strong>A última lista vista</strong> (<code>last_list_address</code>), para o botão de voltar;
            some ao sair;
          </li>
          <li>
            <strong>Rascunhos de formulários</strong>, só na aba aberta, para que nada digitado se perca;
            nunca senhas;
          </li>
          <li>
            <strong>Escolhas suas</strong>, como a resposta ao aviso de privacidade e os avisos que você
            dispensou.
          </li>
        </ul>
        <p>Você pode apagar tudo isso nas configurações do navegador; o site continua funcionando.</p>
      </>
    ),
  },
];
