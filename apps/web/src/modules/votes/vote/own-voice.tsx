import { isSignedInFully } from '@kxo/domain/kernel/permissions'
import type { Assembly } from '@kxo/domain/votes/contract'
import { votesWords as w } from '@kxo/domain/votes/words'
import { Group, List, Text } from '@mantine/core'
import { useState } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { takeProxyBack } from '../api.ts'
import { ProxyDialog } from '../proxy-dialog.tsx'

/** What one votes with: one's own voices, those of whoever gave a proxy; or why one does not vote. */
export function OwnVoice({ id, assembly: { own, proxy_max, resolutions } }: { id: number; assembly: Assembly }) {
  const { say } = useLanguage()
  const { actor } = useViewer()
  const [isGiving, setGiving] = useState(false)
  const takingBack = useAction({
    mutationFn: () => takeProxyBack(id, own?.registration_id ?? 0),
    onSuccess: () => toast.success(w.takenBack),
  })
  if (!own) return null
  if (own.weight === 0 && own.held.length === 0) return <Text>{say(w.noVoice)}</Text>
  const isVoting = resolutions.some(({ status }) => status === 'open')
  return (
    <>
      {own.given_to === null ? (
        <Text>{say(w.ownVoices, { own: own.weight, held: own.held.length })}</Text>
      ) : (
        <Text>{say(w.ownProxyTo, { name: own.given_to })}</Text>
      )}
      {own.held.length > 0 ? (
        <List size="sm">
          {own.held.map(({ name, weight }) => (
            <List.Item key={name}>
              {say(w.proxyFrom, { name })} – {say(w.weight, { n: weight })}
            </List.Item>
          ))}
        </List>
      ) : null}
      {own.given_to === null && !own.is_present ? (
        <Text size="sm" c="dimmed">
          {say(w.notPresent)}
        </Text>
      ) : null}
      {isVoting || own.weight === 0 || !isSignedInFully(actor) ? null : (
        <Group>
          {own.given_to !== null ? (
            <Button variant="default" loading={takingBack.isPending} onClick={() => takingBack.mutate()}>
              {say(w.takeBack)}
            </Button>
          ) : own.held.length === 0 && proxy_max > 0 ? (
            <Button variant="default" aria-haspopup="dialog" onClick={() => setGiving(true)}>
              {say(w.give)}
            </Button>
          ) : null}
        </Group>
      )}
      {isGiving ? <ProxyDialog event={id} max={proxy_max} onClose={() => setGiving(false)} /> : null}
    </>
  )
}
