import { VideoFacade } from '@martelo/ui/video-facade';

const video = '/martelo.webm';

/**
 * The promotional film (HOME-01): its picture until somebody presses, and only then the player. The film is the site's
 * own, so that a visit sends nothing to another site.
 */
export function PromoVideo() {
  return (
    <VideoFacade
      label="Assistir ao vídeo (30 s, sem som)"
      src={video}
      poster="/martelo-video.svg"
      fallback={<a href={video}>Baixar o vídeo</a>}
    />
  );
}
