import { login } from '@kxo/domain/identity/paths'
import { stepWords } from '@kxo/domain/identity/step-words'
import { identityWords as w } from '@kxo/domain/identity/words'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useSession } from '../../app/session.ts'
import { useViewer } from '../../app/viewer.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { useLanguage } from '../../ui/language.tsx'
import { Empty, Failed, Loading } from '../../ui/states.tsx'
import { linkQuery, openLink } from './api.ts'
import { Panel } from './panel.tsx'

const wasAnswered = (error: unknown): boolean => (error as { status?: number }).status !== undefined

/** A personal link: reading it consumes nothing, opening it replaces no one's session without asking (screen P03). */
export default function LinkPage() {
  const { tenant } = useViewer()
  const { say } = useLanguage()
  const navigate = useNavigate()
  const session = useSession()
  const { code = '' } = useParams({ strict: false }) as { code?: string }
  const link = useQuery(linkQuery(tenant.name, code))
  const opening = useMutation({ mutationFn: () => openLink(tenant.name, code), onSuccess: (path) => navigate({ to: path, replace: true }) })
  const asked = useRef(false)
  const alone = session === null
  useEffect(() => {
    if (!link.data || !alone || asked.current) return
    asked.current = true
    opening.mutate()
  }, [link.data, alone, opening])

  const error = link.error ?? opening.error
  if (error)
    return wasAnswered(error) ? (
      <Empty
        sentence={stepWords.linkDead}
        help={stepWords.linkDeadHelp}
        act={<LinkButton to={login(tenant.name)}>{say(w.logIn)}</LinkButton>}
      />
    ) : (
      <Failed error={error} onRetry={() => (link.isError ? void link.refetch() : opening.mutate())} />
    )
  if (link.data && !asked.current && !alone)
    return (
      <Panel title={say(stepWords.linkAct, { name: link.data.first_name })} subtitle={say(stepWords.linkActHelp)}>
        <Button
          fullWidth
          loading={opening.isPending}
          onClick={() => {
            asked.current = true
            opening.mutate()
          }}
        >
          {say(w.continue)}
        </Button>
      </Panel>
    )
  return (
    <Panel title={stepWords.linkOpening}>
      <Loading lines={2} />
    </Panel>
  )
}
