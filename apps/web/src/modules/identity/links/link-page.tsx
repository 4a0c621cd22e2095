import { stepWords } from '@kxo/domain/identity/step-words'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { isMissing } from '../../../platform/api-error.ts'
import { NoPage } from '../../../platform/no-page.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { Failed, Loading } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Panel } from '../login/panel.tsx'
import { linkQuery, openLink } from '../login/ways-in.ts'
import { DeadLink } from './dead-link.tsx'
import { LinkQuestion, useHolder } from './link-question.tsx'

/** A personal link: reading it consumes nothing, opening it replaces no one's session without asking. */
export default function LinkPage() {
  const { say } = useLanguage()
  const navigate = useNavigate()
  const { code = '' } = useParams({ strict: false }) as { code?: string }
  const link = useQuery(linkQuery(code))
  const holder = useHolder(link.data?.user)
  const opening = useAction({
    mutationFn: () => openLink(code),
    onSuccess: (path) => navigate({ to: path, replace: true }),
    showsFailure: true,
  })
  const started = useRef(false)
  useEffect(() => {
    if (!link.data?.is_open || started.current || holder === 'other') return
    started.current = true
    if (holder === 'same') void navigate({ to: link.data.path, replace: true })
    else opening.mutate()
  }, [link.data, holder, opening, navigate])

  const error = link.data ? opening.error : link.error
  if (isMissing(error)) return <NoPage kind="missing" />
  if (error) return <Failed error={error} onRetry={() => (link.error ? void link.refetch() : opening.mutate())} page />
  if (link.data && !link.data.is_open) return <DeadLink code={code} link={link.data} />
  if (link.data && holder === 'other' && !started.current)
    return (
      <LinkQuestion
        name={link.data.masked_name}
        title={say(stepWords.linkAct, { name: link.data.masked_name })}
        busy={opening.isPending}
        onContinue={() => {
          started.current = true
          opening.mutate()
        }}
      >
        {say(stepWords.linkActHelp)} {say(stepWords.linkUntil, { date: link.data.expires_at })}
      </LinkQuestion>
    )
  return (
    <Panel title={stepWords.linkOpening}>
      <Loading lines={2} />
    </Panel>
  )
}
