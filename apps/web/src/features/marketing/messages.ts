/** What is already written when a conversation opens (SHELL-06). */
export const greeting = 'Olá! Gostaria de mais informações sobre os leilões do Martelo.';
