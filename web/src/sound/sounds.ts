import { settings } from '../settings.svelte.ts';

/** What is to be heard: made on the spot, so that nothing has to be loaded. */
export type Sound = 'move' | 'turn' | 'no' | 'end';

/** Notes in hertz, one after the other. */
const NOTES: Record<Sound, readonly number[]> = {
  move: [220],
  turn: [440, 554],
  no: [196, 165],
  end: [392, 494, 587],
};

const VOLUME = 0.12;
/** Nobody likes to be told no loudly. */
const SOFTLY = 0.05;

let context: AudioContext | null = null;

/** Plays a soft sound, if the player wants sounds. */
export function play(sound: Sound): void {
  if (!settings.chosen.sounds) return;
  context ??= new AudioContext();
  const volume = sound === 'no' ? SOFTLY : VOLUME;
  for (const [place, note] of NOTES[sound].entries())
    pluck(context, note, volume, context.currentTime + place * 0.11);
}

/** A short wooden note. */
function pluck(context: AudioContext, note: number, loud: number, at: number): void {
  const tone = new OscillatorNode(context, { type: 'triangle', frequency: note });
  const volume = new GainNode(context, { gain: loud });
  volume.gain.setValueAtTime(loud, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.22);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.24);
}
