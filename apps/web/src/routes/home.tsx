import { Container } from '@martelo/ui/container';
import { Notice } from '@martelo/ui/notice';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';

import { getHome, type HomeLists } from '../features/auctions/auctions.calls.ts';
import { messages } from '../features/auctions/messages.ts';
import { HomeCategories } from '../features/home/home-categories.tsx';
import { HomeHero } from '../features/home/home-hero.tsx';
import { HomeList } from '../features/home/home-list.tsx';
import { HowItWorks } from '../features/home/how-it-works.tsx';
import { listCategories, listStates } from '../features/places/places.calls.ts';
import { apiFor } from '../lib/api.ts';
import { Canonical } from '../lib/canonical.tsx';
import { paths } from '../paths.ts';
import * as styles from './home.css.ts';

const nothing: HomeLists = {
  highlighted: [],
  recent: [],
  next: [],
  totals: { auctions: 0, cities: 0, listDate: null },
};

export async function loader({ request: { signal }, context }: LoaderFunctionArgs) {
  const api = apiFor(context);
  const home = getHome(api, signal).then(
    (lists) => ({ lists, failed: false }),
    () => ({ lists: nothing, failed: true }),
  );
  const [{ lists, failed }, states, categories] = await Promise.all([
    home,
    listStates(api, signal),
    listCategories(api, signal),
  ]);
  signal.throwIfAborted();
  return { lists, failed, states, categories };
}

export function Component() {
  const { lists, failed, states, categories } = useLoaderData<typeof loader>();
  return (
    <>
      <title>Martelo · leilões de imóveis de todo o Brasil, com fonte e data</title>
      <meta
        name="description"
        content="Leilões judiciais, extrajudiciais e da Caixa reunidos de listas oficiais. Busque por cidade, preço e tipo, e vá ao site oficial."
      />
      <Canonical path={paths.home} />
      <HomeHero states={states} totals={lists.totals} />
      <Container className={styles.sections}>
        {failed && (
          <Notice tone="critical" title={messages.homeFailed}>
            {messages.homeWarning}
          </Notice>
        )}
        <HomeList title="Em destaque" auctions={lists.highlighted} carousel href={paths.auctions} />
        <HomeCategories categories={categories} />
        <HomeList
          title="Encerram em seguida"
          auctions={lists.next}
          href={paths.list(paths.auctions, { order: 4 })}
        />
        <HomeList title="Chegaram agora" auctions={lists.recent} href={paths.auctions} />
        <HowItWorks />
      </Container>
    </>
  );
}
