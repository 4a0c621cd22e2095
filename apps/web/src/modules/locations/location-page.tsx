import { adminLocation, adminLocations } from '@kxo/domain/locations/paths'
import { may } from '@kxo/domain/locations/permissions'
import { locationsWords as w } from '@kxo/domain/locations/words'
import { Group, Stack } from '@mantine/core'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useViewer } from '../../platform/viewer.ts'
import { Button } from '../../ui/display/button.tsx'
import { Columns } from '../../ui/display/columns.tsx'
import { PanelSection } from '../../ui/display/panel.tsx'
import { runAction } from '../../ui/feedback/action.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { useNavigateIfMounted } from '../../ui/navigation/navigate-if-mounted.ts'
import { PageTitle } from '../../ui/navigation/page-title.tsx'
import { confirm } from '../../ui/overlay/confirm.ts'
import { RecordFields } from '../fields/index.ts'
import { archiveLocation, locationQuery, removeLocation } from './api.ts'
import { Blocks } from './blocks.tsx'
import { Files } from './files.tsx'
import { LocationForm } from './location-form.tsx'
import { Occupations } from './occupations.tsx'
import { Rooms } from './rooms.tsx'

/** A30: one place, how to get there, its rooms and what is planned in them; `new` creates one. */
export default function LocationPage() {
  const { id } = useParams({ strict: false }) as { id: string }
  return id === 'new' ? <NewLocation /> : <KnownLocation id={Number(id)} />
}

function KnownLocation({ id }: { id: number }) {
  const { actor } = useViewer()
  const { say } = useLanguage()
  const queries = useQueryClient()
  const goOn = useNavigateIfMounted()
  const answer = useSuspenseQuery(locationQuery(id))
  const location = answer.data
  const mayWrite = may.writeLocations(actor)
  const archive = async (is_archived: boolean): Promise<void> => {
    await runAction(async () => {
      queries.setQueryData(locationQuery(id).queryKey, await archiveLocation(location.id, is_archived))
      toast.success(is_archived ? w.archived : w.unarchived)
    })
  }
  const remove = async (): Promise<void> => {
    if (!(await confirm({ title: say(w.removeTitle, { name: location.name }), act: w.remove, tone: 'danger' }))) return
    await runAction(async () => {
      await removeLocation(location.id)
      toast.success(w.removed)
      await goOn(adminLocations())
    })
  }
  return (
    <>
      <PageTitle
        above={[{ label: w.list, to: adminLocations() }]}
        act={
          <Group gap="xs">
            {mayWrite ? (
              <Button variant="default" onClick={() => void archive(!location.is_archived)}>
                {say(location.is_archived ? w.unarchive : w.archive)}
              </Button>
            ) : null}
            {may.deleteLocations(actor) ? (
              <Button variant="default" onClick={() => void remove()}>
                {say(w.remove)}
              </Button>
            ) : null}
          </Group>
        }
      >
        {location.name}
      </PageTitle>
      <Columns widths="minmax(0, 3fr) minmax(0, 2fr)" gap="lg">
        <Stack gap="lg">
          <PanelSection>
            <LocationForm
              location={location}
              onSaved={(saved) => {
                toast.success(w.saved)
                queries.setQueryData(locationQuery(id).queryKey, saved)
              }}
            />
          </PanelSection>
          <RecordFields morph="Location" id={location.id} />
        </Stack>
        <Stack gap="lg">
          <Rooms location={location} mayWrite={mayWrite} />
          <Blocks location={location} mayWrite={mayWrite} />
          <Occupations location={location} />
          <Files location={location} mayWrite={mayWrite} />
        </Stack>
      </Columns>
    </>
  )
}

function NewLocation() {
  const goOn = useNavigateIfMounted()
  return (
    <>
      <PageTitle above={[{ label: w.list, to: adminLocations() }]}>{w.newTitle}</PageTitle>
      <PanelSection maw={720}>
        <LocationForm
          location={null}
          onSaved={(saved) => {
            toast.success(w.added)
            void goOn(adminLocation(saved.id))
          }}
        />
      </PanelSection>
    </>
  )
}
