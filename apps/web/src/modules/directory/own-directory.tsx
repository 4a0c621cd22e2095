import { directoryContract as contract, type DirectoryChoice } from '@kxo/domain/directory/contract'
import { directoryFieldLabels, directoryFields } from '@kxo/domain/directory/field'
import { directoryWords as w } from '@kxo/domain/directory/words'
import { optionalText } from '@kxo/domain/kernel/validation'
import { wire } from '@kxo/domain/kernel/wire'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../../platform/api-client.ts'
import { shouldShowError } from '../../ui/feedback/should-show-error.ts'
import { Failed, Loading } from '../../ui/feedback/states.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { CheckboxField, CheckboxGroupField } from '../../ui/fields/checkbox-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { TextareaField } from '../../ui/fields/textarea-field.tsx'
import { Form, useRecordForm } from '../../ui/form/form.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { choiceQuery } from './api.ts'
import style from './directory.module.css'
import { DirectoryAvatar } from './people/directory-avatar.tsx'
import { PersonFacts } from './people/person-dialog.tsx'

/** What I let the directory show, field by field, and what others see of me. */
export default function OwnDirectory({ id }: { id: number }) {
  const answer = useQuery(choiceQuery(id))
  if (shouldShowError(answer)) return <Failed error={answer.error} onRetry={() => void answer.refetch()} />
  if (!answer.data) return <Loading lines={8} />
  return <ChoiceForm id={id} choice={answer.data} />
}

/** The choice as it is typed: specialities in one line, parted by commas. */
const typed = z.object({
  version: wire.integer,
  in_annuary: wire.flag,
  fields: z.array(z.enum(directoryFields)),
  presentation: optionalText(2000),
  specialities: optionalText(500),
})
const said = (line: string | null | undefined): string[] =>
  (line ?? '')
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '')

function ChoiceForm({ id, choice }: { id: number; choice: DirectoryChoice }) {
  const { say } = useLanguage()
  const queries = useQueryClient()
  const { version, in_annuary, fields, presentation, specialities } = choice
  const form = useRecordForm({
    schema: typed,
    values: { version, in_annuary, fields, presentation, specialities: specialities.join(', ') },
    save: (values) => call(contract.choose, { params: { id }, body: { ...values, specialities: said(values.specialities) } }),
    onSaved: (kept) => {
      toast.success(in_annuary && !kept.in_annuary ? w.left : w.saved)
      queries.setQueryData(choiceQuery(id).queryKey, kept)
    },
  })
  const isIn = form.watch('in_annuary') === true
  return (
    <div className={style['own']}>
      <div className={style['box']}>
        <Form form={form} submit={w.save}>
          <CheckboxField name="in_annuary" label={choice.asked} />
          {choice.consented_at ? <p className={style['muted']}>{say(w.consented, { at: choice.consented_at })}</p> : null}
          <CheckboxGroupField
            name="fields"
            label={w.shown}
            help={w.shownHelp}
            required={false}
            disabled={!isIn}
            options={directoryFields
              .filter((field) => field !== 'partner' || choice.is_partner)
              .map((value) => ({ value, label: directoryFieldLabels[value] }))}
          />
          <TextareaField name="presentation" label={w.presentation} rows={4} maxLength={2000} />
          <TextField name="specialities" label={w.specialities} />
        </Form>
      </div>
      {choice.in_annuary ? <Seen choice={choice} /> : null}
    </div>
  )
}

/** What others see now. */
function Seen({ choice: { entry } }: { choice: DirectoryChoice }) {
  const { say } = useLanguage()
  return (
    <section className={style['box']} aria-labelledby="seen-title">
      <h2 id="seen-title" className={style['name']}>
        {say(w.preview)}
      </h2>
      <p className={style['head']}>
        <DirectoryAvatar entry={entry} audience="network" />
        <strong>
          {entry.first_name} {entry.last_name}
        </strong>
      </p>
      <PersonFacts entry={entry} />
    </section>
  )
}
