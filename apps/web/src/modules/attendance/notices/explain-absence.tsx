import { noticeWords as w } from '@kxo/domain/attendance/notices/notice-words'
import { event as eventAddress } from '@kxo/domain/events/paths'
import { useQuery } from '@tanstack/react-query'
import { LinkButton } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { noticesQuery } from './notices-api.ts'
import { OwnNotice } from './own-notice.tsx'

type ExplainAbsenceProps = { registration: { id: number; event: number; title: string }; isLine: boolean }

/** Why one was absent from a whole event: said, or still to say; in a line, where to say it. */
export default function ExplainAbsence({ registration, isLine }: ExplainAbsenceProps) {
  const { say } = useLanguage()
  return isLine ? (
    <LinkButton size="sm" variant="default" to={eventAddress(registration.event)}>
      {say(w.explain)}
    </LinkButton>
  ) : (
    <Explained {...registration} />
  )
}

function Explained({ id, title }: { id: number; title: string }) {
  const { data } = useQuery(noticesQuery(id))
  if (!data) return null
  const notice = data.find(({ slot }) => slot === null) ?? null
  const isOpen = notice === null || notice.status === 'waiting'
  return <OwnNotice registration={id} slot={null} notice={notice} kinds={isOpen ? ['absent'] : []} about={title} />
}
