import { document as openapi, type Media, type Operation, type Schema } from '@martelo/openapi/document';
import { escapeHtml } from '../../platform/text/escape-html.ts';

function typeOf(schema: Schema): string {
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.oneOf) return schema.oneOf.map(typeOf).join(' | ');
  const type = [schema.type ?? 'object'].flat().join(' | ');
  const limits = [
    schema.format,
    schema.minimum !== undefined && `≥ ${schema.minimum}`,
    schema.maximum !== undefined && `≤ ${schema.maximum}`,
    schema.maxLength !== undefined && `até ${schema.maxLength} caracteres`,
    schema.maxItems !== undefined && `até ${schema.maxItems} itens`,
    schema.default !== undefined && `padrão ${JSON.stringify(schema.default)}`,
  ].filter(Boolean);
  return limits.length > 0 ? `${type} (${limits.join(', ')})` : type;
}

/** A text of the document: paragraphs by empty lines, `code` and **strong** words. */
const inline = (text: string): string =>
  escapeHtml(text)
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll(/\*\*([^*]+)\*\*/g, '<b>$1</b>');
const prose = (text: string): string =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${inline(paragraph)}</p>`)
    .join('');

function fields(schema: Schema): string {
  if (schema.allOf) return schema.allOf.map(fields).join('');
  if (schema.oneOf) return schema.oneOf.map(fields).join('');
  if (schema.items) return fields(schema.items);
  if (!schema.properties) return '';
  const rows = Object.entries(schema.properties).map(([name, property]) => {
    const description = property.description ? prose(property.description) : '';
    const absent = schema.required?.includes(name) ? '' : ', pode faltar';
    return `<li><code>${escapeHtml(name)}</code> <span>${escapeHtml(typeOf(property))}${absent}</span>${description}${fields(property)}</li>`;
  });
  return `<ul>${rows.join('')}</ul>`;
}

/** All errors have the same fields, described at the top of the page: only the example is shown. */
const isError = (status: string) => Number(status) >= 400;

function example({ example: alone, examples = {} }: Media): string {
  const [value = alone] = Object.values(examples).map((one) => one.value);
  if (value === undefined) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  return `<details><summary>Exemplo</summary><pre>${escapeHtml(text)}</pre></details>`;
}

const callers = { customer: 'cliente', auctioneer: 'leiloeiro', admin: 'administrador' } as const;

function whoMayCall({ security = [] }: Operation): string {
  const roles = security.flatMap(({ session = [] }) => session.map((role) => callers[role]));
  return roles.length > 0 ? `sessão de ${roles.join(' ou ')}` : 'qualquer pessoa';
}

function requestBody({ requestBody: body }: Operation): string {
  if (!body) return '';
  const types = Object.entries(body.content).map(
    ([type, media]) =>
      `<p><code>${escapeHtml(type)}</code> <span>${escapeHtml(typeOf(media.schema))}</span></p>${media.schema.description ? prose(media.schema.description) : ''}${fields(media.schema)}${example(media)}`,
  );
  return `<details><summary><b>Corpo</b>${body.required ? ', obrigatório' : ''}</summary>${types.join('')}</details>`;
}

function operation(method: string, path: string, entry: Operation): string {
  const parameters = (entry.parameters ?? []).map(
    ({ name, in: where, required, description, schema }) =>
      `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${where}${required ? ', obrigatório' : ''}</td><td>${escapeHtml(typeOf(schema))}</td><td>${inline(description ?? '')}</td></tr>`,
  );
  const answers = Object.entries(entry.responses).map(([status, { description, content = {} }]) => {
    const types = Object.entries(content).map(([type, media]) =>
      type === 'application/json'
        ? `${isError(status) ? '' : fields(media.schema)}${example(media)}`
        : `<p><code>${escapeHtml(type)}</code></p>`,
    );
    return `<details><summary><b>${status}</b> ${inline(description)}</summary>${types.join('')}</details>`;
  });
  return `<article id="${entry.operationId}"><h3><code>${method.toUpperCase()} ${escapeHtml(path)}</code></h3>
<p><b>${escapeHtml(entry.summary)}.</b> ${inline(entry.description ?? '')} <small>${entry.operationId} · ${whoMayCall(entry)}</small></p>
${parameters.length > 0 ? `<table><caption>Parâmetros</caption><tbody>${parameters.join('')}</tbody></table>` : ''}
${requestBody(entry)}${answers.join('')}</article>`;
}

/** The reference of every call, generated from the document that the server is bound to. */
export function referencePage(): string {
  const entries = Object.entries(openapi.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, entry]) => ({
      path,
      method,
      entry,
    })),
  );
  const sections = openapi.tags.map(({ name, description }) => {
    const own = entries.filter(({ entry }) => entry.tags.includes(name));
    return `<section><h2>${escapeHtml(name)}</h2><p>${inline(description)}</p>${own.map(({ method, path, entry }) => operation(method, path, entry)).join('')}</section>`;
  });
  const contents = entries.map(
    ({ method, path, entry }) =>
      `<li><a href="#${entry.operationId}"><code>${method.toUpperCase()} ${escapeHtml(path)}</code></a></li>`,
  );
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Referência da API · Martelo</title><link rel="stylesheet" href="/docs/reference.css"></head><body>
<header><h1>${escapeHtml(openapi.info.title)} ${escapeHtml(openapi.info.version)}</h1>${prose(openapi.info.description)}<p><a href="/docs/openapi.json">openapi.json</a></p></header>
<nav aria-label="Chamadas"><ul>${contents.join('')}</ul></nav><main>${sections.join('')}</main></body></html>`;
}

export const referenceStyles = `
:root { color-scheme: light dark; --line: light-dark(#dad9d6, #3b3a37); --soft: light-dark(#f9f9f8, #191918); --muted: light-dark(#60646c, #b0b4ba); }
body { margin: 0 auto; max-width: 1080px; padding: 24px; font: 16px/1.5 system-ui, sans-serif; }
h1, h2, h3 { line-height: 1.2; letter-spacing: -0.02em; }
h2 { margin-block-start: 48px; text-transform: capitalize; }
code { font: 0.9em ui-monospace, monospace; }
nav ul { columns: 2 320px; padding: 16px 16px 16px 32px; background: var(--soft); border: 1px solid var(--line); border-radius: 12px; }
article { padding-block: 16px; border-block-start: 1px solid var(--line); scroll-margin: 16px; overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 14px; }
caption { text-align: start; font-weight: 600; padding-block: 8px; }
th, td { text-align: start; vertical-align: top; padding: 8px 12px 8px 0; border-block-start: 1px solid var(--line); font-weight: 400; }
pre { overflow: auto; max-height: 480px; padding: 12px; background: var(--soft); border: 1px solid var(--line); border-radius: 8px; font-size: 14px; }
details { margin-block: 8px; } summary { cursor: pointer; }
li p { margin: 0; } span, small, li p { color: var(--muted); font-size: 14px; }
`;
