import { adminFormNew } from '@kxo/domain/forms/paths'
import { may as mayForms } from '@kxo/domain/forms/permissions'
import { questionnaireModel } from '@kxo/domain/questionnaires/model'
import { adminQuestionnaire } from '@kxo/domain/questionnaires/paths'
import { resultsWords as w } from '@kxo/domain/questionnaires/words'
import { useState } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useNavigateIfMounted } from '../../../ui/navigation/navigate-if-mounted.ts'
import { MenuBeside, useBeside } from '../../../ui/overlay/beside.tsx'
import { createQuestionnaire } from '../api.ts'

/** A questionnaire made from a model, which then opens; or one whose questions are written. */
export function NewQuestionnaire() {
  const { actor } = useViewer()
  const { say } = useLanguage()
  const goOn = useNavigateIfMounted()
  const { button, place } = useBeside('menu', useState(false))
  const create = useAction({
    mutationFn: createQuestionnaire,
    onSuccess: ({ id }) => {
      toast.success(w.madeFromModel)
      void goOn(adminQuestionnaire(id))
    },
  })
  const models = questionnaireModel.keys.map((model) => ({
    label: questionnaireModel.labelOf(model),
    run: () => create.mutate(model),
  }))
  const blank = mayForms.writeForms(actor) ? [{ label: w.blank, run: () => void goOn(adminFormNew()) }] : []
  return (
    <>
      <Button {...button} loading={create.isPending}>
        {say(w.new)}
      </Button>
      <MenuBeside {...place} acts={[...models, ...blank]} />
    </>
  )
}
