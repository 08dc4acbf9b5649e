import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

import { ButtonLink } from '../button/button.tsx';
import { Container } from '../container/container.tsx';
import { Anchor } from '../internal/link-anchor.tsx';
import { toDialled } from '@martelo/domain/to-dialled';
import { warnEmptyItems } from '../internal/warn-dev.ts';
import { Logo } from '../logo/logo.tsx';
import { useMessages } from '../messages/messages.tsx';
import { shellTexts } from '../messages/pt-br-shell.ts';

import * as styles from './footer.css.ts';

export interface FooterLink {
  /** The words of the link. */
  label: string;
  /** Where it leads. */
  href: string;
}

export interface FooterProps extends Omit<ComponentProps<'footer'>, 'children'> {
  /** Links to the kinds of property. */
  categories: readonly FooterLink[];
  /** Links to the site's own pages. */
  pages: readonly FooterLink[];
  /** The address that is written to. */
  email?: string | null | undefined;
  /** As it is read: '(11) 4002-8922'; a link where it can be dialled. */
  phone?: string | null | undefined;
  /** Address of the messaging conversation. */
  messageHref?: string | null | undefined;
  /** When somebody answers: 'Segunda a sexta, 9h às 18h; sábado, 9h às 13h'. */
  hours: string;
  /** Where the figures come from, and of which date. */
  sources?: string | undefined;
  /** The page with the contact form. */
  contactHref: string;
  /** What a person may set for the whole site: `DisplaySettings`. */
  settings?: ReactNode;
}

/** The end of every page: where else to go, whom to ask (SHELL-07). Contacts that are not set are left out. */
export function Footer({
  categories = [],
  pages = [],
  email,
  phone,
  messageHref,
  hours,
  sources,
  contactHref,
  settings,
  className,
  ...props
}: FooterProps) {
  if (process.env.NODE_ENV !== 'production') {
    warnEmptyItems('Footer', 'categories', categories);
    warnEmptyItems('Footer', 'pages', pages);
  }
  const messages = useMessages(shellTexts);
  const dialled = phone && toDialled(phone);
  return (
    <footer {...props} className={cx(styles.base, className)}>
      <Container className={styles.columns}>
        <div className={styles.about}>
          <Logo />
          <p>{messages.footerNote}</p>
          {sources && <p>{sources}</p>}
        </div>
        <Links title={messages.footerCategories} links={categories} />
        <Links title={messages.footerPages} links={pages} columns="two" />
        <Column title={messages.footerContact}>
          <ul>
            {email && <Item href={`mailto:${email}`}>{email}</Item>}
            {phone && (dialled ? <Item href={`tel:${dialled}`}>{phone}</Item> : <li>{phone}</li>)}
            {messageHref && <Item href={messageHref}>{messages.sendMessage}</Item>}
          </ul>
          {hours && <p className={styles.hours}>{hours}</p>}
          <ButtonLink href={contactHref} className={styles.contact}>
            {messages.contactUs}
          </ButtonLink>
        </Column>
      </Container>
      {settings && <Container className={styles.settings}>{settings}</Container>}
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.column}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}

interface LinksProps {
  title: string;
  links: readonly FooterLink[];
  /** On desktops; below, always two. */
  columns?: keyof typeof styles.links | undefined;
}

function Links({ title, links, columns = 'one' }: LinksProps) {
  if (links.length === 0) return null;
  return (
    <Column title={title}>
      <ul className={styles.links[columns]}>
        {links.map(({ label, href }) => (
          <Item key={href} href={href}>
            {label}
          </Item>
        ))}
      </ul>
    </Column>
  );
}

function Item({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <Anchor href={href} className={styles.link}>
        {children}
      </Anchor>
    </li>
  );
}
