import { handoutsContract as contract, type OwnHandout } from '@kxo/domain/events/handouts/handouts-contract'
import { handoutsWords as w } from '@kxo/domain/events/handouts/handouts-words'
import { ownVideo } from '@kxo/domain/videos/paths'
import { Group, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api-client.ts'
import { apiQuery } from '../../../platform/api-query.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { Button, LinkButton } from '../../../ui/display/button.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { sizeText } from '../../../ui/fields/file-field.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { HandoutDialog } from './handout-dialog.tsx'
import { HandoutLine } from './handout-line.tsx'
import { HandoutView } from './handout-view.tsx'
import { windowText } from './window-text.ts'
import { WithdrawHandout } from './withdraw-handout.tsx'

/**
 * Documents of an event for the person who reads its page: those to open, and those still to come; whoever leads it adds theirs and takes them
 * back. Nothing for the others where there is none.
 */
export function OwnHandouts({ event_id, isLed }: { event_id: number; isLed: boolean }) {
  const { say, locale } = useLanguage()
  const { actor } = useViewer()
  const { data: handouts = [] } = useQuery({
    ...apiQuery(contract.ownHandouts, { params: { id: event_id } }),
    enabled: actor.user_id !== null,
  })
  const [shown, setShown] = useState<OwnHandout | null>(null)
  const [isAdding, setAdding] = useState(false)
  if (handouts.length === 0 && !isLed) return null
  const add = isLed ? (
    <Button variant="default" size="sm" aria-haspopup="dialog" onClick={() => setAdding(true)}>
      {say(w.add)}
    </Button>
  ) : null
  return (
    <section aria-labelledby="own-handouts">
      <Group justify="space-between" mb="sm" gap="8px 16px">
        <Title id="own-handouts" order={2} fz={18} fw={650}>
          {say(w.ownTitle)}
        </Title>
        {handouts.length > 0 ? add : null}
      </Group>
      {handouts.length === 0 ? (
        <Empty sentence={w.ownNone} act={add} />
      ) : (
        <Panel component="ul" display="block">
          {handouts.map((handout) => (
            <HandoutLine
              key={handout.id}
              handout={handout}
              mark={handout.is_open ? null : <Badge tone="neutral">{w.later}</Badge>}
              facts={[handout.activity_title, handout.is_open ? sizeText(handout.size, locale) : null, dates(handout)]}
            >
              {handout.is_open && handout.content_type.startsWith('video/') ? (
                <LinkButton variant="default" size="sm" aria-label={say(w.watchOf, { name: handout.name })} to={ownVideo(handout.id)}>
                  {say(w.watch)}
                </LinkButton>
              ) : handout.is_open ? (
                <Button variant="default" size="sm" aria-label={say(w.openOf, { name: handout.name })} onClick={() => setShown(handout)}>
                  {say(w.open)}
                </Button>
              ) : null}
              {handout.is_own ? (
                <WithdrawHandout
                  name={handout.name}
                  withdraw={() => call(contract.withdrawOwnHandout, { params: { id: event_id, handout: handout.id } })}
                />
              ) : null}
            </HandoutLine>
          ))}
        </Panel>
      )}
      {isAdding ? <HandoutDialog event_id={event_id} handout={null} isLed onClose={() => setAdding(false)} /> : null}
      {shown ? <HandoutView handout={shown} of={event_id} onClose={() => setShown(null)} /> : null}
    </section>
  )

  /** When a document opens, while it is closed; until when it stays, once open. */
  function dates({ is_open, ...handout }: OwnHandout): string {
    if (!is_open) return windowText(say, { ...handout, closes: null, closes_on: null })
    return handout.closes === null ? '' : windowText(say, handout).split(' · ').at(-1)!
  }
}
