import { catalogue } from '@kxo/domain/events/paths'
import { guard } from './guard.ts'
import { matchPage } from './match-page.ts'
import { isListed } from './menu.ts'
import type { Page } from './page.ts'
import type { Viewer } from './viewer.ts'

const addressOf = (page: Page, viewer: Viewer): string | null =>
  page.menu?.address?.(viewer) ?? (page.path.includes(':') ? null : page.path)
/** A held account starts where it would: what it must settle is asked there first. */
const settled = (viewer: Viewer): Viewer => (viewer.user?.held ? { ...viewer, user: { ...viewer.user, held: null } } : viewer)
const opens = (page: Page, viewer: Viewer): boolean => guard({ page, first: '', client: null, viewer: settled(viewer) }).kind === 'page'

/**
 * Where a person starts: the page of lowest `landing` rank that is theirs, else the first entry of their menu.
 * With `space`, the start of that space: the header's switch. Null when the product holds no page for them.
 */
export function landingOf(pages: readonly Page[], viewer: Viewer, space?: 'user' | 'admin'): string | null {
  const reachable = pages.filter((page) => page.space !== 'public' && (space === undefined || page.space === space) && opens(page, viewer))
  const ranked = reachable.filter(({ landing }) => landing?.when(viewer)).sort((a, b) => a.landing!.rank - b.landing!.rank)
  const listed = reachable.filter((page) => isListed(page, viewer)).sort((a, b) => rankOf(a) - rankOf(b))
  const first = [...ranked, ...listed].find((page) => addressOf(page, viewer) !== null)
  return first ? addressOf(first, viewer) : null
}

/**
 * Where the header's switch leads: from the administration to the catalogue, and back. Null for whoever works in one space only;
 * a consultant and a recruiter have pages of the administration without being administrators.
 */
export function otherSpaceOf(pages: readonly Page[], viewer: Viewer, space: 'user' | 'admin'): string | null {
  const administration = landingOf(pages, viewer, 'admin')
  return administration !== null && space === 'admin' ? catalogue() : administration
}

/** User pages before admin pages, then the order of the menu. */
const rankOf = (page: Page): number =>
  (page.space === 'admin' ? 10_000 : 0) + (page.menu!.group ? page.menu!.group.order * 100 : 0) + page.menu!.order

/** After a login: the remembered target when the guard lets it in, else the landing page. */
export function afterLogin(pages: readonly Page[], viewer: Viewer, target: string | null): string | null {
  if (target) {
    const path = target.split(/[?#]/)[0]!
    const match = matchPage(pages, path)
    const outcome =
      match && guard({ page: match.page, first: path.split('/')[1] ?? '', client: match.params['client'] ?? null, viewer: settled(viewer) })
    const isDoor = match?.page.space === 'public' && match.page.isDoor
    if (outcome?.kind === 'page' && !isDoor) return target
  }
  return landingOf(pages, viewer)
}
