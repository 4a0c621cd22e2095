import { tenantsContract } from '@kxo/domain/tenants/contract'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { apiQuery } from '../platform/api-query.ts'
import { frameWords } from '../platform/frame-words.ts'
import { LegalLink } from '../platform/legal-link.tsx'
import { useViewer } from '../platform/viewer.ts'
import style from './footer.module.css'

const ConsumerLinks = lazy(() => import('./consumer-links.tsx'))

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
  const text = useQuery(apiQuery(tenantsContract.clientField, { query: { name: 'pied_page' } }, { staleTime: Number.POSITIVE_INFINITY }))
  return (
    <footer className={style['footer']}>
      {text.data?.responses.value ? <p className={style['text']}>{text.data.responses.value}</p> : null}
      <LegalLink label={isPublic ? frameWords.legalNotice : frameWords.legalLink} />
      {isPublic ? <LegalLink label={frameWords.accessibility} part="accessibility" /> : null}
      <ConsumerRights />
    </footer>
  )
}
