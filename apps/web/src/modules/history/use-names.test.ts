import { expect, test } from 'vitest'
import { tellable } from './use-names.ts'

test('what only programs read is left out of what is told of an act', () => {
  const told = (field: string, after: string | null) => tellable([{ field, before: null, after }]).length === 1
  expect([told('status', '3'), told('title', 'Oser'), told('title', null)]).toEqual([true, true, true])
  expect([told('company_id', '4'), told('syllabus_version', '7'), told('order_terms', '{"plan":[]}')]).toEqual([false, false, false])
})
