import { BonusCard } from '@martelo/ui/bonus-card';
import { Grid } from '@martelo/ui/grid';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import { lazyOverlay } from '../../lib/lazy-part.tsx';
import { loadScript } from '../../lib/load-script.ts';
import type { OwnBonus } from './bonus.calls.ts';
import { downloadBonusAtom, downloadsAtom } from './downloads.atoms.ts';

const VideoDialog = lazyOverlay(
  async () => (await loadScript(() => import('./video-dialog.tsx'))).VideoDialog,
);

interface BonusListProps {
  items: readonly OwnBonus[];
  /** A file was fetched: its mark is on the server. */
  onDownloaded: () => void;
}

/** The cards, with their downloads and their videos (BONUS-02, BONUS-03). */
export function BonusList({ items, onDownloaded }: BonusListProps) {
  const downloads = useAtomValue(downloadsAtom);
  const download = useSetAtom(downloadBonusAtom);
  const [playing, setPlaying] = useState<OwnBonus | null>(null);
  const fetchFile = (item: OwnBonus) => void download(item).then((came) => came && onDownloaded());
  return (
    <>
      <Grid as="ul" columns={{ phone: 2, wide: 3 }} gap="medium" aria-label="Conteúdos">
        {items.map((item) => (
          <Grid as="li" key={item.id} columns={1}>
            <BonusCard
              item={item}
              headingLevel={2}
              download={downloads.get(item.id)}
              onDownload={() => fetchFile(item)}
              onWatch={() => setPlaying(item)}
            />
          </Grid>
        ))}
      </Grid>
      {playing && (
        <VideoDialog
          item={playing}
          onOpenChange={() => setPlaying(null)}
          onDownload={() => fetchFile(playing)}
        />
      )}
    </>
  );
}
