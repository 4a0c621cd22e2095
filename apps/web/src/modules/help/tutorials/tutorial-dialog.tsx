import { captionsUpload, filmUpload, guideContract, type Tutorial } from '@kxo/domain/help/guide-contract'
import { guideWords as w } from '@kxo/domain/help/guide-words'
import { offeredFeatures } from '@kxo/domain/tenants/features'
import { Text } from '@mantine/core'
import { resumableAt } from '../../../platform/unfinished-uploads.ts'
import { Button } from '../../../ui/display/button.tsx'
import { runAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { FileField } from '../../../ui/fields/file-field.tsx'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { TextareaField } from '../../../ui/fields/textarea-field.tsx'
import { Form, FormRow, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { confirm } from '../../../ui/overlay/confirm.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { addTutorial, changeTutorial, removeTutorial, sendCaptions, sendFilm } from '../guide/guide-api.ts'

const blank = { title_fr: '', title_en: '', topic_fr: '', topic_en: '', rank: 0, steps_fr: '', steps_en: '', page: '', is_published: false }
const valuesOf = ({ title, topic, steps, rank, page, feature, seconds, is_published, version }: Tutorial) => ({
  version,
  title_fr: title.fr,
  title_en: title.en,
  topic_fr: topic.fr,
  topic_en: topic.en,
  steps_fr: steps.map(({ fr }) => fr).join('\n'),
  steps_en: steps.map(({ en }) => en).join('\n'),
  rank,
  page,
  feature,
  seconds,
  is_published,
})

type Edited = { film: Tutorial | null; onEdit: (film: Tutorial) => void; onClose: () => void }

/** The card of a film, its bytes and its captions; for the vendor's team. */
export function TutorialDialog({ film, onEdit, onClose }: Edited) {
  const { say } = useLanguage()
  const form = useRecordForm({
    schema: guideContract.addTutorial.body,
    values: film ? valuesOf(film) : blank,
    save: (body, version) => {
      const written = { ...body, topic_fr: body.topic_fr ?? '', topic_en: body.topic_en ?? '' }
      return film ? changeTutorial(film.id, { ...written, version }) : addTutorial(written)
    },
    onSaved: async (saved) => {
      toast.success(w.filmSaved)
      onEdit(saved)
    },
  })
  const remove = async (): Promise<void> => {
    if (!film || !(await confirm({ title: say(w.removeAsk, { title: film.title.fr }), act: w.removeGuide, tone: 'danger' }))) return
    await runAction(async () => {
      await removeTutorial(film.id)
      toast.success(w.filmRemoved)
      onClose()
    })
  }
  const fileOf = (has: boolean) => (has ? { id: film?.id ?? 0, name: say(w.kept) } : null)
  return (
    <Dialog opened onClose={onClose} title={film ? w.editFilm : w.addFilm} width={800}>
      <Form
        form={form}
        submit={w.save}
        secondary={
          film ? (
            <Button variant="default" onClick={() => void remove()}>
              {say(w.removeGuide)}
            </Button>
          ) : null
        }
      >
        <FormRow>
          <TextField name="title_fr" label={w.titleFr} />
          <TextField name="title_en" label={w.titleEn} />
        </FormRow>
        <FormRow>
          <TextField name="topic_fr" label={w.topicFr} help={w.topicHelp} required={false} />
          <TextField name="topic_en" label={w.topicEn} required={false} />
        </FormRow>
        <FormRow>
          <TextareaField name="steps_fr" label={w.stepsFr} rows={5} required={false} />
          <TextareaField name="steps_en" label={w.stepsEn} rows={5} required={false} />
        </FormRow>
        <FormRow>
          <TextField name="page" label={w.page} required={false} />
          <SelectField name="feature" label={w.feature} options={offeredFeatures.map((value) => ({ value, label: value }))} />
        </FormRow>
        <FormRow>
          <NumberField name="rank" label={w.rank} />
          <NumberField name="seconds" label={w.seconds} />
        </FormRow>
        <CheckboxField name="is_published" label={w.publish} />
        {film ? (
          <>
            <FileField
              label={w.film}
              accept={filmUpload.accept}
              maxBytes={filmUpload.maxBytes}
              value={fileOf(film.has_film)}
              onChange={() => undefined}
              resumable={resumableAt(`film ${film.id}`)}
              upload={async (file, transfer) => ({ id: (await sendFilm(film.id, file, transfer)).id, name: file.name })}
            />
            <FileField
              label={w.captionsFile}
              accept={captionsUpload.accept}
              maxBytes={captionsUpload.maxBytes}
              value={fileOf(film.has_captions)}
              onChange={() => undefined}
              upload={async (file, transfer) => ({
                id: (await sendCaptions(film.id, file, transfer)).id,
                name: file.name,
              })}
            />
          </>
        ) : (
          <Text c="dimmed" fz="sm">
            {say(w.sendParts)}
          </Text>
        )}
      </Form>
    </Dialog>
  )
}
