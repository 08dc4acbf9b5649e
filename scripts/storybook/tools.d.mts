import type { Plugin } from 'vite';

export function toolsPlugin(): Plugin;
