import type { EventRecord } from '@kxo/domain/events/contract'
import { labels } from '@kxo/domain/kernel/labels'
import { questionnaireAudience } from '@kxo/domain/questionnaires/audience'
import type { QuestionnaireRow } from '@kxo/domain/questionnaires/contract'
import { questionnaireMoment, usualDays } from '@kxo/domain/questionnaires/moment'
import { leastAnswers } from '@kxo/domain/questionnaires/rules'
import type { EventQuestionnaire } from '@kxo/domain/questionnaires/sending-contract'
import { sendingWords as w } from '@kxo/domain/questionnaires/sending-words'
import { questionnairesWords as q } from '@kxo/domain/questionnaires/words'
import { Text } from '@mantine/core'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Reading } from '../../../ui/feedback/reading.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { optionsOf } from '../../../ui/fields/options.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { Form, FormRow, type RecordForm, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { addQuestionnaire, publishedQuestionnairesQuery } from '../api.ts'
import { DaysFields } from './days-fields.tsx'
import { turnedDays, WrittenSending } from './written-days.ts'

type AddDialogProps = { event: EventRecord; sendings: readonly EventQuestionnaire[]; onClose: () => void }

/** Chooses a questionnaire the event sends: which, to whom, when. */
export function AddDialog(props: AddDialogProps) {
  const { say } = useLanguage()
  return (
    <Dialog opened onClose={props.onClose} title={w.add} closeOnClickOutside={false}>
      <Reading of={publishedQuestionnairesQuery()} lines={5}>
        {({ results }) => (results.length === 0 ? <Text>{say(w.noForm)}</Text> : <AddForm {...props} offered={results} />)}
      </Reading>
    </Dialog>
  )
}

function AddForm({ event, sendings, offered, onClose }: AddDialogProps & { offered: readonly QuestionnaireRow[] }) {
  const form = useRecordForm({
    schema: WrittenSending,
    values: { audience: 'participant', moment: 'hot', days: usualDays.hot, open_days: null, is_anonymous: false } as const,
    save: (written) => addQuestionnaire(event.id, { ...written, days: turnedDays(written.moment, written.days) }),
    onSaved: () => {
      toast.success(w.added)
      onClose()
    },
  })
  return (
    <Form form={form} submit={labels.save}>
      <SelectField name="form" label={w.form} options={offered.map(({ id, name }) => ({ value: id, label: name }))} required />
      <FormRow>
        <SelectField name="audience" label={q.audience} options={optionsOf(questionnaireAudience)} required />
        <SelectField name="moment" label={w.moment} options={optionsOf(questionnaireMoment)} required />
      </FormRow>
      <MomentDays form={form} />
      <CheckboxField name="is_anonymous" label={w.isAnonymous} help={w.anonymousHint} />
      <FewExpected form={form} event={event} sendings={sendings} />
    </Form>
  )
}

/** A moment chosen proposes its usual days. */
function MomentDays({ form: { control, setValue, clearErrors } }: { form: RecordForm }) {
  const chosen = useWatch({ control, name: 'moment' })
  const moment = questionnaireMoment.is(chosen) ? chosen : 'hot'
  useEffect(() => {
    setValue('days', turnedDays(moment, usualDays[moment]))
    clearErrors('days')
  }, [setValue, clearErrors, moment])
  return <DaysFields moment={moment} />
}

/** Anonymous responses of one or two people would never be shown; before anybody is expected, nothing is known. */
function FewExpected({ form, event, sendings }: Pick<AddDialogProps, 'event' | 'sendings'> & { form: RecordForm }) {
  const { say } = useLanguage()
  const [audience, isAnonymous] = useWatch({ control: form.control, name: ['audience', 'is_anonymous'] })
  const counted = sendings.find((one) => one.audience === audience)?.expected
  const expected = counted ?? (audience === 'participant' ? event.taken : 0)
  if (isAnonymous !== true || expected === 0 || expected >= leastAnswers) return null
  return (
    <Notice role="status">
      <Text size="sm">{say(w.fewExpected)}</Text>
    </Notice>
  )
}
