import type { RouteObject } from 'react-router-dom';

import { paths } from './paths.ts';

/** Texts, which change on their own: a screen for each. */
export const informationRoutes: RouteObject[] = [
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
