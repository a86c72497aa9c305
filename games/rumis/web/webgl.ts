/** How well a device draws in three dimensions. */
export type Drawing = 'fast' | 'slow' | 'none';

let found: Drawing | null = null;

/** How well this device draws in three dimensions. It is tried once. */
export function drawing(): Drawing {
  // Without a graphics card it is drawn all the same, but slowly.
  found ??= draws({ failIfMajorPerformanceCaveat: true }) ? 'fast' : draws({}) ? 'slow' : 'none';
  return found;
}

function draws(settings: WebGLContextAttributes): boolean {
  const context = document.createElement('canvas').getContext('webgl2', settings);
  // A page may hold only a few of these.
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
