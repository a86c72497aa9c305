import { Marked, type Tokens } from 'marked';

/** A heading of the rules. */
export interface Heading {
  /** The same in both languages, so that a place can be kept when the language changes. */
  id: string;
  text: string;
  /** 1 for the title. */
  depth: number;
}

export interface Rendered {
  html: string;
  headings: Heading[];
}

/**
 * Our own Markdown as HTML, with an id for every heading.
 *
 * `deeper` says how many headings the page already has above the text's own.
 */
export function render(markdown: string, deeper = 0): Rendered {
  const headings: Heading[] = [];
  const marked = new Marked({
    renderer: {
      heading(token: Tokens.Heading) {
        const id = `part-${headings.length}`;
        const inner = this.parser.parseInline(token.tokens);
        headings.push({ id, text: token.text.replace(/[*_`]/g, ''), depth: token.depth });
        const level = Math.min(6, token.depth + deeper);
        return `<h${level} id="${id}">${inner}</h${level}>\n`;
      },
      table(token: Tokens.Table) {
        const row = (cells: Tokens.TableCell[], tag: 'th' | 'td') => {
          // A heading without words would be read aloud as one.
          const written = cells.map((cell) => {
            const name = cell.text ? tag : 'td';
            return `<${name}>${this.parser.parseInline(cell.tokens)}</${name}>`;
          });
          return `<tr>${written.join('')}</tr>`;
        };
        const head = token.header.some(({ text }) => text) ? `<thead>${row(token.header, 'th')}</thead>` : '';
        const body = token.rows.map((cells) => row(cells, 'td')).join('');
        // A wide table scrolls by itself, also by keyboard.
        return `<div class="wide" tabindex="0"><table>${head}<tbody>${body}</tbody></table></div>\n`;
      },
    },
  });
  return { html: marked.parse(markdown, { async: false }), headings };
}
