import { documentRestriction } from '@kxo/domain/documents/restriction'
import { handoutLevels } from '@kxo/domain/events/handouts/handouts-contract'
import { videosContract as contract, type Video } from '@kxo/domain/videos/contract'
import { chaptersText } from '@kxo/domain/videos/library/chapters'
import { videosWords as w } from '@kxo/domain/videos/words'
import { useQueryClient } from '@tanstack/react-query'
import { PanelSection } from '../../../ui/display/panel.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { optionsOf } from '../../../ui/fields/options.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { TextareaField } from '../../../ui/fields/textarea-field.tsx'
import { Form, FormRow, useRecordForm } from '../../../ui/form/form.tsx'
import { changeVideo, videoQuery } from '../api.ts'

/** What is said of a film: its name, its rank, whom it is for, its chapters and what it says. */
export function DetailsForm({ video }: { video: Video }) {
  const queries = useQueryClient()
  const { id, version, name, rank, restriction, chapters, transcript } = video
  const form = useRecordForm({
    schema: contract.change.body,
    values: { version, name, rank, restriction, chapters: chaptersText(chapters), transcript },
    save: (body, read) => changeVideo(id, { ...body, version: read }),
    onSaved: (saved) => {
      queries.setQueryData(videoQuery(id).queryKey, saved)
      toast.success(w.saved)
    },
  })
  return (
    <PanelSection>
      <Form form={form} submit={w.save}>
        <TextField name="name" label={w.name} maxLength={160} />
        <FormRow>
          <NumberField name="rank" label={w.rank} help={w.rankHelp} />
          <SelectField
            name="restriction"
            label={w.visibleTo}
            help={w.restrictionHelp}
            required
            options={optionsOf({ ...documentRestriction, keys: handoutLevels })}
          />
        </FormRow>
        <TextareaField name="chapters" label={w.chapters} help={w.chaptersHelp} rows={4} required={false} />
        <TextareaField name="transcript" label={w.transcript} help={w.transcriptHelp} rows={6} required={false} />
      </Form>
    </PanelSection>
  )
}
