import { loadDevelopmentSite } from './site/development-site.ts';
import { start } from './start.ts';

await start(loadDevelopmentSite);
