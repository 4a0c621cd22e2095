import { isSignedInFully } from '@kxo/domain/kernel/permissions'
import { eventVote } from '@kxo/domain/votes/paths'
import { votesWords as w } from '@kxo/domain/votes/words'
import { pages } from '../../platform/page.ts'

export const votesPages = pages([
  {
    space: 'user',
    path: eventVote.pattern,
    layout: 'user-no-footer',
    title: w.title,
    feature: 'interactivity',
    // Who is expected is known of each event: the call decides.
    permitted: ({ actor }) => isSignedInFully(actor),
    component: () => import('./vote/vote-page.tsx'),
  },
])
