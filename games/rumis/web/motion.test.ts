import { describe, expect, it } from 'vitest';
import { Glide } from './motion.ts';
import { isProgram } from './webgl.ts';

describe('a glide', () => {
  it('goes where it is sent, and rests there', () => {
    const glide = new Glide(1);
    glide.send(2, 100, 50);
    expect(glide.at(100)).toBe(1);
    expect(glide.at(125)).toBeGreaterThan(1.5);
    expect(glide.moves(125)).toBe(true);
    expect(glide.at(150)).toBe(2);
    expect(glide.moves(150)).toBe(false);
  });

  it('leaps away and comes back', () => {
    const glide = new Glide(0);
    glide.leap(3, 0, 10);
    expect(glide.at(0)).toBe(3);
    expect(glide.at(10)).toBe(0);
  });

  it('is there at once where it takes no time', () => {
    const glide = new Glide(1);
    glide.send(2, 100, 0);
    expect(glide.moves(100)).toBe(false);
    expect(glide.at(100)).toBe(2);
  });
});

describe('what draws', () => {
  it.each([
    ['ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero) (0x0000C0DE)), SwiftShader driver)', true],
    ['llvmpipe (LLVM 15.0.7, 256 bits)', true],
    ['ANGLE (Microsoft, Microsoft Basic Render Driver Direct3D11)', true],
    ['ANGLE (NVIDIA, NVIDIA GeForce RTX 3060 Direct3D11)', false],
    ['Apple GPU', false],
  ])('%s', (name, program) => expect(isProgram(name)).toBe(program));
});
