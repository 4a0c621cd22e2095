import type { FormSummary } from '@kxo/domain/forms/contract'
import { adminForm } from '@kxo/domain/forms/paths'
import { formsWords as w } from '@kxo/domain/forms/words'
import { runAction } from '../../ui/feedback/action.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { useNavigateIfMounted } from '../../ui/navigation/navigate-if-mounted.ts'
import { confirm } from '../../ui/overlay/confirm.ts'
import { duplicateForm, removeForm } from './api.ts'

type Named = Pick<FormSummary, 'id' | 'name'>

/** What is done with a form from its page and from the list: copied, the copy then opening, or removed once agreed to. */
export function useFormActions() {
  const { say } = useLanguage()
  const goOn = useNavigateIfMounted()
  return {
    duplicate: ({ id, name }: Named): Promise<boolean> =>
      runAction(async () => {
        const copy = await duplicateForm(id, say(w.copyOf, { name }).slice(0, 120))
        toast.success(w.created)
        void goOn(adminForm(copy.id))
      }),
    /** Answers whether it is gone. */
    remove: async ({ id, name }: Named): Promise<boolean> =>
      (await confirm({ title: say(w.removeTitle, { name }), act: w.remove, tone: 'danger' })) && runAction(() => removeForm(id), w.removed),
  }
}
