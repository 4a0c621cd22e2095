import type { PublicContent, PublicPage } from '@kxo/domain/events/catalogue/public-page'
import type { Context } from '../../../platform/context.ts'
import type { PageAnswer, PageRequest } from '../../../platform/http/server-pages.ts'
import { presentClient, settingsOf } from '../../tenants/index.ts'

type Status = Extract<PageAnswer, { page: unknown }>['status']

/** A public page with the tenant around it; `canonical` is the path, with its query, of what is shown. */
export function publicPageOf(
  { tenant, services, now }: Context,
  { path, search }: PageRequest,
  { content, canonical = path, status = 200 }: { content: PublicContent; canonical?: string; status?: Status },
): PageAnswer {
  const origin = services.publicUrl()
  const page: PublicPage = {
    content,
    tenant: presentClient(tenant),
    texts: settingsOf(tenant).texts,
    origin,
    canonical: origin + canonical,
    path,
    search: String(search),
    now,
  }
  return { page, status }
}
