import { noticeWords as w } from '@kxo/domain/help/notices/notice-words'
import { isAnnounced } from '@kxo/domain/help/rules'
import type { PublishedNotice } from '@kxo/domain/tenants/settings/notice'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useViewer } from '../platform/viewer.ts'
import { useLanguage } from '../ui/i18n/language.tsx'
import style from './bars.module.css'
import { closedNotices, closeNotice } from './closed-notices.ts'

const saidOf = ({ kind, starts_at, ends_at }: PublishedNotice, now: Date) => {
  if (kind === 'incident') return w.incident
  if (starts_at <= now) return ends_at ? w.maintenanceUntil : w.maintenance
  return ends_at ? w.soonUntil : w.soon
}

/** What the vendor says of the service, until it is over or closed for the visit. */
export default function NoticeBars() {
  const { tenant } = useViewer()
  const { say, locale } = useLanguage()
  const [closed, setClosed] = useState(closedNotices)
  const { pathname } = useLocation()
  const [now, setNow] = useState(() => new Date())
  // Each page looks at the clock again: what is over goes, what comes appears.
  useEffect(() => setNow(new Date()), [pathname, tenant.notices])
  return tenant.notices
    .filter((notice) => isAnnounced(notice, now) && !closed.includes(notice.id))
    .map((notice) => (
      <p key={notice.id} className={style['bar']} data-kind={notice.kind}>
        <span>
          <strong>{say(saidOf(notice, now), { from: notice.starts_at, ...(notice.ends_at && { to: notice.ends_at }) })}</strong>
          {' · '}
          {notice.message[locale]}
        </span>
        <button
          type="button"
          className={style['act']}
          onClick={() => {
            closeNotice(notice.id)
            setClosed(closedNotices())
          }}
        >
          {say(w.hide)}
        </button>
      </p>
    ))
}
