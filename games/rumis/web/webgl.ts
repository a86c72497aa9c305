let found: boolean | null = null;

/** Whether this device draws well in three dimensions. It is tried once. */
export function hasWebgl(): boolean {
  found ??= tryWebgl();
  return found;
}

function tryWebgl(): boolean {
  // Without a graphics card it would be drawn, but too slowly to be turned under a finger.
  const drawing = document
    .createElement('canvas')
    .getContext('webgl2', { failIfMajorPerformanceCaveat: true });
  // A page may hold only a few of these.
  drawing?.getExtension('WEBGL_lose_context')?.loseContext();
  return drawing !== null;
}
