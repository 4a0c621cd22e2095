import { expect, test } from 'vitest'
import { scheduleProblem } from './schedule.ts'

const now = new Date('2027-03-01T08:00:00Z')
const at = (day: string): Date => new Date(`2027-03-${day}T08:00:00Z`)
const none = { publish_at: null, unpublish_at: null }

test('a schedule is to come, and leaves after it goes online', () => {
  expect(scheduleProblem(none, none, now)).toBeUndefined()
  expect(scheduleProblem({ publish_at: at('02'), unpublish_at: at('03') }, none, now)).toBeUndefined()
  expect(scheduleProblem({ publish_at: now, unpublish_at: null }, none, now)).toEqual({ field: 'publish_at', kind: 'scheduledInThePast' })
  expect(scheduleProblem({ publish_at: at('03'), unpublish_at: at('02') }, none, now)).toEqual({
    field: 'unpublish_at',
    kind: 'leavesBeforeOnline',
  })
  const gone = { publish_at: null, unpublish_at: new Date('2027-02-01T08:00:00Z') }
  expect(scheduleProblem(gone, gone, now)).toBeUndefined()
})
