import { eventsContract } from '@kxo/domain/events/contract'
import { may } from '@kxo/domain/events/permissions'
import { formatDate } from '@kxo/domain/kernel/dates'
import { call } from '../../platform/api-client.ts'
import { useViewer } from '../../platform/viewer.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'

/** Events whose title holds what is typed, for a field that chooses one: those one runs, or those of the catalogue. */
export function useEventChoices() {
  const { tenant, actor } = useViewer()
  const { locale, zone } = useLanguage()
  return {
    queryKey: ['events', tenant.name, 'choices'],
    find: async (q: string, signal: AbortSignal) => {
      const query = {
        page: 1,
        page_size: 10,
        space: may.readEvents(actor) ? ('admin' as const) : ('user' as const),
        tab: 'all' as const,
        ...(q ? { q } : {}),
      }
      const { results } = await call(eventsContract.list, { query }, { signal })
      return results.map(({ id, title, start_date }) => ({
        value: id,
        label: start_date ? `${title} · ${formatDate(start_date, locale, { zone })}` : title,
      }))
    },
  }
}
