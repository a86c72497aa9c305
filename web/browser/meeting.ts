import { expect } from 'vitest';
import { sitDown, type Setup } from './table.ts';
import { desk, phone, visit, type Visitor } from './visitor.ts';

export interface Meeting {
  ana: Visitor;
  luis: Visitor;
  table: string;
}

/** Two people at a table: one has opened it, the other was invited by a link. */
export async function meet(setup: Partial<Setup> & Pick<Setup, 'game'>): Promise<Meeting> {
  const [ana, luis] = [await visit(desk), await visit(phone)];
  const table = await sitDown(ana.page, { ...setup, seats: [{ who: 'me' }, { who: 'open' }] });
  await ana.page.getByRole('button', { name: 'Invite' }).click();
  const link = await ana.page.locator('.gathering input').inputValue();
  await luis.page.goto(link);
  await luis.page.getByLabel(/name/i).first().fill('Luis');
  expect(luis.page.url(), 'the code is not left in the address').not.toContain('#');
  await luis.page.getByRole('button', { name: /sit/i }).click();
  await luis.page.waitForURL(`**/t/${table}`);
  await ana.page.locator('.plate', { hasText: 'Luis' }).waitFor();
  return { ana, luis, table };
}
