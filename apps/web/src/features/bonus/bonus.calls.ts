import { type ApiClient, type DownloadedFile, type Progress, unwrap } from '@martelo/api-client';
import type { BonusItem } from '@martelo/ui/bonus-card';

import { downloadFile } from '../../lib/download-file.ts';

export type Category = 'ebooks' | 'tutoriais' | 'conteudo-extra';

/** One piece of bonus content, with where its file and its video are. */
export interface OwnBonus extends BonusItem {
  id: number;
  category: Category;
  downloadUrl: string | null;
  /** Opens for some hours: it bears its own pass. */
  videoUrl: string | null;
}

/** All bonus content, with what this customer has fetched. */
export interface BonusPage {
  items: readonly OwnBonus[];
  stats: { total: number; ebooks: number; tutorials: number; extra: number; downloaded: number };
}

/** Everything there is. */
export async function listBonus(api: ApiClient, signal: AbortSignal): Promise<BonusPage> {
  const { data, stats } = await unwrap(api.GET('/api/customer/bonus', { signal }));
  const items = data.map((wire): OwnBonus => ({
    id: wire.id,
    title: wire.title,
    description: wire.description,
    type: wire.type,
    category: wire.category,
    size: wire.size,
    duration: wire.duration,
    fileType: wire.file_type,
    downloadable: wire.download_url !== null,
    watchable: wire.video_url !== null,
    downloaded: wire.is_downloaded,
    downloadUrl: wire.download_url,
    videoUrl: wire.video_url,
  }));
  return { items, stats };
}

/** The file, whole, and the mark that it was fetched, which the server keeps. */
export async function fetchBonus(
  api: ApiClient,
  { id, downloadUrl }: OwnBonus,
  onProgress: (progress: Progress) => void,
): Promise<DownloadedFile> {
  const file = await downloadFile(downloadUrl!, { onProgress });
  await unwrap(api.POST('/api/customer/bonus/redeem', { body: { reward_id: id } }));
  return file;
}
