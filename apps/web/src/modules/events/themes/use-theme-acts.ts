import { publicChapter } from '@kxo/domain/events/paths'
import type { ThemeFields, ThemeLine } from '@kxo/domain/events/themes/theme-contract'
import { themeWords as w } from '@kxo/domain/events/themes/theme-words'
import { useQuery } from '@tanstack/react-query'
import { useViewer } from '../../../platform/viewer.ts'
import { copyText } from '../../../ui/display/copy-text.ts'
import { useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { confirm } from '../../../ui/overlay/confirm.ts'
import type { RowAction } from '../../../ui/table/row-menu.tsx'
import { allThemesQuery, changeTheme, orderThemes, removeTheme } from './themes-api.ts'

const fieldsOf = ({
  id: _,
  parent_name: _parent,
  referent_name: _referent,
  events: _events,
  published: _published,
  ...fields
}: ThemeLine): ThemeFields & {
  version: number
} => fields

/** What one does with a theme from the list. */
export function useThemeActs({ onMerge, mayDelete }: { onMerge: (theme: ThemeLine) => void; mayDelete: boolean }) {
  const { tenant } = useViewer()
  const { say } = useLanguage()
  const all = useQuery(allThemesQuery()).data?.results ?? []
  const run = useAction({ mutationFn: (act: () => Promise<unknown>) => act() })
  const move = (theme: ThemeLine, by: -1 | 1): (() => void) | null => {
    const level = all.filter(({ parent }) => parent === theme.parent).map(({ id }) => id)
    const from = level.indexOf(theme.id)
    const other = level[from + by]
    if (from === -1 || other === undefined) return null
    return () => run.mutate(() => orderThemes(level.with(from, other).with(from + by, theme.id)))
  }
  const show = async (theme: ThemeLine): Promise<void> => {
    const isLast = theme.is_visible && !all.some(({ id, is_visible }) => is_visible && id !== theme.id)
    if (isLast && !(await confirm({ title: say(w.hideLastTitle, { name: theme.name }), message: w.hideLast, act: w.hide }))) return
    run.mutate(() => changeTheme(theme.id, { ...fieldsOf(theme), is_visible: !theme.is_visible }))
  }
  const copy = async (theme: ThemeLine): Promise<void> => {
    const address = `${window.location.origin}${publicChapter(tenant.name, theme.url)}`
    if (await copyText(address, null)) toast.success(w.addressCopied)
    else toast.info(address)
  }
  const remove = async (theme: ThemeLine): Promise<void> => {
    const isAgreed = await confirm({
      title: say(w.removeTitle, { name: theme.name }),
      message: w.removeHelp,
      act: w.remove,
      tone: 'danger',
    })
    if (isAgreed) run.mutate(() => removeTheme(theme.id).then(() => toast.success(w.removed)))
  }
  return (theme: ThemeLine): RowAction[] => {
    const [up, down] = [move(theme, -1), move(theme, 1)]
    return [
      ...(up ? [{ label: w.up, run: up }] : []),
      ...(down ? [{ label: w.down, run: down }] : []),
      { label: theme.is_visible ? w.hide : w.show, run: () => void show(theme) },
      { label: w.copyAddress, run: () => void copy(theme) },
      ...(all.length > 1 ? [{ label: w.merge, run: () => onMerge(theme) }] : []),
      ...(mayDelete ? [{ label: w.remove, tone: 'danger' as const, run: () => void remove(theme) }] : []),
    ]
  }
}
