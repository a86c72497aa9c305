import { expect, test } from 'vitest';

const pages = import.meta.glob<string>('../src/pages/*.svelte', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test.each(Object.entries(pages))('%s has a title', (_, page) => {
  expect(page).toMatch(/<title>|<Title of=/);
});
