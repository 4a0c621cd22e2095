import { event as eventAddress } from '@kxo/domain/events/paths'
import type { Assembly } from '@kxo/domain/votes/contract'
import { votesWords as w } from '@kxo/domain/votes/words'
import { Stack, Text } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { assemblyQuery } from '../api.ts'
import { MinutesButton } from '../minutes-button.tsx'
import { QuorumPanel } from '../quorum-panel.tsx'
import { OwnVoice } from './own-voice.tsx'
import { ProveVoter } from './prove-voter.tsx'
import { ResolutionCard } from './resolution-card.tsx'

/** U08: the vote of an assembly, made for a phone: what is open stands on top. */
export default function VotePage() {
  const id = Number(useParams({ strict: false })['id'])
  const { data } = useSuspenseQuery(assemblyQuery(id))
  return <Vote id={id} assembly={data} />
}

const isOpen = ({ status }: Assembly['resolutions'][number]): boolean => status === 'open'

function Vote({ id, assembly }: { id: number; assembly: Assembly }) {
  const { say } = useLanguage()
  const { title, start_date, quorum, own, code_to, resolutions } = assembly
  const numbered = resolutions.map((resolution, at) => ({ resolution, number: at + 1 }))
  const ordered = [...numbered.filter(({ resolution }) => isOpen(resolution)), ...numbered.filter(({ resolution }) => !isOpen(resolution))]
  return (
    <Stack maw={760} w="100%" mx="auto">
      <PageTitle
        above={[{ label: title, to: eventAddress(id) }]}
        subtitle={start_date ? say(w.startsOn, { at: start_date }) : null}
        act={code_to === null && resolutions.some(({ status }) => status === 'closed') ? <MinutesButton id={id} /> : null}
      >
        {w.title}
      </PageTitle>
      <QuorumPanel quorum={quorum}>
        <OwnVoice id={id} assembly={assembly} />
      </QuorumPanel>
      {code_to === null ? null : <ProveVoter id={id} mail={code_to} />}
      <Stack component="section" gap="sm" aria-label={say(w.agenda)}>
        {ordered.length === 0 ? <Text c="dimmed">{say(w.none)}</Text> : null}
        {ordered.map(({ resolution, number }) => (
          <ResolutionCard key={resolution.id} resolution={resolution} number={number} isVoter={own !== null && code_to === null} />
        ))}
      </Stack>
    </Stack>
  )
}
