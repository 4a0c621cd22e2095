import { publicPage } from '@kxo/domain/events/paths'
import { eventsWords as w } from '@kxo/domain/events/words'
import { login } from '@kxo/domain/identity/paths'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isMissing } from '../../platform/api-error.ts'
import { rememberTarget } from '../../platform/remembered-target.ts'
import { useViewer } from '../../platform/viewer.ts'
import { shouldShowError } from '../../ui/feedback/should-show-error.ts'
import { Failed, Loading, Missing } from '../../ui/feedback/states.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { PageTitle } from '../../ui/navigation/page-title.tsx'
import { Button } from '../../ui/plain/button.tsx'
import { publicPageQuery } from './api.ts'
import { AvailabilityBadge } from './availability-badge.tsx'
import { EventPresentation } from './event-presentation.tsx'
import { EventProgramme } from './event-programme.tsx'
import { EventSheet } from './event-sheet.tsx'
import style from './events.module.css'
import { RegisterBox } from './register-box.tsx'

/** P08 and P09: the public page of an event; the short address is the canonical one. */
export default function PublicEventPage() {
  const { id, url } = useParams({ strict: false }) as { id?: string; url: string }
  const { tenant } = useViewer()
  const { say } = useLanguage()
  const navigate = useNavigate()
  const answer = useQuery(publicPageQuery(id === undefined ? { url } : { id: Number(id) }))
  const event = answer.data
  useEffect(() => {
    if (event) document.title = `${event.title} – ${tenant.label}`
    if (event && event.url !== url)
      void navigate({ to: publicPage(tenant.name, event.url), search: ((was: object) => was) as never, replace: true })
  }, [event, url, tenant, navigate])
  if (isMissing(answer.error)) return <Missing act={<ToLogin />} />
  if (shouldShowError(answer)) return <Failed error={answer.error} onRetry={() => void answer.refetch()} page />
  if (!event) return <Loading lines={10} />
  return (
    <article className={style['whole']}>
      <PageTitle mark={<AvailabilityBadge event={event} />}>{event.title}</PageTitle>
      {event.is_cancelled ? <p className={style['banner']}>{say(w.cancelledBanner)}</p> : null}
      <div className={style['article']}>
        <div className={style['body']}>
          <EventPresentation event={event} />
          {event.slots.length > 0 ? (
            <section className={style['part']}>
              <h2 className={style['partTitle']}>{say(w.programme)}</h2>
              <EventProgramme event={event} />
            </section>
          ) : null}
          {event.is_training ? (
            <section className={style['part']}>
              <h2 className={style['partTitle']}>{say(w.sheet)}</h2>
              <EventSheet event={event} />
            </section>
          ) : null}
        </div>
        <RegisterBox event={event} isPublic />
      </div>
    </article>
  )
}

/** What is not for visitors may be for someone signed in: nothing is confirmed. */
function ToLogin() {
  const { tenant } = useViewer()
  const { say } = useLanguage()
  const navigate = useNavigate()
  return (
    <Button
      variant="default"
      onClick={() => {
        rememberTarget(`${location.pathname}${location.search}`, tenant.name)
        void navigate({ to: login(tenant.name) })
      }}
    >
      {say(w.signInToSee)}
    </Button>
  )
}
