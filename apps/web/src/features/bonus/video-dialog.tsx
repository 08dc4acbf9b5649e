import { Button } from '@martelo/ui/button';
import { Dialog } from '@martelo/ui/dialog';
import { Notice } from '@martelo/ui/notice';
import { Stack } from '@martelo/ui/stack';
import { Text } from '@martelo/ui/text';
import { Download } from 'lucide-react';
import { useState } from 'react';

import type { OwnBonus } from './bonus.calls.ts';
import { messages } from './messages.ts';

import * as styles from './video-dialog.css.ts';

interface VideoDialogProps {
  item: OwnBonus;
  onOpenChange: (open: boolean) => void;
  onDownload: () => void;
}

/** The lesson in the browser's own player. Its description says where its words can be read. */
export function VideoDialog({ item, onOpenChange, onDownload }: VideoDialogProps) {
  const [failed, setFailed] = useState(false);
  return (
    <Dialog open onOpenChange={onOpenChange} title={item.title} className={styles.dialog}>
      <Stack>
        {failed ? (
          <Notice tone="critical" role="alert">
            {messages.videoFailed}
          </Notice>
        ) : (
          // The lessons have no sound, so that there is nothing to caption: every word stands in the picture and in the
          // script.
          <video
            controls
            playsInline
            muted
            preload="metadata"
            src={item.videoUrl!}
            aria-label={`Vídeo: ${item.title}`}
            onError={() => setFailed(true)}
            className={styles.video}
          />
        )}
        <Text color="muted">{item.description}</Text>
        {item.downloadable && (
          <div>
            <Button size="small" onClick={onDownload}>
              <Download aria-hidden size="1em" />
              Baixar vídeo
            </Button>
          </div>
        )}
      </Stack>
    </Dialog>
  );
}
