import { describe, expect, test } from 'vitest';

import { kilometresPerUnit, project, unproject } from './projection.ts';
import { boundsOf, brazil, canZoomIn, canZoomOut, fit, pan, placeIn, scaleOf, viewOf, zoom } from './view.ts';

describe('projection', () => {
  test.each([
    ['the equator', 0, -50, 0],
    ['Brasília', -15.79, -47.88, 15.994],
    ['Porto Alegre', -30.03, -51.23, 31.508],
    ['Boa Vista', 2.82, -60.67, -2.821],
  ])('%s', (_place, latitude, longitude, y) => {
    const position = project({ latitude, longitude });
    expect(position.x).toBe(longitude);
    expect(position.y).toBeCloseTo(y, 2);
    const back = unproject(position);
    expect(back.latitude).toBeCloseTo(latitude, 9);
    expect(back.longitude).toBe(longitude);
  });

  test('the pole has a place', () => expect(project({ latitude: -90, longitude: 0 }).y).toBeLessThan(200));

  test('a unit shrinks away from the equator', () => {
    expect(kilometresPerUnit(0)).toBeCloseTo(111.3, 1);
    expect(kilometresPerUnit(project({ latitude: -30, longitude: 0 }).y)).toBeCloseTo(96.4, 1);
  });
});

const saoPaulo = { latitude: -23.55, longitude: -46.63 };

describe('view', () => {
  test('all of Brazil is within its view', () => {
    const bounds = boundsOf(viewOf(brazil), { width: 400, height: 400 });
    expect(bounds.west).toBeLessThan(brazil.west);
    expect(bounds.east).toBeGreaterThan(brazil.east);
    expect(bounds.south).toBeLessThan(brazil.south);
    expect(bounds.north).toBeGreaterThan(brazil.north);
  });

  test('no place gives Brazil, one place its surroundings, in the middle', () => {
    expect(fit([])).toEqual(viewOf(brazil));
    const alone = fit([saoPaulo]);
    expect(alone.span).toBe(3);
    expect(placeIn(alone, project(saoPaulo))).toEqual({ x: 0.5, y: 0.5 });
  });

  test('what is fitted is in the square', () => {
    const recife = { latitude: -8.05, longitude: -34.88 };
    const view = fit([saoPaulo, recife]);
    for (const place of [saoPaulo, recife]) {
      const { x, y } = placeIn(view, project(place));
      expect(Math.min(x, y)).toBeGreaterThan(0);
      expect(Math.max(x, y)).toBeLessThan(1);
    }
  });

  test('places all over the country show all of it, its islands too', () => {
    const view = fit([
      { latitude: -30.03, longitude: -51.23 },
      { latitude: 2.82, longitude: -60.67 },
    ]);
    expect(view).toEqual(viewOf(brazil));
    const { x, y } = placeIn(view, project({ latitude: -3.85, longitude: -32.42 }));
    expect(x).toBeLessThan(1);
    expect(y).toBeGreaterThan(0);
  });

  test('zooming keeps its anchor where it is', () => {
    const view = viewOf(brazil);
    const anchor = project(saoPaulo);
    const closer = zoom(view, 2, anchor);
    expect(closer.span).toBeCloseTo(view.span / 2);
    expect(placeIn(closer, anchor).x).toBeCloseTo(placeIn(view, anchor).x);
    expect(placeIn(closer, anchor).y).toBeCloseTo(placeIn(view, anchor).y);
  });

  test('zooming ends, both ways', () => {
    const close = zoom(fit([saoPaulo]), 1e6);
    expect(canZoomIn(close)).toBe(false);
    expect(canZoomOut(close)).toBe(true);
    expect(canZoomOut(zoom(close, 1e-6))).toBe(false);
  });

  test('moving stays over the country', () => {
    const far = pan(viewOf(brazil), 50, 50);
    expect(far.x).toBeLessThanOrEqual(-29);
    expect(far.y).toBeLessThanOrEqual(36);
    expect(pan(fit([saoPaulo]), 0.5, 0).x).toBeCloseTo(saoPaulo.longitude + 1.5);
  });

  test('a wide frame shows more to both sides, not above', () => {
    const view = fit([saoPaulo]);
    const square = boundsOf(view, { width: 300, height: 300 });
    const wide = boundsOf(view, { width: 600, height: 300 });
    expect(wide.east - wide.west).toBeCloseTo(2 * (square.east - square.west));
    expect(wide.north).toBeCloseTo(square.north);
  });

  test.each([
    [50, 1000],
    [3, 50],
    [0.3, 5],
  ])('a square of %d units has a scale of %d km, at most a quarter of it', (span, kilometres) => {
    const scale = scaleOf({ ...project(saoPaulo), span });
    expect(scale.kilometres).toBe(kilometres);
    expect(scale.share).toBeLessThanOrEqual(0.25);
    expect(scale.share).toBeGreaterThan(0.08);
  });
});
