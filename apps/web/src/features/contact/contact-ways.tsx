import { toDialled } from '@martelo/domain/to-dialled';
import { Heading } from '@martelo/ui/heading';
import { Link } from '@martelo/ui/link';
import { Text } from '@martelo/ui/text';

interface ContactWaysProps {
  email: string | null;
  phone: string | null;
  /** The address of the messaging conversation. */
  messageHref: string | null;
}

/** How else we are reached, and when; what the site was not set up with is left out. */
export function ContactWays({ email, phone, messageHref }: ContactWaysProps) {
  const dialled = phone && toDialled(phone);
  return (
    <>
      <Heading headingLevel={2} size="medium">
        Atendimento
      </Heading>
      {email && (
        <Text>
          Email:{' '}
          <Text as="span" size="inherit" color="inherit" breaks="anywhere">
            <Link href={`mailto:${email}`}>{email}</Link>
          </Text>
        </Text>
      )}
      {phone && <Text>Telefone: {dialled ? <Link href={`tel:${dialled}`}>{phone}</Link> : phone}</Text>}
      {messageHref && (
        <Text>
          <Link href={messageHref} external>
            Conversar por mensagem
          </Link>
        </Text>
      )}
      <Text color="muted">De segunda a sexta, das 9h às 18h, e aos sábados, das 9h às 13h.</Text>
    </>
  );
}
