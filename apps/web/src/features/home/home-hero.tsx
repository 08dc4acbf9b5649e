import { formatNumber } from '@martelo/domain/numbers';
import { formatCalendarDate } from '@martelo/domain/dates';
import { ButtonLink } from '@martelo/ui/button';
import { Container } from '@martelo/ui/container';
import { Heading } from '@martelo/ui/heading';
import { Notice } from '@martelo/ui/notice';
import { SearchBlock } from '@martelo/ui/search-block';
import { StatLine } from '@martelo/ui/stat-line';
import { Text } from '@martelo/ui/text';
import { useAtomValue } from 'jotai';
import { useNavigate } from 'react-router-dom';

import { browserApi } from '../../lib/browser-api.ts';
import { loadScript } from '../../lib/load-script.ts';
import { useLatestCall } from '../../lib/use-latest-call.ts';
import { paths } from '../../paths.ts';
import { messages } from '../auction-list/messages.ts';
import { filtersOf, useSuggestions } from '../auction-list/use-suggestions.ts';
import type { Offer } from '../plans/plans.calls.ts';
import type { CityOption, StateOption } from '../places/places.calls.ts';
import { sessionAtom } from '../session/session.atoms.ts';
import { useSubscriber } from '../session/subscriber.ts';
import type { HomeLists } from './home.calls.ts';
import { PromoVideo } from './promo-video.tsx';

import * as styles from './home-hero.css.ts';

const subcategoriesOfTab = { all: [], properties: [1, 2], land: [3] } as const;

interface HomeHeroProps {
  states: readonly StateOption[];
  totals: HomeLists['totals'];
  offer: Pick<Offer, 'checkout' | 'demo' | 'failed'>;
}

/** One sentence, the search, and a quiet line of real figures (HOME-01, HOME-02). */
export function HomeHero({ states, totals, offer }: HomeHeroProps) {
  const navigate = useNavigate();
  const suggestions = useSuggestions();
  const subscribes = useSubscriber();
  const session = useAtomValue(sessionAtom);
  const [cities, loadingCities, ask, settle] = useLatestCall<readonly CityOption[]>([], []);

  const loadCities = (stateId: number | null) => {
    settle([]);
    if (stateId !== null)
      void ask(async (signal) => {
        const { listCities } = await loadScript(() => import('../places/places.calls.ts'));
        return listCities(await browserApi(), stateId, signal);
      });
  };

  return (
    <div className={styles.hero}>
      <Container className={styles.content}>
        <div className={styles.words}>
          <Heading headingLevel={1} size="hero">
            A melhor busca de leilões de imóveis do Brasil
          </Heading>
          <Text size="large" color="muted">
            Imóveis de listas oficiais, com a fonte e a data de cada valor.
          </Text>
        </div>
        <div className={styles.search}>
          <SearchBlock
            states={states}
            cities={cities}
            loadingCities={loadingCities}
            onStateChange={loadCities}
            action={paths.auctions}
            suggestions={{
              ...suggestions.shown,
              onTextChange: suggestions.find,
              onSelect: (suggestion, tab) =>
                void navigate(
                  suggestion.kind === 'auction'
                    ? paths.auction(suggestion.id)
                    : paths.list(paths.auctions, {
                        ...filtersOf(suggestion),
                        subcategoryIds: subcategoriesOfTab[tab],
                      }),
                ),
            }}
            onSubmit={({ tab, keyword, stateId, cityId }) =>
              void navigate(
                paths.list(paths.auctions, {
                  keyword,
                  stateIds: stateId === null ? [] : [stateId],
                  cityIds: cityId === null ? [] : [cityId],
                  subcategoryIds: subcategoriesOfTab[tab],
                }),
              )
            }
          />
          {states.length === 0 && <Notice tone="caution">{messages.placesFailed}</Notice>}
          {totals.auctions > 0 && (
            <StatLine
              items={[
                { value: formatNumber(totals.auctions), label: 'imóveis' },
                { value: formatNumber(totals.cities), label: 'cidades' },
                { value: formatCalendarDate(totals.listDate), label: 'lista mais recente' },
              ]}
            />
          )}
        </div>
        <p className={styles.offer}>
          {subscribes ? (
            <ButtonLink href={paths.opportunities} variant="soft">
              Ver oportunidades
            </ButtonLink>
          ) : !offer.demo && !offer.failed && !offer.checkout.annual ? (
            // The plan of this price is not sold yet.
            <ButtonLink href={session ? paths.auctions : paths.signUp} variant="soft">
              {session ? 'Ver todos os leilões' : 'Criar conta grátis'}
            </ButtonLink>
          ) : (
            <>
              <ButtonLink href={paths.plansOnHome} variant="soft">
                Assine por R$&nbsp;59,70/mês
              </ButtonLink>
              <Text as="span" size="small" color="muted">
                Plano anual
              </Text>
            </>
          )}
        </p>
        <div className={styles.film}>
          <PromoVideo />
        </div>
      </Container>
    </div>
  );
}
