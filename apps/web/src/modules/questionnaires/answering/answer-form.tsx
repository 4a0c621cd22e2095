import { dayInZone } from '@kxo/domain/kernel/dates'
import type { OwnQuestionnaire } from '@kxo/domain/questionnaires/answering-contract'
import { answeringWords as w } from '@kxo/domain/questionnaires/sending-words'
import { Text } from '@mantine/core'
import { Button } from '../../../ui/display/button.tsx'
import { PanelSection } from '../../../ui/display/panel.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { DynamicForm } from '../../forms/index.ts'
import { answerQuestionnaire, declineQuestionnaire } from '../api.ts'

const questionsAMinute = 4

type AnswerFormProps = { of: { event: number; form: number }; own: OwnQuestionnaire; onDone: (own: OwnQuestionnaire) => void }

/** The questions, with what is to be known before they are answered. */
export function AnswerForm({ of, own, onDone }: AnswerFormProps) {
  const { say, locale } = useLanguage()
  const declining = useAction({ mutationFn: () => declineQuestionnaire(of), onSuccess: onDone })
  const { version, fields, is_anonymous, closes_at, time_zone } = own
  if (version === null) return null
  const minutes = Math.max(1, Math.ceil(fields.length / questionsAMinute))
  return (
    <>
      <div>
        <Text>{say(is_anonymous ? w.anonymousNote : w.namedNote)}</Text>
        <Text size="sm" c="dimmed">
          {[say(w.minutes, { n: minutes }), closes_at && say(w.closesOn, { at: dayInZone(closes_at, time_zone) })]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </div>
      <PanelSection>
        <DynamicForm
          fields={fields}
          drawn={(field) => !field.is_for_admins}
          as={{ isAdmin: false, language: locale }}
          save={(answers) => answerQuestionnaire(of, { version, answers })}
          onSaved={(saved) => {
            // Another of the same event may wait on the same page.
            if (saved.state === 'open') toast.success(w.thanks)
            onDone(saved)
          }}
          submit={w.send}
          secondary={
            <Button variant="subtle" loading={declining.isPending} onClick={() => declining.mutate()}>
              {say(w.decline)}
            </Button>
          }
        />
      </PanelSection>
    </>
  )
}
