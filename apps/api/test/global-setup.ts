import type { TestProject } from 'vitest/node';

import { startCluster } from './postgres-cluster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the tests' own PostgreSQL; null where none is installed. */
    postgresUrl: string | null;
  }
}

/** Starts one PostgreSQL for all test files, each of which makes databases of its own in it. */
export async function setup(project: TestProject) {
  const cluster = await startCluster();
  if (!cluster) console.warn('No PostgreSQL found: the tests on PostgreSQL are skipped.');
  project.provide('postgresUrl', cluster?.urlOf('postgres') ?? null);
  return () => cluster?.stop();
}
