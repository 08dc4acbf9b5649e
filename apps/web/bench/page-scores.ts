import lighthouse from 'lighthouse';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const metrics = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

interface PageScores {
  /** 0 to 100. */
  scores: Record<(typeof categories)[number], number>;
  /** Milliseconds, but the layout shift, which has no unit. */
  metrics: Record<keyof typeof metrics, number>;
  /** What cost points, by Lighthouse's own ids. */
  missed: string[];
}

/** One run of Lighthouse as a phone with simulated slow 4G, in the browser behind this debugging port. */
export async function measureScores(url: string, port: number): Promise<PageScores> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: [...categories],
    throttlingMethod: 'simulate',
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${lhr.runtimeError.message}`);

  const weighted = Object.values(lhr.categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0),
  );
  const missed = weighted.filter(({ id }) => (lhr.audits[id]?.score ?? 1) < 1).map(({ id }) => id);
  return {
    scores: Object.fromEntries(
      categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]),
    ) as PageScores['scores'],
    metrics: Object.fromEntries(
      Object.entries(metrics).map(([name, id]) => [name, lhr.audits[id]?.numericValue ?? Number.NaN]),
    ) as PageScores['metrics'],
    missed: [...new Set(missed)],
  };
}
