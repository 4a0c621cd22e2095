import { expect, test } from 'vitest'
import { patientJourneys } from './patient-journeys.ts'
import { treeOf } from './tree.ts'

const faultsOf = async (journey: string) => await patientJourneys.check(treeOf({ 'e2e/door.e2e.ts': journey }))

test('what is waited for is fine, and what is no page', async () =>
  expect(
    await faultsOf("expect(await stored()).toBe(0)\nawait expect.poll(() => page.getByText('Lyon').count()).toBe(1)\nawait page.count()"),
  ).toEqual([]))
test('what is read once is a fault', async () =>
  expect(await faultsOf("await page.goto('/')\nexpect(\n  await page.getByLabel('Ville').inputValue(),\n).toBe('Lyon')")).toMatchObject([
    { line: 2, message: expect.stringContaining('inputValue') },
  ]))
