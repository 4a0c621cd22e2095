import type { EventRecord } from '@kxo/domain/events/contract'
import type { Assembly, Resolution } from '@kxo/domain/votes/contract'
import { eventVote } from '@kxo/domain/votes/paths'
import { votesWords as w } from '@kxo/domain/votes/words'
import { Group, Stack } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button, LinkButton } from '../../../ui/display/button.tsx'
import { bounded } from '../../../ui/feedback/boundary.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { assemblyQuery } from '../api.ts'
import { MinutesButton } from '../minutes-button.tsx'
import { QuorumPanel } from '../quorum-panel.tsx'
import { ResolutionCard } from '../vote/resolution-card.tsx'
import { AttachDialog } from './attach-dialog.tsx'
import { QuorumDialog } from './quorum-dialog.tsx'
import { ResolutionActs } from './resolution-acts.tsx'
import { ResolutionDialog } from './resolution-dialog.tsx'
import { RightsPanel } from './rights-panel.tsx'

/** An assembly as it is run: its agenda, what opens and closes, who votes with how many voices. */
export default bounded(
  function VoteTab({ event: { id } }: { event: EventRecord }) {
    const { data } = useSuspenseQuery(assemblyQuery(id))
    return <Running id={id} assembly={data} />
  },
  { lines: 6 },
)

function Running({ id, assembly: { quorum, resolutions, proxy_max } }: { id: number; assembly: Assembly }) {
  const { say } = useLanguage()
  const [edited, setEdited] = useState<Resolution | 'new' | null>(null)
  const [attached, setAttached] = useState<Resolution | null>(null)
  const [isSetting, setSetting] = useState(false)
  const add = <Button onClick={() => setEdited('new')}>{say(w.add)}</Button>
  return (
    <Stack>
      <QuorumPanel quorum={quorum}>
        <Group gap="xs">
          <Button variant="default" size="sm" aria-haspopup="dialog" onClick={() => setSetting(true)}>
            {say(w.changeRate)}
          </Button>
          <LinkButton variant="default" size="sm" to={eventVote(id)}>
            {say(w.follow)}
          </LinkButton>
          {resolutions.some(({ status }) => status === 'closed') ? <MinutesButton id={id} /> : null}
        </Group>
      </QuorumPanel>
      {resolutions.length === 0 ? (
        <Empty sentence={w.none} help={w.noneToRun} act={add} />
      ) : (
        <Stack component="section" gap="sm" aria-label={say(w.agenda)}>
          {resolutions.map((resolution, at) => (
            <ResolutionCard key={resolution.id} resolution={resolution} number={at + 1} isVoter={false} isRun>
              <ResolutionActs
                event={id}
                resolutions={resolutions}
                at={at}
                quorum={quorum}
                onEdit={() => setEdited(resolution)}
                onAttach={() => setAttached(resolution)}
              />
            </ResolutionCard>
          ))}
          <div>{add}</div>
        </Stack>
      )}
      <RightsPanel event={id} max={proxy_max} isVoting={resolutions.some(({ status }) => status === 'open')} />
      {edited === null ? null : (
        <ResolutionDialog event={id} resolution={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
      {attached ? <AttachDialog resolution={attached} onClose={() => setAttached(null)} /> : null}
      {isSetting ? <QuorumDialog event={id} rate={quorum.rate} onClose={() => setSetting(false)} /> : null}
    </Stack>
  )
}
