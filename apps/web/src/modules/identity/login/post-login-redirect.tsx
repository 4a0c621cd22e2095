import { logout } from '@kxo/domain/identity/paths'
import { identityWords as w } from '@kxo/domain/identity/words'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { afterLogin } from '../../../platform/landing.ts'
import { usePageList } from '../../../platform/page-list.tsx'
import { forgetTarget, rememberedTarget } from '../../../platform/remembered-target.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { Empty, Loading } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { LinkButton } from '../../../ui/plain/button.tsx'

/** A live session goes on: to the remembered target once, else to its landing page. */
export function PostLoginRedirect() {
  const { say } = useLanguage()
  const { pages, complete, load } = usePageList()
  const viewer = useViewer()
  const navigate = useNavigate()
  const [nowhere, setNowhere] = useState(false)
  // Decided once: what is learnt of the viewer on the way must not lead elsewhere, the target being forgotten.
  const decided = useRef<{ to: string | null }>(undefined)
  useEffect(() => {
    if (!complete) {
      void load()
      return
    }
    if (!decided.current) {
      decided.current = { to: afterLogin(pages, viewer, rememberedTarget(viewer.tenant.name)) }
      forgetTarget()
    }
    const { to } = decided.current
    if (to) void navigate({ to, replace: true })
    else setNowhere(true)
  }, [complete, load, pages, viewer, navigate])
  if (!nowhere) return <Loading lines={3} />
  return <Empty sentence={w.nowhere} act={<LinkButton to={logout()}>{say(w.logout)}</LinkButton>} />
}
