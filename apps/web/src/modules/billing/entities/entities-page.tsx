import type { Entity } from '@kxo/domain/billing/entity-contract'
import { entityWords as w } from '@kxo/domain/billing/entity-words'
import { SimpleGrid } from '@mantine/core'
import { useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { Reading } from '../../../ui/feedback/reading.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { entitiesQuery } from './entity-api.ts'
import { EntityCard } from './entity-card.tsx'
import { EntityDialog } from './entity-dialog.tsx'

/** Legal bodies that issue and are paid. */
export default function EntitiesPage() {
  const { say } = useLanguage()
  const [edited, setEdited] = useState<Entity | 'new' | null>(null)
  const add = (
    <Button aria-haspopup="dialog" onClick={() => setEdited('new')}>
      {say(w.add)}
    </Button>
  )
  return (
    <>
      <PageTitle act={add} subtitle={say(w.help)}>
        {w.title}
      </PageTitle>
      <Reading of={entitiesQuery()} lines={6}>
        {(entities) => (
          <>
            {entities.length === 0 ? (
              <Empty sentence={w.none} />
            ) : (
              <SimpleGrid renderRoot={(root) => <ul {...root} />} minColWidth="min(340px, 100%)" spacing="md">
                {entities.map((entity) => (
                  <EntityCard key={entity.id} entity={entity} onEdit={() => setEdited(entity)} />
                ))}
              </SimpleGrid>
            )}
            {edited ? (
              <EntityDialog
                entity={edited === 'new' ? null : (entities.find(({ id }) => id === edited.id) ?? edited)}
                onClose={() => setEdited(null)}
              />
            ) : null}
          </>
        )}
      </Reading>
    </>
  )
}
