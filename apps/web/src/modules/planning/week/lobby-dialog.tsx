import { lobbyWords as w } from '@kxo/domain/planning/lobby/lobby-words'
import { planningWords as p } from '@kxo/domain/planning/words'
import { Anchor, Checkbox, Code, Group, Select, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { copyText } from '../../../ui/display/copy-text.ts'
import { runAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { useLocationOptions } from '../../locations/index.ts'
import { lobbyScreensQuery, openLobbyScreen, revokeLobbyScreen } from '../api.ts'

/** Makes, shows, copies and revokes the secret address a screen of the hall opens. */
export function LobbyDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Dialog opened={opened} onClose={onClose} title={w.show} width={600}>
      {opened ? <Screens /> : null}
    </Dialog>
  )
}

function Screens() {
  const { say } = useLanguage()
  const places = useLocationOptions()
  const [place, setPlace] = useState<string | null>(null)
  const [showsNames, setShowsNames] = useState(false)
  const [address, setAddress] = useState<string | null>(null)
  const shown = useRef<HTMLElement>(null)
  const { data } = useQuery(lobbyScreensQuery())
  const screen = data?.find(({ location_id }) => location_id === (place === null ? null : Number(place)))
  const choose = (value: string | null): void => {
    setPlace(value)
    setAddress(null)
  }
  const make = () =>
    runAction(async () =>
      setAddress((await openLobbyScreen({ location_id: place === null ? null : Number(place), shows_names: showsNames })).address),
    )
  const revoke = (id: number) =>
    runAction(async () => {
      await revokeLobbyScreen(id)
      setAddress(null)
      toast.success(p.feedRevoked)
    })
  const copy = async (): Promise<void> => {
    if (await copyText(address ?? '', shown.current)) toast.success(p.copied)
  }
  return (
    <Stack>
      <Text>{say(w.help)}</Text>
      {places.length > 1 ? (
        <Select
          label={say(w.place)}
          placeholder={say(w.everyPlace)}
          clearable
          data={places.map(({ value, label }) => ({ value: String(value), label: String(label) }))}
          value={place}
          onChange={choose}
        />
      ) : null}
      {address ? (
        <>
          <Code ref={shown} block aria-label={say(p.feedAddress)}>
            {address}
          </Code>
          <Text fz="sm">{say(p.feedOnce)}</Text>
        </>
      ) : (
        <>
          {screen ? (
            <Text fz="sm" c="dimmed">
              {say(p.feedSince, { day: screen.created_at })} {screen.shows_names ? say(w.namesShown) : null}{' '}
              {screen.read_at ? say(p.feedRead, { day: screen.read_at }) : say(p.feedNever)} {say(p.feedRenewHelp)}
            </Text>
          ) : null}
          <Checkbox
            label={say(w.names)}
            description={say(w.namesHelp)}
            checked={showsNames}
            onChange={({ currentTarget }) => setShowsNames(currentTarget.checked)}
          />
        </>
      )}
      <Group justify="flex-end">
        {screen ? (
          <Button variant="default" onClick={() => void revoke(screen.id)}>
            {say(p.feedRevoke)}
          </Button>
        ) : null}
        {address ? (
          <>
            <Anchor href={address} target="_blank" rel="noopener">
              {say(w.openIt)}
            </Anchor>
            <Button onClick={() => void copy()}>{say(p.copy)}</Button>
          </>
        ) : (
          <Button onClick={() => void make()}>{say(screen ? p.feedRenew : p.feedMake)}</Button>
        )}
      </Group>
    </Stack>
  )
}
