import {
  BoxGeometry,
  CircleGeometry,
  EdgesGeometry,
  Group,
  LineSegments,
  Mesh,
  OctahedronGeometry,
} from './three.ts';
import type { Material, Object3D, Raycaster, Vector3 } from './three.ts';
import { cubeName, readCube, type Cube } from './cubes.ts';
import type { Materials } from './materials.ts';
import { Glide, lengthOf } from './motion.ts';
import type { Ghost, Sight } from './sight.ts';
import type { Works } from './works.ts';

/** How the works are taken apart. */
export interface Cut {
  /** So many levels are shown. */
  levels: number;
  /** Whether the levels stand apart. */
  apart: boolean;
}

/** How far a stone falls, in levels. */
const FALL = 2.5;
const GHOST_FALL = 0.8;
/** How much higher everything is when it stands apart. */
const APART = 1.8;

/** The cubes: those that are built, those of the stone in hand, and the marks on them. */
export class Masonry {
  readonly group = new Group();
  readonly #built = new Group();
  readonly #marks = new Group();
  readonly #ghost = new Group();
  readonly #cube = new BoxGeometry(0.96, 0.96, 0.96);
  readonly #frame = new EdgesGeometry(new BoxGeometry(1.02, 1.02, 1.02));
  readonly #edges = new EdgesGeometry(this.#cube);
  readonly #diamond = new OctahedronGeometry(0.3).scale(1, 0.12, 1);
  readonly #dot = new CircleGeometry(0.14, 24).rotateX(-Math.PI / 2);
  readonly #materials: Materials;
  readonly #canvas: Element;
  readonly #stretch = new Glide(1);
  readonly #ghostFall = new Glide(0);
  /** The cubes that are falling still. */
  #falling = new Map<string, Glide>();
  #known: ReadonlySet<string> | null = null;
  #haunted = '';

  constructor(canvas: Element, materials: Materials) {
    this.#canvas = canvas;
    this.#materials = materials;
    this.group.add(this.#built, this.#marks, this.#ghost);
  }

  /** How much higher than it is everything stands now. */
  stretch(now: number): number {
    return this.#stretch.at(now);
  }

  show({ works, marks, ghost, targets }: Sight, { levels, apart }: Cut, now: number): void {
    this.#stretch.send(apart ? APART : 1, now, lengthOf(this.#canvas, '--turn'));
    this.#built.clear();
    for (const cube of works.cubes.filter(({ level }) => level < levels)) {
      const stone = this.#lay(cube, this.#materials.stones[cube.colour - 1]);
      stone.add(new LineSegments(this.#edges, this.#materials.edges));
      if (marks.last.has(cube.name)) stone.add(this.#mark());
      this.#built.add(stone);
    }
    this.#marks.clear();
    for (const name of marks.refused) this.#outline(name, this.#materials.wrong);
    for (const name of marks.hinted) this.#outline(name, this.#materials.hinted);
    for (const square of targets) this.#point(square, works);
    this.#letFall(
      works.cubes.map(({ name }) => name),
      now,
    );
    this.#haunt(ghost, now);
  }

  /** Puts everything where it is by now; whether something moves still. */
  move(now: number): boolean {
    const stretch = this.stretch(now);
    const lift = (thing: Object3D, fallen: number) =>
      (thing.position.y = stretch * (Number(thing.userData['level']) + fallen) + 0.5);
    for (const stone of this.#built.children) lift(stone, this.#falling.get(stone.name)?.at(now) ?? 0);
    for (const mark of this.#marks.children) lift(mark, 0);
    for (const stone of this.#ghost.children) lift(stone, this.#ghostFall.at(now));
    const glides = [this.#stretch, this.#ghostFall, ...this.#falling.values()];
    return glides.some((glide) => glide.moves(now));
  }

  /** Where a ray meets what is built, a little inside of it. */
  hit(caster: Raycaster): Vector3 | null {
    const met = caster.intersectObjects(this.#built.children, false)[0];
    return met ? met.point.addScaledVector(caster.ray.direction, 0.05) : null;
  }

  close(): void {
    for (const geometry of [this.#cube, this.#frame, this.#edges, this.#diamond, this.#dot])
      geometry.dispose();
  }

  #lay(cube: Cube, material: Material | undefined): Mesh {
    const stone = new Mesh(this.#cube, material);
    stone.name = cubeName(cube);
    stone.userData['level'] = cube.level;
    stone.position.set(cube.column + 0.5, cube.level + 0.5, -cube.row - 0.5);
    return stone;
  }

  #mark(): Mesh {
    const diamond = new Mesh(this.#diamond, this.#materials.mark);
    diamond.position.y = 0.5;
    return diamond;
  }

  #outline(name: string, material: Material): void {
    const cube = readCube(name);
    if (cube) this.#marks.add(this.#carry(cube, new LineSegments(this.#frame, material)));
  }

  /** A dot on top of a square over which the stone in hand can be let fall. */
  #point(square: string, works: Works): void {
    const cube = readCube(`${square}/1`);
    if (!cube) return;
    const height = works.height(cube);
    const dot = new Mesh(this.#dot, this.#materials.target);
    // On the ground it lies at the foot of the lowest cube, elsewhere on the head of the highest.
    dot.position.y = height > 0 ? 0.51 : -0.49;
    this.#marks.add(this.#carry({ ...cube, level: Math.max(0, height - 1) }, dot));
  }

  /** Something that is where a cube is, and moves as cubes do. */
  #carry(cube: Cube, thing: Object3D): Group {
    const place = new Group();
    place.userData['level'] = cube.level;
    place.position.set(cube.column + 0.5, 0, -cube.row - 0.5);
    return place.add(thing);
  }

  /** Lets fall what was not there before. When it is first shown, nothing falls. */
  #letFall(names: readonly string[], now: number): void {
    for (const [name, glide] of this.#falling) if (!glide.moves(now)) this.#falling.delete(name);
    for (const name of names.filter((name) => this.#known && !this.#known.has(name))) {
      const glide = new Glide(0);
      glide.leap(FALL, now, lengthOf(this.#canvas, '--drop'));
      this.#falling.set(name, glide);
    }
    this.#known = new Set(names);
  }

  #haunt(ghost: Ghost | null, now: number): void {
    const haunted = ghost?.cubes.map(cubeName).join() ?? '';
    if (haunted && haunted !== this.#haunted)
      this.#ghostFall.leap(GHOST_FALL, now, lengthOf(this.#canvas, '--turn'));
    this.#haunted = haunted;
    this.#ghost.clear();
    for (const cube of ghost?.cubes ?? []) {
      const stone = this.#lay(cube, this.#materials.ghosts[(ghost?.colour ?? 1) - 1]);
      stone.add(new LineSegments(this.#frame, ghost?.fits ? this.#materials.outline : this.#materials.wrong));
      this.#ghost.add(stone);
    }
  }
}
