import { formatDate } from '@kxo/domain/kernel/dates'
import type { PublishedDocument } from '@kxo/domain/papers/organisation-contract'
import { organisationWords as w } from '@kxo/domain/papers/organisation-words'
import { Group, Paper, Stack, Text, Title } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Badge } from '../../../ui/display/badge.tsx'
import { Button } from '../../../ui/display/button.tsx'
import { runAction } from '../../../ui/feedback/action.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { DocumentDialog, saveDocument } from '../../documents/index.ts'
import { publishedQuery, sayRead } from '../api.ts'

/** What the tenant publishes, for its reader: open it, and say it was read where that is asked. */
export function OwnOrganisation() {
  const { say } = useLanguage()
  const { data: documents } = useSuspenseQuery(publishedQuery())
  const [shown, setShown] = useState<PublishedDocument | null>(null)
  if (documents.length === 0) return null
  const open = (document: PublishedDocument) =>
    document.content_type === 'application/pdf' ? setShown(document) : void saveDocument(document.document)
  return (
    <section aria-labelledby="own-organisation">
      <Title order={2} size="h4" id="own-organisation" mb="sm">
        {say(w.ownTitle)}
      </Title>
      <Stack component="ul" gap="sm" p={0} m={0} maw={720} style={{ listStyle: 'none' }}>
        {documents.map((document) => (
          <Paper component="li" key={document.id} withBorder p="md" radius="md">
            <PublishedLine document={document} onOpen={() => open(document)} />
          </Paper>
        ))}
      </Stack>
      {shown ? <DocumentDialog id={shown.document} name={shown.name} onClose={() => setShown(null)} /> : null}
    </section>
  )
}

function PublishedLine({ document, onOpen }: { document: PublishedDocument; onOpen: () => void }) {
  const { say, locale, zone } = useLanguage()
  const { id, name, number, made_available_at, asks_reading, read_at } = document
  return (
    <Group gap="xs">
      <Stack gap={2} flex="1 1 200px">
        <Group gap="xs">
          <Text span fw={600}>
            {name}
          </Text>
          {asks_reading && read_at === null ? <Badge tone="warning">{w.toRead}</Badge> : null}
        </Group>
        <Text size="sm" c="dimmed">
          {say(w.version, { n: number })} · {say(w.since, { day: formatDate(made_available_at, locale, { zone }) })}
          {read_at ? ` · ${say(w.readOn, { day: formatDate(read_at, locale, { zone }) })}` : ''}
        </Text>
      </Stack>
      <Group gap="xs">
        <Button variant="default" size="sm" aria-label={`${say(w.open)} ${name}`} onClick={onOpen}>
          {say(w.open)}
        </Button>
        {asks_reading && read_at === null ? (
          <Button size="sm" aria-label={say(w.readOf, { name })} onClick={() => void runAction(() => sayRead(id, number), w.thanks)}>
            {say(w.read)}
          </Button>
        ) : null}
      </Group>
    </Group>
  )
}
