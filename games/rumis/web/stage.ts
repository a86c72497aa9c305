import type { Point } from '$web/board/tap-or-drag.ts';
import {
  AmbientLight,
  DirectionalLight,
  OrthographicCamera,
  Plane,
  Raycaster,
  Scene,
  Vector2,
  Vector3,
  WebGLRenderer,
} from './three.ts';
import { squareName } from './cubes.ts';
import { RIM } from './lettering.ts';
import { Materials } from './materials.ts';
import { Masonry, type Cut } from './masonry.ts';
import { ASLANT, nearest, spanOf, type Eye } from './eye.ts';
import { Glide, lengthOf } from './motion.ts';
import type { Sight } from './sight.ts';
import { drawing } from './webgl.ts';
import { Wires } from './wires.ts';

const FAR = 60;
/** How much air is left around the works. */
const AIR = 1.04;

/** The works on a canvas. It draws when something has changed, and not in between. */
export class Stage {
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera = new OrthographicCamera();
  readonly #materials: Materials;
  readonly #masonry: Masonry;
  readonly #wires: Wires;
  readonly #size: ResizeObserver;
  readonly #azimuth = new Glide(ASLANT.azimuth);
  readonly #elevation = new Glide(ASLANT.elevation);
  #sight: Sight | null = null;
  #frame = 0;

  constructor(canvas: HTMLCanvasElement) {
    this.#renderer = new WebGLRenderer({ canvas, alpha: true, antialias: true });
    this.#renderer.setPixelRatio(Math.min(devicePixelRatio, drawing() === 'slow' ? 1 : 2));
    this.#materials = new Materials(canvas);
    this.#masonry = new Masonry(canvas, this.#materials);
    this.#wires = new Wires(this.#materials);
    const sun = new DirectionalLight('#fff4e0', 2.1);
    sun.position.set(6, 14, 9);
    this.#scene.add(new AmbientLight('#ffffff', 1.5), sun, this.#wires.group, this.#masonry.group);
    this.#size = new ResizeObserver(() => this.#draw());
    this.#size.observe(canvas);
  }

  show(sight: Sight, cut: Cut): void {
    this.#materials.renew();
    this.#sight = sight;
    this.#wires.show(sight.site, sight.numbers);
    this.#masonry.show(sight, cut, performance.now());
    this.#draw();
  }

  /** Goes there with the finger at once, or by a way that can be followed. */
  look({ azimuth, elevation }: Eye, atOnce: boolean): void {
    const now = performance.now();
    const length = atOnce ? 0 : lengthOf(this.#renderer.domElement, '--turn');
    this.#azimuth.send(nearest(azimuth, this.#azimuth.at(now)), now, length);
    this.#elevation.send(elevation, now, length);
    this.#draw();
  }

  /** The name of the square under a point of the window; null beside the works. */
  squareAt({ x, y }: Point): string | null {
    const { site } = this.#sight ?? {};
    if (!site) return null;
    const box = this.#renderer.domElement.getBoundingClientRect();
    const at = new Vector2(((x - box.left) / box.width) * 2 - 1, 1 - ((y - box.top) / box.height) * 2);
    const ray = new Raycaster();
    ray.setFromCamera(at, this.#camera);
    const hit =
      this.#masonry.hit(ray) ?? ray.ray.intersectPlane(new Plane(new Vector3(0, 1, 0)), new Vector3());
    if (!hit) return null;
    const [column, row] = [Math.floor(hit.x), Math.floor(-hit.z)];
    const inside = column >= 0 && row >= 0 && column < site.columns && row < site.rows;
    return inside ? squareName({ column, row }) : null;
  }

  close(): void {
    cancelAnimationFrame(this.#frame);
    this.#size.disconnect();
    this.#masonry.close();
    this.#wires.close();
    this.#materials.close();
    this.#renderer.dispose();
  }

  /** Draws soon, and again for as long as something moves. */
  #draw(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame((now) => {
      const moving = this.#masonry.move(now) || this.#azimuth.moves(now) || this.#elevation.moves(now);
      this.#wires.stretch(this.#masonry.stretch(now));
      this.#aim(now);
      this.#renderer.render(this.#scene, this.#camera);
      if (moving) this.#draw();
    });
  }

  /** Points the camera at the middle of the site, near enough to see all of it from anywhere. */
  #aim(now: number): void {
    const { clientWidth: width, clientHeight: height } = this.#renderer.domElement;
    if (!this.#sight || width === 0 || height === 0) return;
    const { site } = this.#sight;
    const tall = site.height * this.#masonry.stretch(now);
    const [azimuth, elevation] = [this.#azimuth.at(now), this.#elevation.at(now)];
    const { wide, deep } = spanOf(site.columns + 2 * RIM, site.rows + 2 * RIM, { azimuth, elevation });
    const upright = deep * Math.sin(elevation) + tall * Math.cos(elevation);
    const unit = Math.max((wide * AIR) / width, (upright * AIR) / height) / 2;
    Object.assign(this.#camera, {
      left: -width * unit,
      right: width * unit,
      top: height * unit,
      bottom: -height * unit,
      far: 2 * FAR,
    });
    const middle = new Vector3(site.columns / 2, tall / 2, -site.rows / 2);
    const away = new Vector3(
      Math.sin(azimuth) * Math.cos(elevation),
      Math.sin(elevation),
      Math.cos(azimuth) * Math.cos(elevation),
    );
    this.#camera.position.copy(middle).addScaledVector(away, FAR);
    // From straight above, north is up.
    this.#camera.up.set(
      -Math.sin(azimuth) * Math.sin(elevation),
      Math.cos(elevation) + 1e-6,
      -Math.cos(azimuth) * Math.sin(elevation),
    );
    this.#camera.lookAt(middle);
    this.#camera.updateProjectionMatrix();
    this.#renderer.setSize(width, height, false);
  }
}
