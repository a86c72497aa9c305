/** How towers are laid out on the cloth, in pixels. */
export interface Arrangement {
  columns: number;
  rows: number;
  /** How wide a place is; a tower is as wide as its place. */
  size: number;
}

/** A place is taller than wide: towers grow, and have their number below. */
export const TALL = 1.4;
/** Smaller than this a tower is hard to touch and to read. */
const LEAST = 68;
/** Larger than this a tower looks lost. */
const MOST = 230;

/** The largest places of which so many have room. Where room is scarce the height gives way. */
export function arrange(places: number, width: number, height: number): Arrangement {
  const tried = Array.from({ length: places }, (_, at) => inColumns(at + 1, places, width, height));
  const best = tried.reduce((best, next) => (next.size > best.size ? next : best));
  if (best.size >= LEAST) return { ...best, size: Math.min(best.size, MOST) };
  const columns = Math.max(1, Math.min(places, Math.floor(width / LEAST)));
  return {
    columns,
    rows: Math.ceil(places / columns),
    size: Math.min(LEAST, width / columns),
  };
}

function inColumns(columns: number, places: number, width: number, height: number): Arrangement {
  const rows = Math.ceil(places / columns);
  return {
    columns,
    rows,
    size: Math.floor(Math.min(width / columns, height / rows / TALL)),
  };
}
