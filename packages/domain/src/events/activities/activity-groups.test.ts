import { expect, test } from 'vitest'
import { activityGroups } from './activity-groups.ts'

const activity = (id: number, enrolment: 'mandatory' | 'optional', choice_group = '', is_cancelled = false) => ({
  id,
  enrolment,
  choice_group,
  is_cancelled,
})

test('what everybody attends comes first, then each group one chooses in, then what one may add; what is cancelled is gone', () => {
  const groups = activityGroups([
    activity(1, 'optional', 'Après-midi'),
    activity(2, 'optional'),
    activity(3, 'mandatory'),
    activity(4, 'optional', 'Après-midi'),
    activity(5, 'optional', 'Soir', true),
  ])
  expect(groups.map(({ kind, name, activities }) => [kind, name, activities.map(({ id }) => id)])).toEqual([
    ['included', '', [3]],
    ['chooseOne', 'Après-midi', [1, 4]],
    ['chooseAny', '', [2]],
  ])
  expect(activityGroups([])).toEqual([])
})
