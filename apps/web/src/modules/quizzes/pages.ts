import { attemptState, type QuizKind, quizKind, quizStatus } from '@kxo/domain/quizzes/kinds'
import { adminQuiz, adminQuizzes, adminTest, adminTests } from '@kxo/domain/quizzes/paths'
import { may } from '@kxo/domain/quizzes/permissions'
import { quizzesWords as w } from '@kxo/domain/quizzes/words'
import { IconHelpSquareRounded, IconTargetArrow } from '@tabler/icons-react'
import * as z from 'zod/mini'
import { communicationGroup } from '../../platform/menu-groups.ts'
import { pages, type ViewedPlace } from '../../platform/page.ts'
import { recordIdIn } from '../../platform/record-id.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { aNumber, oneOf } from '../../ui/navigation/address-schema.ts'
import { listQuery } from '../../ui/table/table-source.ts'

const shared = {
  space: 'admin',
  layout: 'admin',
  feature: 'interactivity',
  offered: ({ tenant }: Viewer) => tenant.params.use_quiz,
  permitted: ({ actor }: Viewer) => may.readQuizzes(actor),
} as const

const listAddress = z.object({ status: oneOf(quizStatus.keys) })
const readList =
  (kind: QuizKind) =>
  ({ search }: ViewedPlace) =>
    Promise.all([import('./api.ts'), import('./lists/shown-status.ts')]).then(([{ quizzesSource }, { shownStatus }]) => [
      listQuery(quizzesSource(kind, shownStatus(search)), search),
    ])

/** `new` is no quiz yet: its page asks what it is called. */
const readQuiz = ({ params: { id } }: ViewedPlace) =>
  import('./api.ts').then(({ quizQuery }) => (id === 'new' ? [] : [quizQuery(recordIdIn(id))]))
const quizAddress = z.object({
  tab: oneOf(['questions', 'settings', 'results']),
  event: aNumber,
  attempt: aNumber,
  state: oneOf(attemptState.keys),
})

export const quizzesPages = pages([
  {
    ...shared,
    path: adminQuizzes.pattern,
    title: w.list,
    menu: { group: communicationGroup, order: 1, icon: IconHelpSquareRounded, label: w.list },
    address: listAddress,
    reads: readList('quiz'),
    component: () => import('./lists/quizzes-page.tsx'),
  },
  {
    ...shared,
    path: adminQuiz.pattern,
    under: adminQuizzes.pattern,
    title: quizKind.labelOf('quiz'),
    address: quizAddress,
    reads: readQuiz,
    component: () => import('./editing/quiz-page.tsx'),
  },
  {
    ...shared,
    path: adminTests.pattern,
    title: w.tests,
    menu: { group: communicationGroup, order: 2, icon: IconTargetArrow, label: w.tests },
    address: listAddress,
    reads: readList('test'),
    component: () => import('./lists/tests-page.tsx'),
  },
  {
    ...shared,
    path: adminTest.pattern,
    under: adminTests.pattern,
    title: quizKind.labelOf('test'),
    address: quizAddress,
    reads: readQuiz,
    component: () => import('./editing/test-page.tsx'),
  },
])
