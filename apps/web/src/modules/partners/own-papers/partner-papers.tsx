import { addDays, dayInZone } from '@kxo/domain/kernel/dates'
import { ownPapersWords as w } from '@kxo/domain/partners/records/own-papers-words'
import { paperState } from '@kxo/domain/partners/records/paper-state'
import { type Paper as OwnPaper, paperUpload } from '@kxo/domain/partners/records/record-contract'
import { Group, Paper, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { resumableAt } from '../../../platform/unfinished-uploads.ts'
import { StatusBadge } from '../../../ui/display/badge.tsx'
import { Button } from '../../../ui/display/button.tsx'
import { saveFile } from '../../../ui/display/save-file.ts'
import { runAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { DayInput } from '../../../ui/fields/date-field.tsx'
import { FileField } from '../../../ui/fields/file-field.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useNow } from '../../../ui/i18n/use-now.ts'
import { depositOwnPaper, fetchOwnPaper } from './own-papers-api.ts'

/** Papers asked of whoever works for the tenant, each to deposit, renew or read. */
export const PartnerPapers = ({ papers }: { papers: readonly OwnPaper[] }) => (
  <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
    {papers.map((paper) => (
      <Paper component="li" key={paper.id} withBorder p="md" radius="md">
        <PaperLine paper={paper} />
      </Paper>
    ))}
  </Stack>
)

function PaperLine({ paper }: { paper: OwnPaper }) {
  const { say, zone } = useLanguage()
  const { id, name, state, file_name, expires_on } = paper
  const follows = state === 'expired' || (file_name !== null && state === 'expiring')
  const [isRenewing, setRenewing] = useState(false)
  const [until, setUntil] = useState('')
  const tomorrow = addDays(dayInZone(useNow(), zone), 1)
  const open = () =>
    runAction(async () => {
      const { blob, name: saved } = await fetchOwnPaper(id)
      saveFile(blob, saved)
    })
  const isMissing = file_name === null && state !== 'expired'
  return (
    <Stack gap="sm">
      <Group gap="xs">
        <Text span fw={600} flex="1 1 200px">
          {name}
        </Text>
        <StatusBadge of={paperState} is={state} />
        {expires_on ? (
          <Text span size="sm" c="dimmed">
            {say(w.until, { day: new Date(`${expires_on}T12:00:00Z`) })}
          </Text>
        ) : null}
        {file_name === null ? null : (
          <Button variant="subtle" size="sm" aria-label={say(w.openOf, { name })} onClick={() => void open()}>
            {say(w.open)}
          </Button>
        )}
        {follows && !isRenewing ? (
          <Button variant="default" size="sm" aria-label={say(w.nextOf, { name })} onClick={() => setRenewing(true)}>
            {say(w.next)}
          </Button>
        ) : null}
      </Group>
      {isRenewing ? (
        <DayInput
          label={say(w.nextUntil)}
          min={tomorrow}
          maw={220}
          withAsterisk
          value={until || null}
          onAnswer={(day) => setUntil(day ?? '')}
        />
      ) : null}
      {isMissing || (isRenewing && until >= tomorrow) ? (
        <FileField
          label={w.file}
          hasPages
          accept={paperUpload.accept}
          maxBytes={paperUpload.maxBytes}
          value={null}
          onChange={() => undefined}
          resumable={resumableAt(`own paper ${id}`)}
          upload={async (file, transfer) => {
            await depositOwnPaper(id, isRenewing ? until : undefined, file, transfer)
            toast.success(say(w.deposited, { name }))
            return { id, name: file.name }
          }}
        />
      ) : null}
    </Stack>
  )
}
