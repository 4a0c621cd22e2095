import { documentRestriction } from '@kxo/domain/documents/restriction'
import { watchState } from '@kxo/domain/videos/status'
import type { Search } from '../../../ui/navigation/address.ts'
import type { Filters, ProgressScope } from '../api.ts'

/** The films a list shows, as its address says. */
export const filtersIn = ({ tab, event, restriction, uncaptioned, unused }: Search): Filters => ({
  status: tab === 'archived' ? 'archived' : 'ready',
  ...(event && { event: Number(event) }),
  ...(documentRestriction.is(restriction) && { restriction }),
  ...(uncaptioned && { without_captions: true }),
  ...(unused && { unused: true }),
})

/** Whose progress it shows. */
export const scopeIn = ({ video, event, state }: Search): ProgressScope => ({
  ...(video && { video: Number(video) }),
  ...(event && { event: Number(event) }),
  ...(watchState.is(state) && { state }),
})
