import type { Sentence } from '@kxo/domain/kernel/sentence'
import { tenantsContract } from '@kxo/domain/tenants/contract'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useLanguage } from '../ui/language.tsx'
import { call } from './api-client.ts'
import style from './footer.module.css'
import { useViewer } from './viewer.ts'
import { frameWords } from './words.ts'

const LegalDialog = lazy(() => import('./legal-dialog.tsx'))
const ConsumerLinks = lazy(() => import('./consumer-links.tsx'))

type LegalLinkProps = { className?: string | undefined; label?: Sentence; part?: 'accessibility' }

/** The link to the terms and its dialog, wherever the layout puts it; with `part`, to that text alone. */
export function LegalLink({ className, label = frameWords.legalLink, part }: LegalLinkProps) {
  const { say } = useLanguage()
  const [opened, setOpened] = useState(false)
  return (
    <>
      <button type="button" className={className ?? style['link']} onClick={() => setOpened(true)}>
        {say(label)}
      </button>
      {opened ? (
        <Suspense>
          <LegalDialog part={part} onClose={() => setOpened(false)} />
        </Suspense>
      ) : null}
    </>
  )
}

/** What a tenant that sells to consumers owes them on every page; the others load nothing of it. */
export function ConsumerRights() {
  const { tenant } = useViewer()
  return tenant.params.sells_to_consumers ? (
    <Suspense>
      <ConsumerLinks />
    </Suspense>
  ) : null
}

/** The tenant's own footer text, and the terms of use; on public pages what the law wants found there, by its name. */
export function Footer({ isPublic = false }: { isPublic?: boolean }) {
  const { tenant } = useViewer()
  const text = useQuery({
    queryKey: ['tenant', tenant.name, 'pied_page'],
    queryFn: ({ signal }) =>
      call(tenantsContract.clientField, { params: { client: tenant.name }, query: { name: 'pied_page' } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <footer className={style['footer']}>
      {text.data?.responses.value ? <p className={style['text']}>{text.data.responses.value}</p> : null}
      <LegalLink label={isPublic ? frameWords.legalNotice : frameWords.legalLink} />
      {isPublic ? <LegalLink label={frameWords.accessibility} part="accessibility" /> : null}
      <ConsumerRights />
    </footer>
  )
}
