import { documentCategory } from '@kxo/domain/documents/category'
import { closing, opening } from '@kxo/domain/documents/opening'
import { documentRestriction } from '@kxo/domain/documents/restriction'
import {
  handoutsContract as contract,
  type Handout,
  handoutCategories,
  handoutLevels,
  handoutUpload,
  leaderLevels,
} from '@kxo/domain/events/handouts/handouts-contract'
import { handoutsWords as w } from '@kxo/domain/events/handouts/handouts-words'
import { FileInput } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { call } from '../../../platform/api-client.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { optionsOf } from '../../../ui/fields/options.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Form, FormRow, type RecordForm, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { activitiesQuery } from '../api.ts'

/** What a document is until its author says otherwise: for those whose place is certain, as soon as it is. */
const usual = {
  name: '',
  category: 'support',
  activity: null,
  restriction: 'registered',
  opens: 'registration',
  opens_on: null,
  closes: null,
  closes_on: null,
} as const

/** `isLed`: given by somebody who leads the event and does not build it. */
type HandoutDialogProps = { event_id: number; handout: Handout | null; isLed?: boolean; onClose: () => void }

/** Gives a document out, or changes whom it is for and when. */
export function HandoutDialog({ event_id, handout, isLed = false, onClose }: HandoutDialogProps) {
  const { say } = useLanguage()
  const activities = useQuery(activitiesQuery(event_id)).data ?? []
  const [file, setFile] = useState<File | null>(null)
  const [isMissing, setMissing] = useState(false)
  const isTooLarge = file !== null && file.size > handoutUpload.maxBytes
  const values = handout ?? usual
  const form = useRecordForm({
    schema: contract.changeHandout.body,
    values: {
      name: values.name,
      category: values.category,
      activity: values.activity,
      restriction: values.restriction,
      opens: values.opens,
      opens_on: values.opens_on,
      closes: values.closes,
      closes_on: values.closes_on,
    },
    save: async (body) => {
      if (handout) return call(contract.changeHandout, { params: { id: event_id, handout: handout.id }, body })
      if (file === null || isTooLarge) {
        setMissing(true)
        return null
      }
      return call(isLed ? contract.giveOwnHandout : contract.giveOut, { params: { id: event_id }, query: body, files: { file } })
    },
    onSaved: (saved) => {
      if (!saved) return
      toast.success(handout ? w.saved : w.added)
      onClose()
    },
  })
  const choose = (chosen: File | null): void => {
    setFile(chosen)
    setMissing(false)
    if (chosen && !form.getValues('name')) form.setValue('name', chosen.name.replace(/\.[^.]+$/, ''), { shouldDirty: true })
    if (chosen?.type.startsWith('video/')) form.setValue('category', 'video')
  }
  return (
    <Dialog opened onClose={onClose} title={handout ? say(w.changeOf, { name: handout.name }) : w.add} closeOnClickOutside={false}>
      <Form form={form} submit={w.save}>
        {handout ? null : (
          <FileInput
            label={say(w.file)}
            description={say(w.fileHelp)}
            leftSection={<IconUpload size={16} />}
            accept={handoutUpload.accept.join(',')}
            value={file}
            onChange={choose}
            clearable
            withAsterisk
            error={isTooLarge ? say(w.fileTooLarge) : isMissing ? say(w.fileMissing) : undefined}
          />
        )}
        <TextField name="name" label={w.name} maxLength={160} />
        <FormRow>
          <SelectField name="category" label={w.category} required options={optionsOf({ ...documentCategory, keys: handoutCategories })} />
          {activities.length === 0 ? null : (
            <SelectField
              name="activity"
              label={w.activity}
              placeholder={w.wholeEvent}
              options={activities.map(({ id, title }) => ({ value: id, label: title }))}
            />
          )}
        </FormRow>
        <SelectField
          name="restriction"
          label={w.whom}
          help={w.whomHelp}
          required
          options={optionsOf({ ...documentRestriction, keys: isLed ? leaderLevels : handoutLevels })}
        />
        <Window form={form} />
      </Form>
    </Dialog>
  )
}

/** A day is chosen only where the moment is one. */
function Window({ form: { control } }: { form: RecordForm }) {
  const opens: unknown = useWatch({ control, name: 'opens' })
  const closes: unknown = useWatch({ control, name: 'closes' })
  return (
    <>
      <FormRow>
        <SelectField name="opens" label={w.opens} required options={optionsOf(opening)} />
        {opens === 'day' ? <DateField name="opens_on" label={w.opensOn} required /> : null}
      </FormRow>
      <FormRow>
        <SelectField name="closes" label={w.closes} placeholder={w.never} options={optionsOf(closing)} />
        {closes === 'day' ? <DateField name="closes_on" label={w.closesOn} required /> : null}
      </FormRow>
    </>
  )
}
