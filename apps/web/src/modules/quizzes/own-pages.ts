import { ownQuiz, ownQuizzes, ownResults } from '@kxo/domain/quizzes/paths'
import { may } from '@kxo/domain/quizzes/permissions'
import { quizzesWords as w } from '@kxo/domain/quizzes/words'
import { IconListCheck } from '@tabler/icons-react'
import * as z from 'zod/mini'
import { pages } from '../../platform/page.ts'
import { recordIdIn } from '../../platform/record-id.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { aNumber, oneOf } from '../../ui/navigation/address-schema.ts'

const hasQuizzes = ({ tenant: { params } }: Viewer): boolean => params.use_quiz && !params.is_recruiting_platform

export const ownQuizzesPages = pages([
  {
    space: 'user',
    path: ownQuizzes.pattern,
    layout: 'user',
    title: w.list,
    menu: { order: 52, icon: IconListCheck, label: w.list },
    feature: 'interactivity',
    offered: hasQuizzes,
    permitted: ({ actor }) => may.takeQuizzes(actor),
    address: z.object({ tab: oneOf(['done']) }),
    reads: () => import('./own-api.ts').then(({ ownQuizzesQuery }) => [ownQuizzesQuery()]),
    component: () => import('./taking/quizzes-page.tsx'),
  },
  {
    space: 'user',
    path: ownQuiz.pattern,
    under: ownQuizzes.pattern,
    layout: 'user-no-footer',
    title: w.list,
    feature: 'interactivity',
    offered: hasQuizzes,
    // A mail leads here by a personal link, without an account.
    restrictedSession: true,
    permitted: ({ actor }) => may.takeQuizzes(actor),
    reads: ({ params }) => import('./own-api.ts').then(({ ownQuizQuery }) => [ownQuizQuery(recordIdIn(params['id']))]),
    component: () => import('./taking/quiz-page.tsx'),
  },
  {
    space: 'user',
    path: ownResults.pattern,
    under: ownQuizzes.pattern,
    layout: 'user',
    title: w.ownResults,
    feature: 'interactivity',
    offered: hasQuizzes,
    permitted: ({ actor }) => may.takeQuizzes(actor),
    address: z.object({ attempt: aNumber }),
    reads: ({ search }) =>
      import('./own-api.ts').then(({ ownResultQuery, ownResultsQuery }) => [
        search['attempt'] ? ownResultQuery(Number(search['attempt'])) : ownResultsQuery(),
      ]),
    component: () => import('./taking/results-page.tsx'),
  },
])
