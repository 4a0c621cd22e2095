import { mayOpen } from './guard.ts'
import type { MenuGroup, MenuPlace, Page } from './page.ts'
import type { Viewer } from './viewer.ts'

export type MenuEntry = { place: MenuPlace; address: string }
/** A line of the menu: a link, or a group of links. */
export type MenuLine = { kind: 'entry'; entry: MenuEntry } | { kind: 'group'; group: MenuGroup; entries: readonly MenuEntry[] }

/** Whether the menu of its space shows a page to a viewer; the right to the page is `mayOpen`. */
export const isListed = ({ space, menu }: Page, viewer: Viewer): boolean =>
  menu !== undefined &&
  (menu.shown?.(viewer) ?? true) &&
  (space !== 'user' || !viewer.tenant.params.is_recruiting_platform || menu.recruiting === true)

/** The menu of a space for a viewer, derived from the pages: an entry that is not theirs is not drawn, nor is an empty group, nor a group of one. */
export function menuOf(pages: readonly Page[], viewer: Viewer, space: 'user' | 'admin'): readonly MenuLine[] {
  const entries = pages
    .filter((page) => page.space === space && mayOpen(page, viewer) && isListed(page, viewer))
    .map((page): MenuEntry => ({ place: page.menu!, address: page.menu!.address?.(viewer) ?? page.path }))
    .sort((a, b) => a.place.order - b.place.order)
  const members = Map.groupBy(entries, ({ place }) => place.group)
  const groups = [...new Set(entries.flatMap(({ place }) => place.group ?? []))].filter((group) => members.get(group)!.length > 1)
  const isAlone = ({ place }: MenuEntry): boolean => !place.group || !groups.includes(place.group)
  const lines: (MenuLine & { order: number })[] = [
    ...entries.filter(isAlone).map((entry) => ({ kind: 'entry' as const, entry, order: entry.place.group?.order ?? entry.place.order })),
    ...groups.map((group) => ({
      kind: 'group' as const,
      group,
      entries: members.get(group)!,
      order: group.order,
    })),
  ]
  return lines.sort((a, b) => a.order - b.order)
}
