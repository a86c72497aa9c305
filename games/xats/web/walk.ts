const WAYS: Record<string, { x: number; y: number }> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

interface Middle {
  x: number;
  y: number;
}

/** Which of the spots lies next on the way of an arrow key; −1 if none does. */
export function nextSpot(spots: readonly Middle[], from: Middle, key: string): number {
  const way = WAYS[key];
  if (!way) return -1;
  const reach = ({ x, y }: Middle) => {
    const ahead = (x - from.x) * way.x + (y - from.y) * way.y;
    const aside = Math.abs((x - from.x) * way.y) + Math.abs((y - from.y) * way.x);
    // What lies more to the side than ahead is another arrow's.
    return ahead > 1 && aside <= ahead * 2 ? ahead + aside * 2 : Infinity;
  };
  const reaches = spots.map(reach);
  const least = Math.min(...reaches);
  return Number.isFinite(least) ? reaches.indexOf(least) : -1;
}

/** Lets the arrow keys walk over the buttons inside, as they lie on the screen. */
export function walkable(board: HTMLElement): () => void {
  const walk = (event: KeyboardEvent) => {
    const from = document.activeElement;
    if (!(event.key in WAYS) || !from || !board.contains(from)) return;
    event.preventDefault();
    const buttons = [...board.querySelectorAll('button')].filter((button) => button !== from);
    buttons[nextSpot(buttons.map(middle), middle(from), event.key)]?.focus();
  };
  board.addEventListener('keydown', walk);
  return () => board.removeEventListener('keydown', walk);
}

function middle(element: Element): Middle {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
