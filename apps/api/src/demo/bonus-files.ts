import { readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { sql } from 'kysely';

import type { BonusRow } from '../members/bonus/bonus.repository.ts';
import type { Database } from '../platform/database/connection.ts';
import type { Guide } from './documents/guide.ts';
import { renderPdf } from './documents/render-pdf.ts';
import { renderWorkbook } from './documents/render-workbook.ts';
import { setPages } from './documents/set-pages.ts';
import { afterWinning } from './guides/after-winning.ts';
import { caixaSales } from './guides/caixa-sales.ts';
import { bidChecklist } from './guides/checklist.ts';
import { costWorkbook } from './guides/cost-workbook.ts';
import { editalGuide } from './guides/edital-guide.ts';
import { firstAuction } from './guides/first-auction.ts';
import { glossary } from './guides/glossary.ts';
import { highestBid } from './guides/highest-bid.ts';
import { readingTheRegister } from './guides/reading-the-register.ts';

interface BonusFile extends Pick<BonusRow, 'title' | 'description' | 'type' | 'category'> {
  file: string;
  content: Buffer;
  /** How long a lesson is, whose file is the video. */
  seconds?: number;
}

/** A guide as PDF; whoever reads its size reads its pages too. */
const book = (file: string, guide: Guide, description: string) => ({
  title: guide.title,
  description: `${description} ${setPages(guide).length} páginas.`,
  file,
  content: renderPdf(guide),
});

/** A lesson without sound: the video itself is what is watched and fetched. */
const lesson = (file: string, guide: Guide, description: string, seconds: number) => ({
  title: guide.title,
  description: `${description} Sem som: o roteiro em PDF traz em texto tudo o que ela mostra.`,
  type: 'video' as const,
  category: 'conteudo-extra' as const,
  file,
  content: readFileSync(join(import.meta.dirname, 'videos', file)),
  seconds,
});

const script = (file: string, guide: Guide) => ({
  ...book(file, guide, `Tudo o que a aula em vídeo “${guide.title}” mostra, em texto.`),
  title: `Roteiro: ${guide.title}`,
  type: 'tutorial' as const,
  category: 'conteudo-extra' as const,
});

/** Written into the workbook, so that it has the same bytes at every start. */
const edition = new Date('2026-01-05T12:00Z');

/** The demonstration's bonus content: books, tutorials, a workbook and two lessons with their scripts, in real files. */
export const bonusFiles = (): readonly BonusFile[] => [
  {
    ...book(
      'como-ler-um-edital.pdf',
      editalGuide,
      'O que procurar no edital antes de dar um lance: preço mínimo, dívidas, ocupação, comissão e prazos.',
    ),
    type: 'ebook',
    category: 'ebooks',
  },
  {
    ...book(
      'glossario-do-leilao.pdf',
      glossary,
      'As palavras dos editais explicadas em uma frase cada, na ordem em que aparecem no caminho.',
    ),
    type: 'ebook',
    category: 'ebooks',
  },
  {
    title: 'Planilha de custos da arrematação',
    description:
      'Lance, comissão, ITBI, registro, dívidas, reforma e venda em uma conta só, com o lance máximo.',
    type: 'planilha',
    category: 'ebooks',
    file: 'custos-da-arrematacao.xlsx',
    content: renderWorkbook(costWorkbook, edition),
  },
  {
    ...book(
      'seu-primeiro-leilao.pdf',
      firstAuction,
      'Do cadastro no site do leiloeiro ao registro e à posse, em nove passos.',
    ),
    type: 'tutorial',
    category: 'tutoriais',
  },
  {
    ...book(
      'checklist-antes-do-lance.pdf',
      bidChecklist,
      'Uma lista para imprimir: leiloeiro, documentos, imóvel, contas, o dia do leilão e o depois.',
    ),
    type: 'tutorial',
    category: 'tutoriais',
  },
  {
    ...book(
      'como-calcular-o-lance-maximo.pdf',
      highestBid,
      'A conta de trás para a frente, com um exemplo completo que a planilha de custos repete.',
    ),
    type: 'tutorial',
    category: 'tutoriais',
  },
  {
    ...book(
      'vendas-da-caixa.pdf',
      caixaSales,
      'Leilões SFI, licitação aberta, venda online e compra direta: regras, comissão, dívidas e FGTS.',
    ),
    type: 'tutorial',
    category: 'tutoriais',
  },
  lesson(
    'como-ler-a-matricula.mp4',
    readingTheRegister,
    'Uma aula curta, com um exemplo inventado, ato por ato.',
    147,
  ),
  lesson(
    'arrematei-e-agora.mp4',
    afterWinning,
    'Uma aula curta: os dias e os meses depois do lance vencedor.',
    125,
  ),
  script('como-ler-a-matricula-roteiro.pdf', readingTheRegister),
  script('arrematei-e-agora-roteiro.pdf', afterWinning),
];

/** Written anew only where it differs, whole or not at all, since its age is part of the tag of downloads. */
async function writeOnce(path: string, content: Buffer): Promise<void> {
  const known = await readFile(path).catch(() => null);
  if (known?.equals(content)) return;
  await writeFile(`${path}.part`, content);
  await rename(`${path}.part`, path);
}

/** Makes the files in `folder`, and the items where there are none at all, marked as samples (BONUS-03). */
export async function loadBonusFiles(database: Database, folder: string): Promise<void> {
  const files = bonusFiles();
  await mkdir(folder, { recursive: true });
  for (const { file, content } of files) await writeOnce(join(folder, file), content);
  const rows = files.map(({ content, seconds, ...item }, at) => ({
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
