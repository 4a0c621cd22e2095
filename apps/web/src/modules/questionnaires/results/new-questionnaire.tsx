import { adminFormNew } from '@kxo/domain/forms/paths'
import { may as mayForms } from '@kxo/domain/forms/permissions'
import { questionnaireModel } from '@kxo/domain/questionnaires/model'
import { adminQuestionnaire } from '@kxo/domain/questionnaires/paths'
import { resultsWords as w } from '@kxo/domain/questionnaires/words'
import { Menu } from '@mantine/core'
import { Link as RouterLink } from '@tanstack/react-router'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useNavigateIfMounted } from '../../../ui/navigation/navigate-if-mounted.ts'
import { createQuestionnaire } from '../api.ts'

/** A questionnaire made from a model, which then opens; or one whose questions are written. */
export function NewQuestionnaire() {
  const { actor } = useViewer()
  const { say } = useLanguage()
  const goOn = useNavigateIfMounted()
  const create = useAction({
    mutationFn: createQuestionnaire,
    onSuccess: ({ id }) => {
      toast.success(w.madeFromModel)
      void goOn(adminQuestionnaire(id))
    },
  })
  return (
    <Menu withinPortal={false} position="bottom-end">
      <Menu.Target>
        <Button loading={create.isPending}>{say(w.new)}</Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{say(w.fromModel)}</Menu.Label>
        {questionnaireModel.keys.map((model) => (
          <Menu.Item key={model} onClick={() => create.mutate(model)}>
            {say(questionnaireModel.labelOf(model))}
          </Menu.Item>
        ))}
        {mayForms.writeForms(actor) ? (
          <>
            <Menu.Divider />
            <Menu.Item renderRoot={(props) => <RouterLink to={adminFormNew()} {...props} />}>{say(w.blank)}</Menu.Item>
          </>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  )
}
