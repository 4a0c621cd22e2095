import { type DocumentKind, partnerKinds, subcontractorKinds } from '@kxo/domain/documents/kind'
import { isAwaited } from '@kxo/domain/documents/requests/paper-state'
import { folderWords as w } from '@kxo/domain/papers/folder-words'
import { Alert, Paper, Stack, Text } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { OwnPapers } from '../../documents/index.ts'
import { folderQuery } from '../api.ts'
import { BringPaper } from './bring-paper.tsx'

/** What the tenant must have of whoever works for it, kind by kind, with what is missing said first. */
export function FolderTab() {
  const { say } = useLanguage()
  const { data: folder } = useSuspenseQuery(folderQuery())
  const papers = folder.lines.flatMap((line) => line.papers)
  const lacking = papers.filter(({ state }) => isAwaited(state) || state === 'expired').length
  const expiring = papers.filter(({ state }) => state === 'expiring').length
  const isOffered = (kind: DocumentKind) =>
    partnerKinds.some((one) => one === kind) && (folder.is_subcontractor || !subcontractorKinds.includes(kind))
  const noteOf = (kind: DocumentKind) => (folder.is_subcontractor && subcontractorKinds.includes(kind) ? say(w.subcontracting) : undefined)
  const lines = folder.lines.filter(({ kind, papers: some }) => some.length > 0 || isOffered(kind))
  return (
    <Stack gap="md" maw={720}>
      <Text c="dimmed">{say(w.intro)}</Text>
      {lacking > 0 ? <Alert color="red">{say(w.lacks, { n: lacking })}</Alert> : null}
      {expiring > 0 ? <Alert color="yellow">{say(w.expires, { n: expiring })}</Alert> : null}
      {lacking === 0 && expiring === 0 && papers.length > 0 ? <Alert color="green">{say(w.complete)}</Alert> : null}
      <Stack gap="sm">
        {lines.map(({ kind, papers: some }) =>
          some.length > 0 ? (
            <OwnPapers key={kind} papers={some} note={noteOf(kind)} />
          ) : (
            <BringPaper key={kind} kind={kind} note={noteOf(kind)} />
          ),
        )}
      </Stack>
      <Paper withBorder p="md" radius="md">
        <Text fw={600}>{say(w.account)}</Text>
        <Text size="sm" c="dimmed">
          {folder.iban_end ? say(w.accountEnds, { end: folder.iban_end }) : say(w.noAccount)}
        </Text>
      </Paper>
    </Stack>
  )
}
