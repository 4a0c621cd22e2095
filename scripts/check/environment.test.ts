import { expect, test } from 'vitest'
import { environment } from './environment.ts'
import { treeOf } from './tree.ts'

const faultsOf = async (example: string) =>
  await environment.check(
    treeOf({ 'apps/api/src/platform/config.ts': 'z.object({\n  PORT: port,\n  SMTP_URL: url,\n})', '.env.example': example }),
  )

test('what is read and documented is fine', async () => expect(await faultsOf('# PORT=3000\nSMTP_URL=')).toEqual([]))
test('what is read but not documented is a fault', async () =>
  expect(await faultsOf('# PORT=3000')).toMatchObject([{ message: expect.stringContaining('SMTP_URL') }]))
test('what is documented but not read is a fault', async () =>
  expect(await faultsOf('# PORT=3000\n# SMTP_URL=\n# COLOUR=blue')).toMatchObject([{ message: expect.stringContaining('COLOUR') }]))
