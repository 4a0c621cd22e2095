import { guard } from '../platform/guard.ts'
import type { GuardedPage, Page } from '../platform/page.ts'
import type { Viewer } from '../platform/viewer.ts'

const addressOf = (page: Page, viewer: Viewer): string | null =>
  page.menu?.address?.(viewer) ?? (page.path.includes(':') ? null : page.path)

/** The pages a viewer may open by their address alone: those of the menus and the others that take no record. */
export const openPages = (pages: readonly Page[], viewer: Viewer): readonly { page: GuardedPage; to: string }[] =>
  pages.flatMap((page) => {
    if (page.space === 'public' || guard({ page, first: '', client: null, viewer }).kind !== 'page') return []
    const to = addressOf(page, viewer)
    return to === null ? [] : [{ page, to }]
  })
