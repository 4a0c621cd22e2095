import { isSignedIn } from '@kxo/domain/kernel/permissions'
import { eventVote } from '@kxo/domain/votes/paths'
import { votesWords as w } from '@kxo/domain/votes/words'
import { pages } from '../../platform/page.ts'
import { recordIdIn } from '../../platform/record-id.ts'

export const votesPages = pages([
  {
    space: 'user',
    path: eventVote.pattern,
    layout: 'user-no-footer',
    title: w.title,
    feature: 'interactivity',
    // Behind a personal link one reads, and votes once a code proved the address.
    restrictedSession: true,
    // Who is expected is known of each event: the call decides.
    permitted: ({ actor }) => isSignedIn(actor),
    reads: ({ params }) => import('./api.ts').then(({ assemblyQuery }) => [assemblyQuery(recordIdIn(params['id']))]),
    component: () => import('./vote/vote-page.tsx'),
  },
])
