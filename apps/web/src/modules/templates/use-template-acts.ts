import type { DocumentTemplate } from '@kxo/domain/templates/contract'
import { documentTemplateWords as w } from '@kxo/domain/templates/words'
import { runAction } from '../../ui/feedback/action.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { confirm } from '../../ui/overlay/confirm.ts'
import type { RowAction } from '../../ui/table/row-menu.tsx'
import { archiveTemplate, copyTemplate, removeTemplate, setDefaultTemplate } from './api.ts'

/** What may be done to a template, in its row and above its editor. */
export function useTemplateActs(onGone?: () => void): (template: DocumentTemplate) => RowAction[] {
  const { say } = useLanguage()
  const remove = async ({ id, name }: DocumentTemplate): Promise<void> => {
    const isSure = await confirm({ title: say(w.removeTitle, { name }), message: w.removeHelp, act: w.remove, tone: 'danger' })
    if (isSure && (await runAction(() => removeTemplate(id), w.removed))) onGone?.()
  }
  return (template) => {
    const { id, is_archived, is_default, produced } = template
    return [
      ...(is_archived
        ? []
        : [
            {
              label: is_default ? w.unsetDefault : w.setDefault,
              run: () => void runAction(() => setDefaultTemplate(id, !is_default), is_default ? w.defaultUnset : w.defaultSet),
            },
          ]),
      { label: w.duplicate, run: () => void runAction(() => copyTemplate(id), w.copied) },
      {
        label: is_archived ? w.unarchive : w.archive,
        run: () => void runAction(() => archiveTemplate(id, !is_archived), is_archived ? w.unarchivedDone : w.archivedDone),
      },
      // One that is in use is put away, never deleted.
      ...(produced === 0 ? [{ label: w.remove, tone: 'danger' as const, run: () => void remove(template) }] : []),
    ]
  }
}
