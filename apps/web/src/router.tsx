import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';

import { leadTo } from './lib/lead-to.ts';
import { paths, patterns } from './paths.ts';
import { CheckingSession } from './shell/checking-session.tsx';
import { CheckingSignUp } from './shell/checking-way-in.tsx';
import { ScreenError, ShellError } from './shell/error-fallback.tsx';
import { Shell, loader as shellLoader } from './shell/shell.tsx';

/**
 * What a screen that needs a session has besides its address: the server leaves its loader to the browser and renders
 * 'Verificando autenticação...' in its place (AUTH-12).
 */
export const privately = { handle: { private: true }, HydrateFallback: CheckingSession } as const;

/** Whether a route's loader needs the browser's session. */
export const isPrivate = ({ handle }: Pick<RouteObject, 'handle'>): boolean =>
  (handle as { private?: boolean } | undefined)?.private === true;

const auctionList = () => import('./routes/auction-list.tsx');

/** Texts, which change on their own: a screen for each. */
const informationRoutes: RouteObject[] = [
  {
    id: 'routes/info/how-it-works',
    path: paths.howItWorksPage,
    lazy: () => import('./routes/info/how-it-works.tsx'),
  },
  { id: 'routes/info/benefits', path: paths.benefits, lazy: () => import('./routes/info/benefits.tsx') },
  { id: 'routes/info/about', path: paths.about, lazy: () => import('./routes/info/about.tsx') },
  {
    id: 'routes/info/questions',
    path: paths.questions,
    lazy: () => import('./routes/info/questions.tsx'),
  },
  { id: 'routes/info/terms', path: paths.terms, lazy: () => import('./routes/info/terms.tsx') },
  {
    id: 'routes/info/privacy',
    path: paths.privacy,
    lazy: () => import('./routes/info/privacy.tsx'),
  },
  {
    id: 'routes/info/accessibility',
    path: paths.accessibility,
    lazy: () => import('./routes/info/accessibility.tsx'),
  },
  { id: 'routes/info/glossary', path: paths.glossary, lazy: () => import('./routes/info/glossary.tsx') },
  { id: 'routes/info/blog', path: paths.blog, lazy: () => import('./routes/info/blog.tsx') },
  {
    id: 'routes/info/blog/como-ler-um-edital',
    path: paths.article('como-ler-um-edital'),
    lazy: () => import('./routes/info/blog/como-ler-um-edital.tsx'),
  },
  {
    id: 'routes/info/blog/itbi-comissao-e-cartorio',
    path: paths.article('itbi-comissao-e-cartorio'),
    lazy: () => import('./routes/info/blog/itbi-comissao-e-cartorio.tsx'),
  },
  {
    id: 'routes/info/blog/condominio-e-iptu-em-leilao',
    path: paths.article('condominio-e-iptu-em-leilao'),
    lazy: () => import('./routes/info/blog/condominio-e-iptu-em-leilao.tsx'),
  },
  {
    id: 'routes/info/blog/caixa-das-pracas-a-venda-direta',
    path: paths.article('caixa-das-pracas-a-venda-direta'),
    lazy: () => import('./routes/info/blog/caixa-das-pracas-a-venda-direta.tsx'),
  },
  {
    id: 'routes/info/blog/preco-vil',
    path: paths.article('preco-vil'),
    lazy: () => import('./routes/info/blog/preco-vil.tsx'),
  },
  {
    id: 'routes/info/blog/o-que-e-praca',
    path: paths.article('o-que-e-praca'),
    lazy: () => import('./routes/info/blog/o-que-e-praca.tsx'),
  },
];

/** Signing in and all that leads to it. */
const waysIn: RouteObject[] = [
  {
    id: 'routes/sign-in',
    path: paths.signIn,
    lazy: () => import('./routes/sign-in.tsx'),
  },
  { id: 'sign-in-alias', path: paths.signInAlias, loader: toSignIn },
  {
    id: 'routes/sign-up',
    path: paths.signUp,
    lazy: () => import('./routes/sign-up.tsx'),
    ...privately,
    HydrateFallback: CheckingSignUp,
  },
  {
    id: 'routes/recover-password',
    path: paths.recoverPassword,
    lazy: () => import('./routes/recover-password.tsx'),
  },
  {
    id: 'routes/reset-password',
    path: patterns.resetPassword,
    lazy: () => import('./routes/reset-password.tsx'),
    ...privately,
  },
  {
    id: 'routes/confirm-email',
    path: patterns.confirmEmail,
    lazy: () => import('./routes/confirm-email.tsx'),
  },
  {
    id: 'routes/undo-email',
    path: patterns.undoEmail,
    lazy: () => import('./routes/undo-email.tsx'),
  },
  {
    id: 'routes/unsubscribe',
    path: patterns.unsubscribe,
    lazy: () => import('./routes/unsubscribe.tsx'),
    ...privately,
  },
];

/** Addresses of an account and of the desks: what stands behind them is fetched when one is opened. */
export const isOfAccount = (pathname: string): boolean =>
  /^\/(minha-conta|cliente|favoritos|bonus|oportunidades-de-leiloes|leiloeiro|admin)(\/|$)/.test(pathname);

/** Around every screen: what none of them caught stands between header and footer (SHELL-10). */
export const screensId = 'screens';

/**
 * The public site map: each address and the screen it opens. An id is the screen's file, `#` parts those that share
 * one.
 */
export const publicRoutes: RouteObject[] = [
  {
    id: 'shell',
    loader: shellLoader,
    shouldRevalidate: () => false,
    Component: Shell,
    ErrorBoundary: ShellError,
    children: [
      {
        id: screensId,
        ErrorBoundary: ScreenError,
        children: [
          { id: 'routes/home', path: paths.home, lazy: () => import('./routes/home.tsx') },
          ...waysIn,
          { id: 'routes/auction-list#all', path: paths.auctions, lazy: auctionList },
          { id: 'routes/auction-list#properties', path: paths.properties, lazy: auctionList },
          { id: 'routes/auction-list#land', path: paths.land, lazy: auctionList },
          { id: 'routes/map', path: paths.map, lazy: () => import('./routes/map.tsx') },
          {
            id: 'routes/search',
            path: paths.search,
            lazy: () => import('./routes/search.tsx'),
            ...privately,
          },
          {
            id: 'routes/auction-detail',
            path: patterns.auction,
            lazy: () => import('./routes/auction-detail.tsx'),
          },
          { id: 'routes/plans', path: paths.plans, lazy: () => import('./routes/plans.tsx') },
          { id: 'routes/contact', path: paths.contact, lazy: () => import('./routes/contact.tsx') },
          { id: 'routes/calculator', path: paths.calculator, lazy: () => import('./routes/calculator.tsx') },
          ...informationRoutes,
          { id: 'shell/not-found', path: '*', loader: missing, lazy: () => import('./shell/not-found.tsx') },
        ],
      },
    ],
  },
];

/** AUTH-15. */
function toSignIn({ request }: LoaderFunctionArgs): never {
  throw leadTo(request, paths.signIn + new URL(request.url).search);
}

function missing(): never {
  throw new Response(null, { status: 404 });
}
