import { expect, test } from 'vitest'
import { largeSums } from './large-sums.ts'
import { treeOf } from './tree.ts'

test('a sum of cents is no int; counts, years and bigints pass', async () => {
  const faults = await largeSums.check(
    treeOf({
      'apps/api/src/modules/a/right.ts': [
        'sql`select count(*)::int as n, coalesce(sum(b.paid), 0)::bigint as paid, extract(year from p.paid_on)::int, sum(p.amount)`',
        'sql`select sum(f.minutes)::int as minutes from b where b.paid > 0`',
      ].join('\n'),
      'apps/api/src/modules/a/wrong.ts': 'sql`select 1,\n coalesce(sum(case when x then -b.amount else b.amount end), 0)::int as billed`',
      'apps/api/migrations/1.sql': 'select sum(to_be_paid) filter (where true)::integer from bills;',
      'apps/api/src/modules/a/wrong.test.ts': 'sql`select sum(amount)::int`',
    }),
  )
  expect(faults.map(({ file, line }) => [file, line])).toEqual([
    ['apps/api/src/modules/a/wrong.ts', 2],
    ['apps/api/migrations/1.sql', 1],
  ])
})
