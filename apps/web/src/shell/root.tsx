import { catalogue } from '@kxo/domain/events/paths'
import { defaultLoginClient, login } from '@kxo/domain/identity/paths'
import { Outlet, useLocation, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { clientOf } from '../platform/client-of.ts'
import { guard, type Outcome } from '../platform/guard.ts'
import { landingOf } from '../platform/landing.ts'
import { TenantLanguage } from '../platform/language.tsx'
import { matchPage } from '../platform/match-page.ts'
import type { Page } from '../platform/page.ts'
import { usePageList } from '../platform/page-list.tsx'
import { forgetPerson } from '../platform/query-client.ts'
import { onSessionLost } from '../platform/refresh.ts'
import { forgetTarget, rememberedTarget, rememberTarget } from '../platform/remembered-target.ts'
import { clearSession, readSession, useSession } from '../platform/session.ts'
import { useTenant } from '../platform/tenant.ts'
import { type Viewer, ViewerProvider, viewerOf } from '../platform/viewer.ts'
import { ToastArea } from '../ui/feedback/toast-area.tsx'
import { useLanguage } from '../ui/i18n/language.tsx'
import { pageChanged } from '../ui/navigation/navigation.ts'
import { StateBars } from './bars.tsx'
import { ConfirmArea } from './confirm-area.tsx'
import { LoginOver } from './login-over.tsx'
import style from './root.module.css'
import { StatusPage } from './status-pages.tsx'

/** The page the router matched, with what the guard needs of the address. */
function usePlace() {
  const { pages, complete } = usePageList()
  const { pathname, search } = useLocation()
  return useMemo(() => {
    const match = matchPage(pages, pathname)
    return {
      page: match?.page ?? null,
      client: clientOf(match, search),
      first: pathname.split('/')[1] ?? '',
      pathname,
      known: complete || match !== null,
    }
  }, [pages, complete, pathname, search])
}

/** Before anyone is known: what comes, drawn once it takes long enough to be wondered about. */
const Booting = () => <div className={style['booting']} aria-busy="true" />

/** Everything the pages stand in: who looks, in which words and colours, and whether they may. */
export function Root() {
  const place = usePlace()
  const { complete, load } = usePageList()
  const session = useSession()
  const isPublic = place.page?.space === 'public'
  const needsAll = !complete && (!place.known || (session !== null && !isPublic))
  const lastClient = useRef<string | null>(null)
  if (session) lastClient.current = session.client
  // Signing out changes no tenant: the page that does it stays in the words it began in.
  const client = (isPublic ? place.client?.toLowerCase() : undefined) ?? lastClient.current ?? defaultLoginClient
  const tenant = useTenant(client)
  const viewer = useMemo(() => (tenant.data ? viewerOf(session, tenant.data) : null), [session, tenant.data])
  useEffect(() => {
    if (needsAll) void load()
  }, [needsAll, load])

  if (needsAll) return <Booting />
  const guarded = session !== null && !isPublic
  // A public page the tenant does not have is missing for a visitor too.
  const decided = guarded && !viewer ? null : guard({ ...place, viewer: session || isPublic ? viewer : null })
  // A session closed in another tab leads back to the login it came from.
  const outcome: Outcome | null = decided?.kind === 'login' && lastClient.current ? { ...decided, client: lastClient.current } : decided
  return (
    <TenantLanguage tenant={tenant.data ?? null}>
      <StateBars />
      {tenant.isError && !tenant.data ? (
        <StatusPage kind="unreachable" error={tenant.error} onRetry={() => void tenant.refetch()} />
      ) : viewer && outcome ? (
        <ViewerProvider value={viewer}>
          <Settled
            outcome={outcome}
            page={place.page}
            pathname={place.pathname}
            viewer={viewer}
            closedElsewhere={session === null && lastClient.current !== null}
          />
          <LoginOver />
        </ViewerProvider>
      ) : (
        <Booting />
      )}
      <ToastArea />
      <ConfirmArea />
    </TenantLanguage>
  )
}

/** `closedElsewhere`: the person signed out in another tab, and leaves nothing behind. */
type SettledProps = { outcome: Outcome; page: Page | null; pathname: string; viewer: Viewer; closedElsewhere: boolean }

function Settled({ outcome, page, pathname, viewer, closedElsewhere }: SettledProps): ReactNode {
  useTitle(page, viewer)
  usePageChange(pathname)
  useLostSession()
  useCompletedAccount(viewer)
  switch (outcome.kind) {
    case 'page':
      return <Outlet />
    case 'login':
      return <ToLogin client={outcome.client} clear={outcome.clear} remembers={!closedElsewhere} />
    case 'userSpace':
      return <ToUserSpace viewer={viewer} />
    case 'incomplete':
      return <ToOwnProfile viewer={viewer} />
    default:
      return <StatusPage kind={outcome.kind} client={outcome.kind === 'otherTenant' ? outcome.client : ''} />
  }
}

/** Row 5 and 11 of the guard: the path is remembered, the login opens. */
function ToLogin({ client, clear, remembers }: { client: string; clear: boolean; remembers: boolean }): null {
  const navigate = useNavigate()
  useEffect(() => {
    // The default login says of no space that it was wanted.
    if (remembers) rememberTarget(`${location.pathname}${location.search}${location.hash}`, client === defaultLoginClient ? null : client)
    if (clear) clearSession()
    void navigate({ to: login(client), replace: true })
  }, [client, clear, remembers, navigate])
  return null
}

/** Whoever opens a page of the administration without being let in there goes where they start. */
function ToUserSpace({ viewer }: { viewer: Viewer }): null {
  const { pages } = usePageList()
  const navigate = useNavigate()
  const to = landingOf(pages, viewer, 'user') ?? catalogue()
  useEffect(() => void navigate({ to, replace: true }), [navigate, to])
  return null
}

/** Row 15: what an account lacks is asked on the person's own page; the wanted one is remembered. */
function ToOwnProfile({ viewer }: { viewer: Viewer }): ReactNode {
  const { pages } = usePageList()
  const navigate = useNavigate()
  const own = pages.find(({ completesAccount }) => completesAccount)
  const to = own?.path.replace(':id', String(viewer.user?.id ?? ''))
  const client = viewer.tenant.name
  useEffect(() => {
    if (!to) return
    rememberTarget(`${location.pathname}${location.search}${location.hash}`, client)
    void navigate({ to, replace: true })
  }, [to, client, navigate])
  return to ? null : <Outlet />
}

/** Row 15, then: an account that lacks nothing more goes on to the page that was wanted. */
function useCompletedAccount({ user, tenant }: Viewer): void {
  const navigate = useNavigate()
  const before = useRef(user?.held)
  useEffect(() => {
    const target = before.current === 'incomplete' && user?.held === null ? rememberedTarget(tenant.name) : null
    before.current = user?.held
    if (!target) return
    forgetTarget()
    void navigate({ to: target, replace: true })
  }, [user, tenant.name, navigate])
}

function useTitle(page: Page | null, { tenant }: Viewer): void {
  const { say } = useLanguage()
  useEffect(() => {
    document.title = page ? `${say(page.title)} – ${tenant.label}` : tenant.label
    document.documentElement.dataset['space'] = page?.space ?? 'public'
  }, [page, tenant.label, say])
}

/** A new page scrolls to its top and lets its title take the focus; the first one does not. */
function usePageChange(pathname: string): void {
  const before = useRef(pathname)
  if (before.current !== pathname) {
    before.current = pathname
    pageChanged()
  }
  const scrolled = useRef(pathname)
  useEffect(() => {
    if (scrolled.current === pathname) return
    scrolled.current = pathname
    window.scrollTo({ top: 0, behavior: 'smooth' })
  }, [pathname])
}

function useLostSession(): void {
  const navigate = useNavigate()
  useEffect(
    () =>
      onSessionLost(({ client, isSignedOut, isBack }) => {
        if (isBack) forgetPerson()
        else if (!isSignedOut) rememberTarget(`${location.pathname}${location.search}${location.hash}`, client)
        // A door leads whoever has an open session to where they start.
        void navigate({ to: login(readSession()?.client ?? client), replace: true })
      }),
    [navigate],
  )
}
