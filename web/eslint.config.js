import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['**/dist', '**/node_modules', '**/types.d.ts'] },
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'] } },
  },
  {
    rules: {
      'no-console': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      // A map that is never drawn need not be watched.
      'svelte/prefer-svelte-reactivity': 'off',
      // The router is our own: it follows plain links.
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
);
