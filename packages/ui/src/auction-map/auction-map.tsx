import { cx } from 'class-variance-authority';
import { Maximize, Minus, Plus } from 'lucide-react';
import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  useCallback,
  useId,
  useMemo,
  useRef,
} from 'react';

import { IconButton } from '../icon-button/icon-button.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { useMessages } from '../messages/messages.tsx';
import { auctionTexts } from '../messages/pt-br-auction.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { ClusterMark } from './cluster-mark.tsx';
import { ClusterTable } from './cluster-table.tsx';
import { Land } from './land.tsx';
import type { MapCluster } from './map-cluster.ts';
import { MapNotes } from './map-notes.tsx';
import { stateAt } from './outline.ts';
import { project } from './projection.ts';
import { radiusOf } from './radius.ts';
import { MapScale } from './map-scale.tsx';
import { warnMap } from './warn-map.ts';
import { useMapGestures } from './use-map-gestures.ts';
import { useMapView } from './use-map-view.ts';
import { canZoomIn, canZoomOut, fit, type MapBounds, pan, zoom } from './view.ts';

import * as styles from './auction-map.css.ts';

export type { MapCluster } from './map-cluster.ts';
export type { MapBounds } from './view.ts';
export { PlaceMap, type PlaceMapProps } from './place-map.tsx';

export interface AuctionMapProps extends Omit<ComponentProps<'section'>, 'children' | 'onSelect'> {
  /** What the map shows; the name of the part. */
  label: string;
  /** At most some hundreds: group them by the part of the map that is seen. Those outside Brazil are left out. */
  clusters: readonly MapCluster[];
  /**
   * The part to be seen; a new one moves the map. Without it the map shows all first clusters, without those Brazil.
   */
  bounds?: MapBounds | undefined;
  /** What is seen, once at first and a moment after each move. */
  onBoundsChange?: ((bounds: MapBounds) => void) | undefined;
  /** The id of the cluster that is shown as chosen. */
  selectedId?: string | undefined;
  /** A press on a cluster; of several auctions it also comes closer. */
  onSelect?: ((cluster: MapCluster) => void) | undefined;
  /** The clusters of what is seen are on their way. */
  loading?: boolean | undefined;
  /** How many auctions have no place and are not on the map. */
  unplaced?: number | undefined;
}

const maxShown = 500;
const closer = 1.6;
const intoCluster = 3;
const stride = 0.2;

const arrows: Readonly<Record<string, readonly [east: number, south: number]>> = {
  ArrowLeft: [-stride, 0],
  ArrowRight: [stride, 0],
  ArrowUp: [0, -stride],
  ArrowDown: [0, stride],
};

/** What the focus can reach takes keys. */
const reachable = { role: 'group', tabIndex: 0 } as const;

/** Auctions on a map of Brazil drawn from its own outline: no tiles, no requests to other sites (INFO-07). */
export function AuctionMap({
  label,
  clusters,
  bounds,
  onBoundsChange,
  selectedId,
  onSelect,
  loading = false,
  unplaced = 0,
  className,
  ...props
}: AuctionMapProps) {
  const { map, loading: wait } = useMessages(auctionTexts);
  const keysId = useId();
  const frame = useRef<HTMLDivElement>(null);

  const placed = useMemo(
    () => clusters.filter((cluster) => cluster.count > 0 && stateAt(cluster) !== null),
    [clusters],
  );
  // The largest first: smaller ones lie above them, and the keyboard meets what matters most.
  const shown = useMemo(() => [...placed].sort((a, b) => b.count - a.count).slice(0, maxShown), [placed]);
  const circles = useMemo(
    () => shown.map((cluster) => ({ middle: project(cluster), radius: radiusOf(cluster.count) })),
    [shown],
  );
  if (process.env.NODE_ENV !== 'production') warnMap(label, clusters.length, placed.length, maxShown);

  const [view, setView] = useMapView(frame, { bounds, first: placed, onBoundsChange });
  const gestures = useMapGestures(frame, setView);
  const showAll = () => setView(fit(placed));

  const select = useCallback(
    (cluster: MapCluster) => {
      onSelect?.(cluster);
      if (cluster.count > 1) setView(({ span }) => zoom({ ...project(cluster), span }, intoCluster));
    },
    [onSelect, setView],
  );

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = arrows[event.key];
    if (arrow) setView((now) => pan(now, ...arrow));
    else if (event.key === '+' || event.key === '=') setView((now) => zoom(now, closer));
    else if (event.key === '-') setView((now) => zoom(now, 1 / closer));
    else if (event.key === '0') showAll();
    else return;
    event.preventDefault();
  };

  /** The keyboard reaches places beside what is seen: they come into sight. */
  const follow = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    const id = target.closest('[data-cluster]')?.getAttribute('data-cluster');
    const cluster = shown.find((one) => one.id === id);
    if (!cluster) return;
    const outer = currentTarget.getBoundingClientRect();
    const { left, top, width, height } = target.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (x < outer.left || x > outer.right || y < outer.top || y > outer.bottom)
      setView(({ span }) => ({ ...project(cluster), span }));
    // The browser may have scrolled the frame, which hides what is past its edge.
    currentTarget.scrollTo(0, 0);
  };

  const handlers = { ...gestures, onKeyDown: press, onFocus: follow };
  return (
    <section aria-label={label} aria-busy={loading} {...props} className={cx(styles.root, className)}>
      <div
        ref={frame}
        {...reachable}
        {...handlers}
        aria-label={label}
        aria-roledescription={map.role}
        aria-describedby={keysId}
        className={cx(styles.frame, styles.live)}
      >
        <VisuallyHidden id={keysId}>{map.keys}</VisuallyHidden>
        <Land view={view} circles={circles}>
          {shown.map((cluster) => (
            <ClusterMark
              key={cluster.id}
              cluster={cluster}
              view={view}
              selected={cluster.id === selectedId}
              onPress={select}
            />
          ))}
        </Land>
        <MapScale view={view} />
        <div className={styles.controls}>
          <IconButton
            label={map.zoomIn}
            icon={Plus}
            variant="outlined"
            aria-disabled={!canZoomIn(view)}
            onClick={() => canZoomIn(view) && setView(zoom(view, closer))}
            className={styles.zoom}
          />
          <IconButton
            label={map.zoomOut}
            icon={Minus}
            variant="outlined"
            aria-disabled={!canZoomOut(view)}
            onClick={() => canZoomOut(view) && setView(zoom(view, 1 / closer))}
            className={styles.zoom}
          />
          <IconButton label={map.fit} icon={Maximize} variant="outlined" onClick={showAll} />
        </div>
        <div role="status">
          {loading && (
            <p className={styles.overlay}>
              <Spinner size="small" label={null} /> {wait}
            </p>
          )}
          {!loading && shown.length === 0 && <p className={styles.overlay}>{map.empty}</p>}
        </div>
      </div>
      <MapNotes clusters={shown} total={placed.length} unplaced={unplaced} />
      <ClusterTable label={label} clusters={shown} />
    </section>
  );
}
