import { isSensitive } from '@kxo/domain/documents/kind'
import { dayInZone, formatDate } from '@kxo/domain/kernel/dates'
import { isPaperOpen } from '@kxo/domain/registrations/papers/paper-facts'
import { papersWords as w } from '@kxo/domain/registrations/papers/papers-words'
import { type RegistrationPaper, registrationPapersContract } from '@kxo/domain/registrations/papers/registration-papers-contract'
import { Group, Paper, Stack, Text } from '@mantine/core'
import { resumableAt } from '../../../platform/unfinished-uploads.ts'
import { runAction } from '../../../ui/feedback/action.ts'
import { FileField } from '../../../ui/fields/file-field.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useNow } from '../../../ui/i18n/use-now.ts'
import { PaperBadge } from './paper-badge.tsx'
import { depositPaper, openPaper, withdrawPaper } from './papers-api.ts'
import { ProvidedBefore } from './provided-before.tsx'

/** Every paper asked of a person, each to deposit, change or read. */
export function OwnPapers({ registration, papers, zone }: { registration: number; papers: readonly RegistrationPaper[]; zone: string }) {
  return (
    <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
      {papers.map((paper) => (
        <Paper component="li" key={paper.id} withBorder p="md" radius="md">
          <OwnPaper registration={registration} paper={paper} zone={zone} />
        </Paper>
      ))}
    </Stack>
  )
}

function OwnPaper({ registration, paper, zone }: { registration: number; paper: RegistrationPaper; zone: string }) {
  const { say } = useLanguage()
  const { id, name, help, status, file_name, reason, is_required } = paper
  const { accept, maxBytes } = registrationPapersContract.depositPaper.upload
  const isRefused = status === 'rejected'
  return (
    <Stack gap={6}>
      <Group gap="xs">
        <PaperBadge {...paper} />
        {status === 'toValidate' ? (
          <Text span size="sm" c="dimmed">
            {say(w.awaitsCheck)}
          </Text>
        ) : null}
        {status === null || isRefused ? <DueBy paper={paper} zone={zone} /> : null}
      </Group>
      {status === 'validated' ? <ProvidedBefore paper={paper} zone={zone} /> : null}
      {isRefused && reason ? (
        <Text size="sm" c="red" role="alert">
          {say(w.refusedBecause, { reason })} {say(w.depositAgain)}
        </Text>
      ) : null}
      <FileField
        label={name}
        help={help}
        accept={accept}
        maxBytes={maxBytes}
        required={is_required}
        hasPages
        disabled={!isPaperOpen(paper)}
        // What was refused is replaced, not taken back.
        value={file_name && !isRefused ? { id, name: file_name } : null}
        onChange={() => undefined}
        resumable={resumableAt(`registration ${registration} ${id}`)}
        upload={async (file, transfer) => {
          await depositPaper(registration, id, file, transfer)
          return { id, name: file.name }
        }}
        remove={() => withdrawPaper(registration, id)}
        download={() => void runAction(() => openPaper(registration, id))}
      />
      {isSensitive(paper.kind) ? (
        <Text size="xs" c="dimmed">
          {say(w.sensitive)}
        </Text>
      ) : null}
    </Stack>
  )
}

/** By when a paper is expected, and what its lack brings. */
function DueBy({ paper: { due_on, releases_place }, zone }: { paper: RegistrationPaper; zone: string }) {
  const { say, locale } = useLanguage()
  const today = dayInZone(useNow(), zone)
  if (due_on === null) return null
  const isLate = due_on < today
  return (
    <Text span size="sm" c={isLate ? 'red' : 'dimmed'}>
      {say(isLate ? w.lateSince : w.dueOn, { day: formatDate(due_on, locale) })}
      {releases_place && !isLate ? `. ${say(w.releases)}` : ''}
    </Text>
  )
}
