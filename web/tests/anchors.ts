/** Those of some anchors that one of the pages lacks. */
export function missing(anchors: readonly string[], pages: readonly string[]): string[] {
  return anchors.filter((anchor) => !pages.every((page) => page.includes(`<a id="${anchor}"></a>`)));
}
