import { readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { sql } from 'kysely';

import type { BonusRow } from '../members/bonus/bonus.repository.ts';
import type { Database } from '../platform/database/connection.ts';

interface BonusItem extends Pick<BonusRow, 'title' | 'description' | 'type' | 'category'> {
  file: string;
  /** The length of a lesson, whose file is the video. */
  seconds?: number;
}

/** Generated from the guides by `npm run demo-content`, and committed. */
const files = join(import.meta.dirname, '../../demo-content/files');

/** Books, tutorials, a workbook, and two lessons without sound with their scripts. */
const items: readonly BonusItem[] = [
  {
    title: 'Como ler um edital de leilão',
    description:
      'O que procurar no edital antes de dar um lance: preço mínimo, dívidas, ocupação, comissão e prazos. 3 páginas.',
    type: 'ebook',
    category: 'ebooks',
    file: 'como-ler-um-edital.pdf',
  },
  {
    title: 'Glossário do leilão de imóveis',
    description:
      'As palavras dos editais explicadas em uma frase cada, na ordem em que aparecem no caminho. 2 páginas.',
    type: 'ebook',
    category: 'ebooks',
    file: 'glossario-do-leilao.pdf',
  },
  {
    title: 'Planilha de custos da arrematação',
    description:
      'Lance, comissão, ITBI, registro, dívidas, reforma e venda em uma conta só, com o lance máximo.',
    type: 'planilha',
    category: 'ebooks',
    file: 'custos-da-arrematacao.xlsx',
  },
  {
    title: 'Seu primeiro leilão, passo a passo',
    description: 'Do cadastro no site do leiloeiro ao registro e à posse, em nove passos. 2 páginas.',
    type: 'tutorial',
    category: 'tutoriais',
    file: 'seu-primeiro-leilao.pdf',
  },
  {
    title: 'Checklist antes do lance',
    description:
      'Uma lista para imprimir: leiloeiro, documentos, imóvel, contas, o dia do leilão e o depois. 2 páginas.',
    type: 'tutorial',
    category: 'tutoriais',
    file: 'checklist-antes-do-lance.pdf',
  },
  {
    title: 'Como calcular o lance máximo',
    description:
      'A conta de trás para a frente, com um exemplo completo que a planilha de custos repete. 2 páginas.',
    type: 'tutorial',
    category: 'tutoriais',
    file: 'como-calcular-o-lance-maximo.pdf',
  },
  {
    title: 'As vendas da Caixa, uma a uma',
    description:
      'Leilões SFI, licitação aberta, venda online e compra direta: regras, comissão, dívidas e FGTS. 2 páginas.',
    type: 'tutorial',
    category: 'tutoriais',
    file: 'vendas-da-caixa.pdf',
  },
  {
    title: 'Como ler a matrícula',
    description:
      'Uma aula curta, com um exemplo inventado, ato por ato. Sem som: o roteiro em PDF traz em texto tudo o que ela mostra.',
    type: 'video',
    category: 'conteudo-extra',
    file: 'como-ler-a-matricula.mp4',
    seconds: 147,
  },
  {
    title: 'Arrematei: e agora?',
    description:
      'Uma aula curta: os dias e os meses depois do lance vencedor. Sem som: o roteiro em PDF traz em texto tudo o que ela mostra.',
    type: 'video',
    category: 'conteudo-extra',
    file: 'arrematei-e-agora.mp4',
    seconds: 125,
  },
  {
    title: 'Roteiro: Como ler a matrícula',
    description: 'Tudo o que a aula em vídeo “Como ler a matrícula” mostra, em texto. 2 páginas.',
    type: 'tutorial',
    category: 'conteudo-extra',
    file: 'como-ler-a-matricula-roteiro.pdf',
  },
  {
    title: 'Roteiro: Arrematei: e agora?',
    description: 'Tudo o que a aula em vídeo “Arrematei: e agora?” mostra, em texto. 2 páginas.',
    type: 'tutorial',
    category: 'conteudo-extra',
    file: 'arrematei-e-agora-roteiro.pdf',
  },
];

/** The demonstration's bonus content: each item with its file. */
export const bonusFiles = (): readonly (BonusItem & { content: Buffer })[] =>
  items.map((item) => ({ ...item, content: readFileSync(join(files, item.file)) }));

/** Rewritten only where it differs, whole or not at all, since its age is part of the tag of downloads. */
async function writeOnce(path: string, content: Buffer): Promise<void> {
  const known = await readFile(path).catch(() => null);
  if (known?.equals(content)) return;
  await writeFile(`${path}.part`, content);
  await rename(`${path}.part`, path);
}

/** Writes the files into `folder`, and the items where there are none at all, marked as samples (BONUS-03). */
export async function loadBonusFiles(database: Database, folder: string): Promise<void> {
  const all = bonusFiles();
  await mkdir(folder, { recursive: true });
  for (const { file, content } of all) await writeOnce(join(folder, file), content);
  const rows = all.map(({ content, seconds, ...item }, at) => ({
    ...item,
    position: at + 1,
    size: content.length,
    video: item.type === 'video' ? item.file : null,
    duration_seconds: seconds ?? null,
  }));
  await sql`
    insert into bonus_items (position, title, description, type, category, file, size, video, duration_seconds, sample)
    select position, title, description, type, category, file, size, video, duration_seconds, true
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as b (position integer, title text, description text, type text, category text, file text, size bigint,
        video text, duration_seconds integer)
    where not exists (select from bonus_items where not sample)
    on conflict (position) do update set title = excluded.title, description = excluded.description,
      type = excluded.type, category = excluded.category, file = excluded.file, size = excluded.size,
      video = excluded.video, duration_seconds = excluded.duration_seconds`.execute(database);
}
