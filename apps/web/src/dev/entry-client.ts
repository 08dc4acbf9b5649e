// React's refresh must be in place before the first component is defined.
import '@vitejs/plugin-react/preamble';

await import('../entry-client.tsx');
