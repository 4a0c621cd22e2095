import { may } from '@kxo/domain/quizzes/permissions'
import { quizzesWords as w } from '@kxo/domain/quizzes/words'
import { lazy } from 'react'
import type { RecordPart } from '../../platform/record-part.tsx'
import { hasFeature } from '../../platform/viewer.ts'

/** What a person answered, on their record. */
export const quizzesParts: readonly RecordPart[] = [
  {
    record: 'contact',
    key: 'assessments',
    label: w.personTab,
    order: 26,
    permitted: (viewer) => viewer.tenant.params.use_quiz && hasFeature(viewer, 'interactivity') && may.readQuizzes(viewer.actor),
    Content: lazy(() => import('./results/person-attempts.tsx')),
  },
]
