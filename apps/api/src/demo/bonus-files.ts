import { readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { sql } from 'kysely';

import type { BonusRow } from '../members/bonus/bonus.repository.ts';
import type { Database } from '../platform/database/connection.ts';
import { printPdf } from './documents/print-pdf.ts';
import { printWorkbook } from './documents/print-workbook.ts';
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
  /** The lesson whose script the file is: its name among the videos, and how long it is. */
  video?: { file: string; content: Buffer; seconds: number };
}

const lesson = (file: string, seconds: number) => ({
  file,
  content: readFileSync(join(import.meta.dirname, 'videos', file)),
  seconds,
});

/** Written into the workbook, so that it has the same bytes at every start. */
const edition = new Date('2026-01-05T12:00Z');

/**
 * The demonstration's bonus content: books, tutorials, a workbook and two lessons, in real files. A lesson has no sound;
 * its script says in text all that it shows.
 */
export const bonusFiles = (): readonly BonusFile[] => [
  {
    title: editalGuide.title,
    description:
      'O que procurar no edital antes de dar um lance: preço mínimo, dívidas, ocupação, comissão e prazos.',
    type: 'ebook',
    category: 'ebooks',
    file: 'como-ler-um-edital.pdf',
    content: printPdf(editalGuide),
  },
  {
    title: glossary.title,
    description: 'As palavras dos editais explicadas em uma frase cada, na ordem em que aparecem no caminho.',
    type: 'ebook',
    category: 'ebooks',
    file: 'glossario-do-leilao.pdf',
    content: printPdf(glossary),
  },
  {
    title: 'Planilha de custos da arrematação',
    description:
      'Lance, comissão, ITBI, registro, dívidas, reforma e venda em uma conta só, com o lance máximo.',
    type: 'planilha',
    category: 'ebooks',
    file: 'custos-da-arrematacao.xlsx',
    content: printWorkbook(costWorkbook, edition),
  },
  {
    title: firstAuction.title,
    description: 'Do cadastro no site do leiloeiro ao registro e à posse, em nove passos.',
    type: 'tutorial',
    category: 'tutoriais',
    file: 'seu-primeiro-leilao.pdf',
    content: printPdf(firstAuction),
  },
  {
    title: bidChecklist.title,
    description:
      'Uma folha para imprimir: leiloeiro, documentos, imóvel, contas, o dia do leilão e o depois.',
    type: 'tutorial',
    category: 'tutoriais',
    file: 'checklist-antes-do-lance.pdf',
    content: printPdf(bidChecklist),
  },
  {
    title: highestBid.title,
    description: 'A conta de trás para a frente, com um exemplo completo que a planilha de custos repete.',
    type: 'tutorial',
    category: 'tutoriais',
    file: 'como-calcular-o-lance-maximo.pdf',
    content: printPdf(highestBid),
  },
  {
    title: caixaSales.title,
    description:
      'Leilões SFI, licitação aberta, venda online e compra direta: regras, comissão, dívidas e FGTS.',
    type: 'tutorial',
    category: 'tutoriais',
    file: 'vendas-da-caixa.pdf',
    content: printPdf(caixaSales),
  },
  {
    title: readingTheRegister.title,
    description:
      'Uma aula curta, com um exemplo inventado, ato por ato. O roteiro traz o mesmo conteúdo em texto.',
    type: 'video',
    category: 'conteudo-extra',
    file: 'como-ler-a-matricula-roteiro.pdf',
    content: printPdf(readingTheRegister),
    video: lesson('como-ler-a-matricula.mp4', 147),
  },
  {
    title: afterWinning.title,
    description:
      'Uma aula curta: os dias e os meses depois do lance vencedor. O roteiro traz o mesmo conteúdo em texto.',
    type: 'video',
    category: 'conteudo-extra',
    file: 'arrematei-e-agora-roteiro.pdf',
    content: printPdf(afterWinning),
    video: lesson('arrematei-e-agora.mp4', 125),
  },
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
  for (const { file, content } of files.flatMap((item) => [item, ...(item.video ? [item.video] : [])]))
    await writeOnce(join(folder, file), content);
  const rows = files.map(({ content, video, ...item }, at) => ({
    ...item,
    position: at + 1,
    size: content.length,
    video: video?.file ?? null,
    duration_seconds: video?.seconds ?? null,
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
