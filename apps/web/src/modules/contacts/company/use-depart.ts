import { contactWords as w } from '@kxo/domain/contacts/words'
import { formatDate } from '@kxo/domain/kernel/dates'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { confirm } from '../../../ui/overlay/confirm.ts'
import { depart, upcomingOf } from '../api.ts'

type Leaving = { id: number; first_name: string; last_name: string }

/** Takes someone out of their company, once told what is still planned in their name. */
export function useDepart(): (person: Leaving, company: string) => Promise<void> {
  const { say, locale, zone } = useLanguage()
  return async ({ id, first_name, last_name }, company) => {
    const name = `${first_name} ${last_name}`
    try {
      const coming = await upcomingOf(id)
      const dates = coming.map(({ title, start_date }) => (start_date ? `${title} (${formatDate(start_date, locale, { zone })})` : title))
      const message = say(w.departAsk, { name, n: coming.length, list: dates.join(', ') })
      const title = say(w.noLonger, { name: company })
      if (!(await confirm({ title, message, act: title, tone: 'danger' }))) return
      await depart(id)
      toast.success(say(w.departed, { name, left: company }))
    } catch (error) {
      toast.failure(error)
    }
  }
}
