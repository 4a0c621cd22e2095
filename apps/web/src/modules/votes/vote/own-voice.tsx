import type { Assembly } from '@kxo/domain/votes/contract'
import { votesWords as w } from '@kxo/domain/votes/words'
import { Group, List, Text } from '@mantine/core'
import { useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { runAction, useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { confirm } from '../../../ui/overlay/confirm.ts'
import { takeProxyBack } from '../api.ts'
import { ProxyDialog } from '../proxy-dialog.tsx'

/** What one votes with: one's own voices, those of whoever gave a proxy; or why one does not vote. */
export function OwnVoice({ id, assembly: { own, code_to, proxy_max, resolutions } }: { id: number; assembly: Assembly }) {
  const { say } = useLanguage()
  const [isGiving, setGiving] = useState(false)
  const takingBack = useAction({
    mutationFn: () => takeProxyBack(id, own?.registration_id ?? 0),
    onSuccess: () => toast.success(w.takenBack),
  })
  if (!own) return null
  if (own.weight === 0 && own.held.length === 0) return <Text>{say(w.noVoice)}</Text>
  // Nothing moves while people vote, nor before whoever came by a link proved who they are.
  const isFixed = code_to !== null || resolutions.some(({ status }) => status === 'open')
  const decline = async (giver: number, name: string): Promise<void> => {
    const question = { title: say(w.declineTitle, { name }), message: w.declineText, act: w.decline }
    if (await confirm(question)) await runAction(() => takeProxyBack(id, giver), w.declined)
  }
  return (
    <>
      {own.given_to === null ? (
        <Text>{say(w.ownVoices, { own: own.weight, held: own.held.length })}</Text>
      ) : (
        <Text>{say(w.ownProxyTo, { name: own.given_to })}</Text>
      )}
      {own.held.length > 0 ? (
        <List size="sm">
          {own.held.map(({ registration_id, name, weight }) => (
            <List.Item key={registration_id}>
              <Group gap="xs">
                {say(w.proxyFrom, { name })} – {say(w.weight, { n: weight })}
                {isFixed ? null : (
                  <Button
                    variant="subtle"
                    size="sm"
                    aria-label={say(w.declineOf, { name })}
                    onClick={() => void decline(registration_id, name)}
                  >
                    {say(w.decline)}
                  </Button>
                )}
              </Group>
            </List.Item>
          ))}
        </List>
      ) : null}
      {own.given_to === null && !own.is_present ? (
        <Text size="sm" c="dimmed">
          {say(w.notPresent)}
        </Text>
      ) : null}
      {isFixed || own.weight === 0 ? null : (
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
