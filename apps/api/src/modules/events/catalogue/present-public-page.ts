import type { PublicContent, PublicPage } from '@kxo/domain/events/catalogue/public-page'
import type { ThemeColours } from '@kxo/domain/events/themes/theme-colours'
import type { Context } from '../../../platform/context.ts'
import type { PageAnswer, PageRequest } from '../../../platform/http/server-pages.ts'
import { presentClient, settingsOf } from '../../tenants/index.ts'

/** The tenant in the colours of a theme: those it has none of stay its own. */
function wearing(tenant: PublicPage['tenant'], own: ThemeColours): PublicPage['tenant'] {
  const { primary, ...others } = Object.fromEntries(Object.entries(own).filter(([, colour]) => colour))
  const theme = { ...tenant.colours.theme, ...others, ...(primary && { primary }) }
  return {
    ...tenant,
    colours: { ...tenant.colours, theme, ...(primary && { user_primary_color: primary, user_primary_font_color: '#ffffff' }) },
  }
}

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
    tenant: content.name === 'event' ? wearing(presentClient(tenant), content.event.colours) : presentClient(tenant),
    texts: settingsOf(tenant).texts,
    origin,
    canonical: origin + canonical,
    path,
    search: String(search),
    now,
  }
  return { page, status }
}
