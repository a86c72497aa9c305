/** How a device draws in three dimensions: with a graphics card, slowly without one, or not at all. */
export type Drawing = 'fast' | 'slow' | 'none';

let found: Drawing | null = null;

/** How this device draws in three dimensions. It is tried once. */
export function drawing(): Drawing {
  found ??= tried();
  return found;
}

function tried(): Drawing {
  const context = document.createElement('canvas').getContext('webgl2');
  if (!context) return 'none';
  const naming = context.getExtension('WEBGL_debug_renderer_info');
  const name = context.getParameter(naming?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER) as unknown;
  // A page may hold only a few of these.
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return isProgram(String(name)) ? 'slow' : 'fast';
}

/** Whether what draws is a program that stands in for a graphics card. */
export function isProgram(name: string): boolean {
  return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(name);
}
