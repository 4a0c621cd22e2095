import { catalogue, event as eventAddress } from '@kxo/domain/events/paths'
import { syllabusWords as s } from '@kxo/domain/events/syllabus/syllabus-words'
import { eventsWords as w } from '@kxo/domain/events/words'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { Columns } from '../../../ui/display/columns.tsx'
import { saveFile } from '../../../ui/display/save-file.ts'
import { useAction } from '../../../ui/feedback/action.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { fetchSyllabus, pageQuery } from '../api.ts'
import { EventTitle } from '../event/event-title.tsx'
import { RegisterBox } from '../event/register-box.tsx'
import { EventSheet } from './event-sheet.tsx'

/** U03: the pedagogical sheet of a training; anything else opens its own page. */
export default function SheetPage() {
  const { id } = useParams({ strict: false }) as { id: string }
  const navigate = useNavigate()
  const { say } = useLanguage()
  const saving = useAction({
    mutationFn: () => fetchSyllabus(Number(id)),
    onSuccess: ({ blob, name }) => saveFile(blob, name),
  })
  const { data: event } = useSuspenseQuery(pageQuery(Number(id)))
  useEffect(() => {
    if (!event.is_training) void navigate({ to: eventAddress(event.id), replace: true })
  }, [event, navigate])
  return (
    <>
      <PageTitle
        above={[
          { label: w.list, to: catalogue() },
          { label: event.title, to: eventAddress(event.id) },
        ]}
        subtitle={<EventTitle event={event} />}
        act={
          <Button variant="default" loading={saving.isPending} onClick={() => saving.mutate()}>
            {say(s.download)}
          </Button>
        }
      >
        {w.sheet}
      </PageTitle>
      <Columns widths="minmax(0, 1fr) 340px" gap="xl" w="100%" maw={1120} mx="auto">
        <EventSheet event={event} />
        <RegisterBox event={event} />
      </Columns>
    </>
  )
}
