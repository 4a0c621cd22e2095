import { expect, test } from 'vitest'
import { tellable } from './use-names.ts'

test('what only programs read is left out of what is told of an act', () => {
  const isShown = (field: string, after: string | null) => tellable([{ field, before: null, after }]).length === 1
  expect([isShown('status', '3'), isShown('title', 'Oser'), isShown('title', null)]).toEqual([true, true, true])
  expect([isShown('company_id', '4'), isShown('syllabus_version', '7'), isShown('order_terms', '{"plan":[]}')]).toEqual([
    false,
    false,
    false,
  ])
})
