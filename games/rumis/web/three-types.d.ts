declare module '$web/../node_modules/three/build/three.module.js' {
  export * from '$web/../node_modules/@types/three/index.js';
}
