/** The code in what somebody pasted: a whole link, or the code alone. */
export function codeIn(pasted: string): string {
  const text = pasted.trim();
  return text.slice(text.lastIndexOf('#') + 1).trim();
}
