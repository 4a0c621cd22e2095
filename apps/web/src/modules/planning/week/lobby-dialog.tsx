import { lobbyWords as w } from '@kxo/domain/planning/lobby/lobby-words'
import { Anchor, Checkbox, Select, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { useLocationOptions } from '../../locations/index.ts'
import { lobbyScreensQuery, openLobbyScreen, revokeLobbyScreen } from '../api.ts'
import { SecretAddress } from '../secret-address.tsx'

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
  const { data } = useQuery(lobbyScreensQuery())
  const location_id = place === null ? null : Number(place)
  const screen = data?.find((one) => one.location_id === location_id)
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
          onChange={setPlace}
        />
      ) : null}
      <SecretAddress
        key={place}
        former={screen}
        {...(screen?.shows_names && { note: say(w.namesShown) })}
        make={() => openLobbyScreen({ location_id, shows_names: showsNames })}
        revoke={async () => screen && revokeLobbyScreen(screen.id)}
        choices={
          <Checkbox
            label={say(w.names)}
            description={say(w.namesHelp)}
            checked={showsNames}
            onChange={({ currentTarget }) => setShowsNames(currentTarget.checked)}
          />
        }
        opens={(address) => (
          <Anchor href={address} target="_blank" rel="noopener">
            {say(w.openIt)}
          </Anchor>
        )}
      />
    </Stack>
  )
}
