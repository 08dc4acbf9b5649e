import { Button } from '@martelo/ui/button';
import { Container } from '@martelo/ui/container';
import { Inline } from '@martelo/ui/inline';
import { Notice } from '@martelo/ui/notice';
import { use } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router-dom';

import { ContactLine } from '../features/home/contact-line.tsx';
import type { loadHome } from '../features/home/load-home.ts';
import { messages } from '../features/home/messages.ts';
import { Testimonials } from '../features/home/testimonials.tsx';
import { PlansBlock } from '../features/plans/plans-block.tsx';
import { track } from '../features/analytics/track.ts';
import { useSiteSettings } from '../features/site-settings/use-site-settings.ts';
import { useSubscriber } from '../features/session/subscriber.ts';
import { HomeCategories } from '../features/home/home-categories.tsx';
import { HomeHero } from '../features/home/home-hero.tsx';
import { HomeList } from '../features/home/home-list.tsx';
import { HowItWorks } from '../features/home/how-it-works.tsx';
import { later } from '../features/home/later-section.css.ts';
import { SiteOriginContext } from '../lib/canonical.tsx';
import { DeferredHydration } from '../lib/deferred-hydration.tsx';
import { lazyPart } from '../lib/lazy-part.tsx';
import { loadScript } from '../lib/load-script.ts';
import { messages as shared } from '../lib/messages.ts';
import { PageHead } from '../lib/page-head.tsx';
import { siteFacts } from '../lib/site-facts.ts';
import { StructuredData } from '../lib/structured-data.tsx';
import { useIdle } from '../lib/use-idle.ts';
import { paths } from '../paths.ts';

const VisitsPopup = lazyPart(
  async () => (await loadScript(() => import('../features/marketing/visits-popup.tsx'))).VisitsPopup,
);

export async function loader(args: LoaderFunctionArgs): ReturnType<typeof loadHome> {
  const { loadHome } = await loadScript(() => import('../features/home/load-home.ts'));
  return loadHome(args);
}

export function Component() {
  const { lists, failure, offer, states, categories } = useLoaderData<typeof loader>();
  const { marketing } = useSiteSettings();
  const idle = useIdle();
  const subscribes = useSubscriber();
  const { revalidate, state } = useRevalidator();
  return (
    <>
      <PageHead
        whole
        title="Martelo · leilões de imóveis de todo o Brasil, com fonte e data"
        description="Leilões de imóveis reunidos de listas oficiais, com a fonte e a data de cada valor. Busque por cidade, preço e tipo, e vá ao site oficial."
        path={paths.home}
        image="/share-home.png"
      />
      <StructuredData data={siteFacts(use(SiteOriginContext))} />
      <HomeHero states={states} totals={lists.totals} offer={offer} />
      <Container gap="huge" above="xxlarge" below="xxlarge">
        {failure && (
          <Notice tone="critical" title={messages.failures[failure]}>
            <Inline gap="medium" rowGap="xsmall">
              {messages.warning}
              <Button size="small" loading={state === 'loading'} onClick={() => void revalidate()}>
                {shared.retry}
              </Button>
            </Inline>
          </Notice>
        )}
        <DeferredHydration>
          <HomeList title="Em destaque" auctions={lists.highlighted} highlighted href={paths.auctions} />
          <HomeCategories categories={categories} />
          <HomeList
            title="Encerram em seguida"
            auctions={lists.next}
            href={paths.list(paths.auctions, { order: 4 })}
          />
          <HomeList
            title={lists.recentIsOld ? 'Das listas mais recentes' : 'Chegaram agora'}
            auctions={lists.recent}
            href={paths.auctions}
          />
          <HowItWorks />
          <Testimonials />
          {!subscribes && (
            <div className={later.plans}>
              <PlansBlock offer={offer} onSubscribe={() => track({ name: 'lead' })} />
            </div>
          )}
          <ContactLine />
        </DeferredHydration>
      </Container>
      {idle && !subscribes && marketing !== 'off' && <VisitsPopup marketing={marketing} />}
    </>
  );
}
