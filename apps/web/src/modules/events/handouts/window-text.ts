import { closing, opening } from '@kxo/domain/documents/opening'
import type { OwnHandout } from '@kxo/domain/events/handouts/handouts-contract'
import { handoutsWords as w } from '@kxo/domain/events/handouts/handouts-words'
import type { Say } from '../../../ui/i18n/language.tsx'

type Shown = Pick<OwnHandout, 'opens' | 'opens_on' | 'closes' | 'closes_on'>

/** From when, and until when, a document is read. */
export const windowText = (say: Say, { opens, opens_on, closes, closes_on }: Shown): string =>
  [
    opens_on === null ? say(opening.labelOf(opens)) : say(w.fromDay, { day: opens_on }),
    closes === null ? '' : closes_on === null ? say(closing.labelOf(closes)) : say(w.untilDay, { day: closes_on }),
  ]
    .filter(Boolean)
    .join(' · ')
