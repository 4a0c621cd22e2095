import type { Meeting } from '@kxo/domain/attendance/meeting-contract'
import { meetingWords as w } from '@kxo/domain/attendance/meeting-words'
import { Anchor, Stack, Text, Title } from '@mantine/core'
import { Panel } from '../../../ui/display/panel.tsx'
import { saveFile } from '../../../ui/display/save-file.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { sizeText } from '../../../ui/fields/file-field.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { fetchMeetingDocument } from '../api.ts'
import { slotTimes } from '../sheets/slot-times.ts'

/** What is held that day, with what is under way in bold. */
export function MeetingProgramme({ meeting: { programme, slot } }: { meeting: Meeting }) {
  const language = useLanguage()
  const { say } = language
  if (programme.length === 0) return null
  return (
    <Panel component="section" p="lg" gap="sm" aria-labelledby="meeting-programme">
      <Title order={2} size="h4" id="meeting-programme">
        {say(w.programme)}
      </Title>
      {programme.map(({ title, start_at, end_at }) => {
        const isNow = slot?.start_at.getTime() === start_at.getTime()
        return (
          <Text key={start_at.toISOString()} size="sm" className="figures" fw={isNow ? 600 : 400} aria-current={isNow ? 'time' : undefined}>
            {slotTimes({ start_at, end_at }, language).hours}
            {title ? ` · ${title}` : ''}
          </Text>
        )
      })}
    </Panel>
  )
}

/** What the event gives to read, without leaving the room. */
export function MeetingDocuments({ id, meeting: { documents } }: { id: number; meeting: Meeting }) {
  const { say, locale } = useLanguage()
  if (documents.length === 0) return null
  const read = (document: number): void =>
    void fetchMeetingDocument(id, document)
      .then(({ blob, name }) => saveFile(blob, name))
      .catch(toast.failure)
  return (
    <Panel component="section" p="lg" gap="sm" aria-labelledby="meeting-documents">
      <Title order={2} size="h4" id="meeting-documents">
        {say(w.documents)}
      </Title>
      <Stack gap={6} align="flex-start">
        {documents.map(({ id: document, name, size }) => (
          <Anchor key={document} component="button" type="button" size="sm" ta="start" onClick={() => read(document)}>
            {say(w.documentOf, { name, size: sizeText(size, locale) })}
          </Anchor>
        ))}
      </Stack>
    </Panel>
  )
}
