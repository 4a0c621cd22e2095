import { expect, test } from 'vitest'
import { plainNames } from './plain-names.ts'
import { treeOf } from './tree.ts'

const faultsOf = async (text: string) => (await plainNames.check(treeOf({ 'apps/api/src/main.ts': text }))).length

test.each([
  'const kept = 1',
  'const [wanted, setWantedNow] = state()',
  'function read(asked: string) {}',
  'const { rows: told } = answer',
  'type HeldPlace = number',
  'const isGiven = true',
  'const orderAskedOf = () => 1',
  "import { stored as kept } from './stored.ts'",
  'const keptRows = []',
])('%s is refused', async (text) => expect(await faultsOf(text)).toBeGreaterThan(0))

test.each([
  'const { kept, merged } = body',
  'const stored = { kept: 1, asked_by: 2 }',
  'const report = read().kept',
  'type Report = { kept: number }',
  'const asked_by = row.user_id',
  'const forgiven = 1',
  "const unasked = 'asked'",
])('%s is accepted', async (text) => expect(await faultsOf(text)).toBe(0))
