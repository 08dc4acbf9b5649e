// React's refresh must be in place before the first component is defined.
import '@vitejs/plugin-react/preamble';

import { apiFor } from '../lib/api.ts';
import { checkEveryAnswer } from './check-answers.ts';

checkEveryAnswer(apiFor());
await import('../bootstrap/entry-client.tsx');
