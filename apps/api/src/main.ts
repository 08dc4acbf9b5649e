import { loadSite } from './site/load-site.ts';
import { start } from './start.ts';

await start(loadSite);
