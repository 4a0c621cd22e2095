import { type EventRecord, eventsContract } from '@kxo/domain/events/contract'
import { publicPage } from '@kxo/domain/events/paths'
import { presentationWords as p } from '@kxo/domain/events/presentation/presentation-words'
import { reachOf } from '@kxo/domain/events/publication/announcement'
import { publicationWords as s } from '@kxo/domain/events/publication/publication-words'
import { alreadyPast } from '@kxo/domain/events/publication/schedule'
import { eventsWords as w } from '@kxo/domain/events/words'
import { Alert, Group, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { PanelSection } from '../../../ui/display/panel.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { DateTimeField } from '../../../ui/fields/date-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FormRow } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { confirm } from '../../../ui/overlay/confirm.ts'
import { changePublication, publishEvent, reachQuery, unpublishEvent } from '../api.ts'
import { EmbedCode } from '../catalogue/embed-code.tsx'
import { OrganiserFields } from '../catalogue/organiser-fields.tsx'
import { PublicAddress } from '../catalogue/public-address.tsx'
import { GapList } from '../event/gap-list.tsx'
import { PreviewDialog } from '../presentation/preview-dialog.tsx'
import { AnnouncementField } from '../publication/announcement-field.tsx'
import { ResponsibleField } from './responsible-field.tsx'
import { StepForm, type StepProps, useStepForm } from './step-form.tsx'

/** #32.14: put online, with the proof that nothing is missing. */
export function PublicationStep(step: StepProps) {
  const { event, readOnly } = step
  const { tenant } = useViewer()
  const { version, responsible_id, url, is_displayed_first, entity_id, region_id, publish_at, unpublish_at, announcement } = event
  const { form, goOn } = useStepForm({
    step,
    schema: eventsContract.changePublication.body,
    values: { version, responsible_id, url, is_displayed_first, entity_id, region_id, publish_at, unpublish_at, announcement },
    save: (body) => changePublication(event.id, body),
  })
  return (
    <>
      <PanelSection>
        <GapList event={event} />
        <PublishAct step={step} />
        <Schedule event={event} />
      </PanelSection>
      <StepForm step={step} form={form} goOn={goOn}>
        <ResponsibleField disabled={readOnly} />
        <TextField name="url" label={w.address} help={w.addressHelp} disabled={readOnly} />
        <OrganiserFields disabled={readOnly} />
        <CheckboxField name="is_displayed_first" label={w.displayedFirst} disabled={readOnly} />
        <FormRow>
          {event.is_active ? null : <DateTimeField name="publish_at" label={s.publishAt} help={s.publishAtHelp} disabled={readOnly} />}
          <DateTimeField name="unpublish_at" label={s.unpublishAt} help={s.unpublishAtHelp} disabled={readOnly} />
        </FormRow>
        <PastWarning />
        <AnnouncementField event={event} readOnly={readOnly} />
      </StepForm>
      <PublicAddress event={event} address={`${location.origin}${publicPage(tenant.name, event.url)}`} />
      <EmbedCode />
    </>
  )
}

/** An hour already past is accepted: what it asks for happens at once, and it is said. */
function PastWarning() {
  const { say } = useLanguage()
  const [now] = useState(() => new Date())
  const [publish_at, unpublish_at] = useWatch({ name: ['publish_at', 'unpublish_at'] }) as unknown[]
  const typed = (value: unknown): Date | null => (value instanceof Date ? value : null)
  return alreadyPast({ publish_at: typed(publish_at), unpublish_at: typed(unpublish_at) }, now).map((field) => (
    <Alert key={field} color="yellow" variant="light" role="status">
      {say(field === 'publish_at' ? s.pastPublish : s.pastUnpublish)}
    </Alert>
  ))
}

/** What will happen by itself. */
function Schedule({ event }: { event: EventRecord }) {
  const { say } = useLanguage()
  const said = [
    event.publish_at && !event.is_active ? say(s.goesOnline, { day: event.publish_at }) : null,
    event.unpublish_at ? say(s.leaves, { day: event.unpublish_at }) : null,
  ].filter(Boolean)
  return said.length > 0 ? (
    <Text c="dimmed" fz="sm" pt="xs" role="status">
      {said.join(' ')}
    </Text>
  ) : null
}

function PublishAct({ step: { event, readOnly, onSaved } }: { step: StepProps }) {
  const { say } = useLanguage()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [isSeen, setSeen] = useState(false)
  const isBlocked = event.gaps.some(({ blocks }) => blocks)
  /** The first time, how many will hear of it is said before they do. */
  const mayTell = async (): Promise<boolean> => {
    if (event.published_at) return true
    const n = reachOf(event.announcement, await queries.fetchQuery({ ...reachQuery(event.id), staleTime: 0 }))
    return n === 0 || confirm({ title: say(s.publishTitle, { title: event.title }), message: say(s.reach, { n }), act: w.publish })
  }
  const act = async (): Promise<void> => {
    const isOnline = event.is_active
    if (isOnline && !(await confirm({ title: say(w.unpublishTitle, { title: event.title }), message: w.unpublishHelp, act: w.unpublish })))
      return
    setBusy(true)
    try {
      if (!isOnline && !(await mayTell())) return
      onSaved(await (isOnline ? unpublishEvent : publishEvent)(event.id))
      toast.success(isOnline ? w.unpublishedNow : w.publishedNow)
    } catch (error) {
      toast.failure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Group gap={10} pt="xs">
      <Button
        variant={event.is_active ? 'default' : 'primary'}
        disabled={readOnly || (!event.is_active && isBlocked)}
        loading={busy}
        onClick={() => void act()}
      >
        {say(event.is_active ? w.unpublish : w.publish)}
      </Button>
      <Button variant="default" aria-haspopup="dialog" onClick={() => setSeen(true)}>
        {say(p.preview)}
      </Button>
      {isSeen ? <PreviewDialog id={event.id} onClose={() => setSeen(false)} /> : null}
    </Group>
  )
}
