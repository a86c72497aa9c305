/** How long a token of motion lasts, in milliseconds: the build may write 320ms as .32s. */
export function lasts(node: Element, token: string): number {
  const text = getComputedStyle(node).getPropertyValue(token).trim();
  const length = Number.parseFloat(text) || 0;
  return text.endsWith('ms') ? length : length * 1000;
}
