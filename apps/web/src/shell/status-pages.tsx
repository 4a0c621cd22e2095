import { logout } from '@kxo/domain/identity/paths'
import { identityWords } from '@kxo/domain/identity/words'
import { kernelErrors } from '@kxo/domain/kernel/errors'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { isOffline } from '../platform/api-error.ts'
import { frameWords } from '../platform/frame-words.ts'
import { landingOf } from '../platform/landing.ts'
import { matchPage } from '../platform/match-page.ts'
import { NoPage } from '../platform/no-page.tsx'
import { usePageList } from '../platform/page-list.tsx'
import { rememberTarget } from '../platform/remembered-target.ts'
import { readSession } from '../platform/session.ts'
import { tenantQuery } from '../platform/tenant.ts'
import { useViewer } from '../platform/viewer.ts'
import { Empty, Failed } from '../ui/feedback/states.tsx'
import { useLanguage } from '../ui/i18n/language.tsx'
import { uiWords } from '../ui/i18n/words.ts'
import { searchOf } from '../ui/navigation/address-parts.ts'
import { Button, LinkButton } from '../ui/plain/button.tsx'
import { BlankLayout } from './layouts/blank-layout.tsx'

const PendingPage = lazy(() => import('../modules/identity/index.ts').then(({ PendingPage: component }) => ({ default: component })))
const SpaceLayout = lazy(() => import('./layouts/space-layout.tsx'))

type ApartProps =
  | { kind: 'missing' | 'denied' | 'suspended' | 'otherTenant' | 'secondFactor' | 'awaiting'; client: string }
  | { kind: 'unreachable'; error: unknown; onRetry: () => void }

/** What is shown instead of a page, in the layout the session allows. */
export function StatusPage(props: ApartProps): ReactNode {
  if (props.kind === 'unreachable') return <Unreachable error={props.error} onRetry={props.onRetry} />
  if (props.kind === 'secondFactor' || props.kind === 'awaiting')
    return (
      <BlankLayout>
        <Suspense>
          <PendingPage kind={props.kind} />
        </Suspense>
      </BlankLayout>
    )
  if (props.kind === 'suspended')
    return (
      <BlankLayout>
        <Suspended />
      </BlankLayout>
    )
  return <Framed>{props.kind === 'otherTenant' ? <OtherTenant client={props.client} /> : <NoPage kind={props.kind} />}</Framed>
}

/** In the space the person starts from, since that is where they are led back. */
function Framed({ children }: { children: ReactNode }) {
  const { pages } = usePageList()
  const viewer = useViewer()
  if (viewer.actor.session !== 'full') return <BlankLayout>{children}</BlankLayout>
  const home = landingOf(pages, viewer)
  const space = home && matchPage(pages, home)?.page.space === 'admin' ? 'admin' : 'user'
  return (
    <Suspense>
      <SpaceLayout space={space} footer>
        {children}
      </SpaceLayout>
    </Suspense>
  )
}

/** The link belongs to another tenant than the session's. */
function OtherTenant({ client }: { client: string }) {
  const { say } = useLanguage()
  const { pages } = usePageList()
  const viewer = useViewer()
  const navigate = useNavigate()
  const { latestLocation } = useRouter()
  const home = landingOf(pages, viewer)
  const other = useQuery(tenantQuery(client)).data?.label ?? client
  const change = (): void => {
    rememberTarget(latestLocation.href, client)
    void navigate({ to: logout(), search: searchOf({ client }) })
  }
  return (
    <Empty
      page
      sentence={say(frameWords.otherTenant, { client: other })}
      help={frameWords.otherTenantHelp}
      act={
        <>
          <Button onClick={change}>{say(frameWords.changeSpace)}</Button>
          {home ? (
            <LinkButton to={home} variant="default">
              {say(frameWords.stayHere)}
            </LinkButton>
          ) : null}
        </>
      }
    />
  )
}

/** The tenant is closed for a time; it may have opened again since the page was. */
function Suspended() {
  const { say } = useLanguage()
  const { refetch } = useQuery(tenantQuery(useViewer().tenant.name))
  return (
    <Empty
      page
      sentence={kernelErrors.suspended}
      act={
        <Button variant="default" onClick={() => void refetch()}>
          {say(uiWords.retry)}
        </Button>
      }
    />
  )
}

/** The tenant could not be read: unknown name, or the server does not answer. */
function Unreachable({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { say } = useLanguage()
  const isUnknown = (error as { code?: string }).code === 'notFound'
  const retry = (
    <Button variant="default" onClick={onRetry}>
      {say(uiWords.retry)}
    </Button>
  )
  return (
    <main>
      {isUnknown ? (
        <Empty sentence={frameWords.unknownSpace} page />
      ) : isOffline(error) && !readSession() ? (
        <Empty sentence={identityWords.offline} act={retry} page />
      ) : (
        <Failed error={error} onRetry={onRetry} page />
      )}
    </main>
  )
}
