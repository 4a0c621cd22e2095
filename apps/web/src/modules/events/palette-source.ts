import { eventsContract } from '@kxo/domain/events/contract'
import { adminEvent, event } from '@kxo/domain/events/paths'
import { may } from '@kxo/domain/events/permissions'
import { eventsWords as w } from '@kxo/domain/events/words'
import { isSignedIn } from '@kxo/domain/kernel/permissions'
import { call } from '../../platform/api-client.ts'
import { foundLimit, type PaletteSource } from '../../platform/palette-source.ts'

/** Events: those they run for who runs some, the catalogue's for everyone else. */
export const eventsSource: PaletteSource = {
  key: 'events',
  label: w.list,
  order: 30,
  permitted: ({ actor }) => isSignedIn(actor),
  find: async ({ q, viewer: { actor }, signal }) => {
    const runs = may.readEvents(actor)
    const query = { q, page: 1, page_size: foundLimit, space: runs ? ('admin' as const) : ('user' as const), tab: 'all' as const }
    const { results } = await call(eventsContract.list, { query }, { signal })
    return results.map(({ id, title, management }) => ({
      label: title,
      detail: management?.code ?? undefined,
      to: runs ? adminEvent(id) : event(id),
    }))
  },
}
