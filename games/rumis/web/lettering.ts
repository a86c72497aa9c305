import { CanvasTexture, Mesh, MeshBasicMaterial, PlaneGeometry, SRGBColorSpace } from './three.ts';
import { letterOf } from './cubes.ts';
import type { Site } from './site.ts';

/** How wide the rim of the ground is. */
export const RIM = 0.5;

/** Pixels for each square. */
const FINE = 64;
const INK = '#2b2118';

/** The letters of the columns and the numbers of the rows on the rim, upright from every side. */
export class Lettering extends Mesh<PlaneGeometry, MeshBasicMaterial> {
  constructor({ columns, rows }: Site) {
    const [width, height] = [columns + 2 * RIM, rows + 2 * RIM];
    const map = new CanvasTexture(written(width, height, columns, rows));
    map.colorSpace = SRGBColorSpace;
    map.anisotropy = 4;
    super(
      new PlaneGeometry(width, height).rotateX(-Math.PI / 2),
      new MeshBasicMaterial({ map, transparent: true, depthWrite: false }),
    );
    this.position.set(columns / 2, 0, -rows / 2);
  }

  close(): void {
    this.geometry.dispose();
    this.material.map?.dispose();
    this.material.dispose();
  }
}

function written(width: number, height: number, columns: number, rows: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width * FINE, height * FINE];
  const pen = canvas.getContext('2d');
  if (!pen) return canvas;
  pen.fillStyle = INK;
  pen.font = `600 ${FINE * 0.34}px ${getComputedStyle(document.body).fontFamily}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  const write = (text: string, x: number, y: number, turn: number) => {
    pen.setTransform(1, 0, 0, 1, x * FINE, y * FINE);
    pen.rotate(turn);
    pen.fillText(text, 0, 0);
  };
  for (let column = 0; column < columns; column++) {
    write(letterOf(column), column + RIM + 0.5, height - RIM / 2, 0);
    write(letterOf(column), column + RIM + 0.5, RIM / 2, Math.PI);
  }
  for (let row = 0; row < rows; row++) {
    write(String(row + 1), RIM / 2, height - RIM - 0.5 - row, Math.PI / 2);
    write(String(row + 1), width - RIM / 2, height - RIM - 0.5 - row, -Math.PI / 2);
  }
  return canvas;
}
