import {
  CanvasTexture,
  Color,
  LineBasicMaterial,
  LineDashedMaterial,
  MeshBasicMaterial,
  MeshLambertMaterial,
  SRGBColorSpace,
  type Texture,
} from './three.ts';
import type { Paint } from '$web/board/contract.ts';
import { paints } from './paints.ts';

/** What everything is painted with. The colours are those of the page: the canvas lends its style. */
export class Materials {
  readonly stones: readonly MeshLambertMaterial[];
  readonly ghosts: readonly MeshLambertMaterial[];
  readonly ground = new MeshLambertMaterial();
  readonly lines = new LineBasicMaterial();
  readonly limit = new LineDashedMaterial({ dashSize: 0.18, gapSize: 0.14 });
  readonly edges = new LineBasicMaterial({ color: '#1e0f05', transparent: true, opacity: 0.55 });
  /** The mark on the last stone. */
  readonly mark = new MeshLambertMaterial({ color: '#fffaf1', emissive: '#6b5a48' });
  /** The dot where the stone in hand fits. */
  readonly target = new MeshBasicMaterial();
  readonly outline = new LineBasicMaterial();
  readonly wrong = new LineBasicMaterial();
  readonly hinted = new LineBasicMaterial();
  readonly #canvas: HTMLCanvasElement;

  constructor(canvas: HTMLCanvasElement) {
    this.#canvas = canvas;
    const style = getComputedStyle(canvas);
    const coats = paints.map((paint) => texture(paint, style.getPropertyValue(paint.colour)));
    this.stones = coats.map((map) => new MeshLambertMaterial({ map }));
    this.ghosts = coats.map((map) => new MeshLambertMaterial({ map, transparent: true, opacity: 0.62 }));
    this.renew();
  }

  /** Takes the colours of the theme as it is now. */
  renew(): void {
    const style = getComputedStyle(this.#canvas);
    this.ground.color = new Color(style.color);
    this.lines.color = this.limit.color = new Color(style.borderTopColor);
    this.outline.color = new Color(style.outlineColor);
    this.target.color = new Color(style.caretColor);
    this.wrong.color = new Color(style.columnRuleColor);
    this.hinted.color = new Color(style.textDecorationColor);
  }

  close(): void {
    for (const stone of this.stones) stone.map?.dispose();
    const lines = [this.lines, this.limit, this.edges, this.outline, this.wrong, this.hinted];
    const solids = [...this.stones, ...this.ghosts, this.ground, this.mark, this.target];
    for (const material of [...solids, ...lines]) material.dispose();
  }
}

const SIZE = 128;

/** A face of a cube: its colour and, for those who do not see it, its pattern. */
function texture({ pattern }: Paint, colour: string): Texture {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIZE;
  const pen = canvas.getContext('2d');
  if (pen) {
    pen.fillStyle = colour;
    pen.fillRect(0, 0, SIZE, SIZE);
    pen.fillStyle = pen.strokeStyle = 'rgb(255 255 255 / 45%)';
    pen.lineWidth = 10;
    PATTERNS[pattern](pen);
  }
  const map = new CanvasTexture(canvas);
  map.colorSpace = SRGBColorSpace;
  map.anisotropy = 4;
  return map;
}

type Pen = CanvasRenderingContext2D;

const PATTERNS: Record<Paint['pattern'], (pen: Pen) => void> = {
  plain: () => undefined,
  rings: (pen) => dot(pen, SIZE / 2, SIZE / 2),
  dots: (pen) => {
    for (const x of [1, 3, 5]) for (const y of [1, 3, 5]) dot(pen, (x * SIZE) / 6, (y * SIZE) / 6);
  },
  stripes: (pen) => slants(pen, [1]),
  cross: (pen) => slants(pen, [1, -1]),
};

function dot(pen: Pen, x: number, y: number): void {
  pen.beginPath();
  pen.arc(x, y, 9, 0, 2 * Math.PI);
  pen.fill();
}

function slants(pen: Pen, ways: readonly number[]): void {
  for (const way of ways)
    for (let at = -SIZE; at <= 2 * SIZE; at += SIZE / 3) {
      pen.beginPath();
      pen.moveTo(at, 0);
      pen.lineTo(at + way * SIZE, SIZE);
      pen.stroke();
    }
}
