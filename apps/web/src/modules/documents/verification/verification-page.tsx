import { documentCategory } from '@kxo/domain/documents/category'
import { documentsWords as w } from '@kxo/domain/documents/words'
import { dayInZone, formatDate, formatRange } from '@kxo/domain/kernel/dates'
import { printHours } from '@kxo/domain/kernel/hours'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { isMissing, isRefusal } from '../../../platform/api-error.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { Empty, Failed, Loading } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { verifiedQuery } from '../api.ts'
import style from './verification.module.css'

/** What anybody who was shown a proof checks by the code printed on it. */
export default function VerificationPage() {
  const { tenant } = useViewer()
  const { say, locale, zone } = useLanguage()
  const { code = '' } = useParams({ strict: false }) as { code?: string }
  const [today] = useState(() => dayInZone(new Date(), zone))
  const verified = useQuery(verifiedQuery(tenant.name, code))
  if (isMissing(verified.error)) return <Empty sentence={w.notVerified} help={w.notVerifiedHelp} page />
  if (isRefusal(verified.error, 'shareEnded')) return <Empty sentence={w.shareOver} help={w.shareOverHelp} page />
  if (verified.error) return <Failed error={verified.error} onRetry={() => void verified.refetch()} page />
  if (!verified.data) return <Loading lines={6} />
  const { category, number, holder, title, start_date, end_date, minutes, issuer, issued_at, valid_until } = verified.data
  const isExpired = valid_until !== null && valid_until < today
  const hours = printHours(minutes, locale)
  const facts = [
    [w.category, say(documentCategory.labelOf(category))],
    [w.number, number],
    [w.holder, holder],
    [w.event, title],
    [w.dates, start_date && end_date ? formatRange(start_date, end_date, locale, { zone, times: false }) : ''],
    [w.hours, say(w.hoursValue, { hours })],
    [w.issuer, issuer],
    [w.issuedOn, formatDate(issued_at, locale, { zone, style: 'long' })],
    [w.validUntil, valid_until ? formatDate(valid_until, locale, { style: 'long' }) : ''],
  ] as const
  return (
    <section className={style['page']}>
      <PageTitle subtitle={say(w.verifiedHelp)}>{w.verificationTitle}</PageTitle>
      <p className={style[isExpired ? 'expired' : 'genuine']} role="status">
        {isExpired ? say(w.expired, { day: valid_until }) : say(w.verified)}
      </p>
      <dl className={style['facts']}>
        {facts.map(([label, value]) =>
          value ? (
            <div key={label.fr}>
              <dt>{say(label)}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </section>
  )
}
