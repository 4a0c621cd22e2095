import type { Document } from '@kxo/domain/documents/contract'
import { handoutsWords } from '@kxo/domain/events/handouts/handouts-words'
import { materialWords as w } from '@kxo/domain/events/handouts/material-words'
import { event as eventPath } from '@kxo/domain/events/paths'
import { ownVideo } from '@kxo/domain/videos/paths'
import { Box, Stack, Title } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Badge } from '../../../ui/display/badge.tsx'
import { Button, LinkButton } from '../../../ui/display/button.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { sizeText } from '../../../ui/fields/file-field.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useNow } from '../../../ui/i18n/use-now.ts'
import { useAddress } from '../../../ui/navigation/address.ts'
import { Link } from '../../../ui/navigation/link.tsx'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { Pager } from '../../../ui/navigation/pager.tsx'
import { listAddressOf } from '../../../ui/table/list-address.ts'
import { SearchBox } from '../../../ui/table/search-box.tsx'
import { listQuery } from '../../../ui/table/table-source.ts'
import { HandoutLine } from '../handouts/handout-line.tsx'
import { HandoutView } from '../handouts/handout-view.tsx'
import { ownMaterials, ownOrder } from './materials-api.ts'

/** What one learns with, event by event, read or watched in the page. */
export default function MaterialsPage() {
  const { say } = useLanguage()
  const [search, setSearch] = useAddress()
  const address = listAddressOf(search, ownOrder)
  const { data } = useSuspenseQuery(listQuery(ownMaterials(), search, ownOrder))
  const [shown, setShown] = useState<Document | null>(null)
  const groups = [...Map.groupBy(data.results, ({ event }) => event)]
  return (
    <>
      <PageTitle>{w.ownTitle}</PageTitle>
      {data.count > 0 || address.q ? (
        <Box maw={360}>
          <SearchBox label={w.search} value={address.q ?? ''} onChange={(q) => setSearch({ q: q || undefined, page: undefined })} />
        </Box>
      ) : null}
      {data.count === 0 ? <Empty sentence={address.q ? w.noneFound : w.none} {...(!address.q && { help: w.noneHelp })} /> : null}
      <Stack gap="lg" mt="md">
        {groups.map(([event, documents]) => (
          <section key={event} aria-labelledby={`event-${event}`}>
            <Title id={`event-${event}`} order={2} mb="sm" fz={18} fw={650}>
              {event === null ? say(w.elsewhere) : <Link to={eventPath(event)}>{documents[0]?.event_title}</Link>}
            </Title>
            <Panel component="ul" display="block">
              {documents.map((document) => (
                <Material key={document.id} document={document} onOpen={() => setShown(document)} />
              ))}
            </Panel>
          </section>
        ))}
      </Stack>
      {data.count > address.page_size || address.page > 1 ? (
        <Pager
          count={data.count}
          page={address.page}
          pageSize={address.page_size}
          onChange={({ page = 1, page_size = address.page_size }) => setSearch({ page: String(page), page_size: String(page_size) })}
        />
      ) : null}
      {shown ? <HandoutView handout={shown} onClose={() => setShown(null)} /> : null}
    </>
  )
}

const dayMs = 86_400_000
/** So long is what was given out said to be new. */
const recentDays = 7

function Material({ document, onOpen }: { document: Document; onOpen: () => void }) {
  const { say, locale } = useLanguage()
  const { name, size, created_at, content_type } = document
  const isRecent = useNow().getTime() - created_at.getTime() < recentDays * dayMs
  return (
    <HandoutLine
      handout={document}
      mark={isRecent ? <Badge tone="success">{w.recent}</Badge> : null}
      facts={[say(w.givenOn, { at: created_at }), sizeText(size, locale)]}
    >
      {content_type.startsWith('video/') ? (
        <LinkButton variant="default" size="sm" aria-label={say(handoutsWords.watchOf, { name })} to={ownVideo(document.id)}>
          {say(handoutsWords.watch)}
        </LinkButton>
      ) : (
        <Button variant="default" size="sm" aria-label={say(handoutsWords.openOf, { name })} onClick={onOpen}>
          {say(handoutsWords.open)}
        </Button>
      )}
    </HandoutLine>
  )
}
