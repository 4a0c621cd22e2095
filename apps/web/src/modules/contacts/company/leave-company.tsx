import type { Contact } from '@kxo/domain/contacts/contract'
import { may } from '@kxo/domain/contacts/permissions'
import { teamWords as t } from '@kxo/domain/contacts/team-words'
import { formatDate } from '@kxo/domain/kernel/dates'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { confirm } from '../../../ui/overlay/confirm.ts'
import { reloadSession } from '../../identity/index.ts'
import { depart, upcomingOf } from '../api.ts'
import { factsOf } from '../contact/facts-of.ts'

/** Leaves one's own company, once told what is still planned there. */
export function LeaveCompany({ contact }: { contact: Contact }) {
  const { actor } = useViewer()
  const { say, locale, zone } = useLanguage()
  if (!may.leave(actor, factsOf(contact))) return null
  const company = contact.company_name ?? ''
  const leave = async (): Promise<void> => {
    try {
      const coming = await upcomingOf(contact.id)
      const dates = coming.map(({ title, start_date }) => (start_date ? `${title} (${formatDate(start_date, locale, { zone })})` : title))
      const message = say(t.leaveAsk, { n: coming.length, list: dates.join(', ') })
      if (!(await confirm({ title: say(t.leaveTitle, { company }), message, act: t.leave, tone: 'danger' }))) return
      await depart(contact.id)
      toast.success(say(t.left, { company }))
      await reloadSession()
    } catch (error) {
      toast.failure(error)
    }
  }
  return (
    <Button variant="subtle" onClick={() => void leave()}>
      {say(t.leave)}
    </Button>
  )
}
