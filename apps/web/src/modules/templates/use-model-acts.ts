import type { DocumentTemplate } from '@kxo/domain/templates/contract'
import { documentTemplateWords as w } from '@kxo/domain/templates/words'
import { runAction } from '../../ui/feedback/action.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { confirm } from '../../ui/overlay/confirm.ts'
import type { RowAction } from '../../ui/table/row-menu.tsx'
import { archiveModel, copyModel, removeModel, setDefaultModel } from './api.ts'

/** What may be done to a model, in its row and above its editor. */
export function useModelActs(onGone?: () => void): (model: DocumentTemplate) => RowAction[] {
  const { say } = useLanguage()
  const remove = async ({ id, name }: DocumentTemplate): Promise<void> => {
    const isSure = await confirm({ title: say(w.removeTitle, { name }), message: w.removeHelp, act: w.remove, tone: 'danger' })
    if (isSure && (await runAction(() => removeModel(id), w.removed))) onGone?.()
  }
  return (model) => {
    const { id, is_archived, is_default, produced } = model
    return [
      ...(is_archived
        ? []
        : [
            {
              label: is_default ? w.unsetDefault : w.setDefault,
              run: () => void runAction(() => setDefaultModel(id, !is_default), is_default ? w.defaultUnset : w.defaultSet),
            },
          ]),
      { label: w.duplicate, run: () => void runAction(() => copyModel(id), w.copied) },
      {
        label: is_archived ? w.unarchive : w.archive,
        run: () => void runAction(() => archiveModel(id, !is_archived), is_archived ? w.unarchivedDone : w.archivedDone),
      },
      // One that is in use is put away, never deleted.
      ...(produced === 0 ? [{ label: w.remove, tone: 'danger' as const, run: () => void remove(model) }] : []),
    ]
  }
}
