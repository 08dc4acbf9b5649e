// Writes the types of all tables, from an embedded database made by the migrations alone.
import { writeFileSync } from 'node:fs';

import { startEmbedded } from './database.ts';
import { describeTables } from './describe-tables.ts';

const opened = await startEmbedded(async () => {});
writeFileSync(new URL('schema.generated.ts', import.meta.url), await describeTables(opened.database));
await opened.close();
