import { otherDocuments } from '@kxo/domain/documents/paths'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { collectiveWords } from '@kxo/domain/registrations/collective/collective-words'
import { ownDocumentsWords } from '@kxo/domain/registrations/papers/own-documents-words'
import { may } from '@kxo/domain/registrations/permissions'
import { waitingWords } from '@kxo/domain/registrations/waiting/waiting-words'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import { Group } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { LinkButton } from '../../../ui/display/button.tsx'
import { ToggleChip } from '../../../ui/display/toggle-chip.tsx'
import { Loading } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { registrationsDependencies } from '../dependencies.ts'
import { isMoment, momentLabels, type OwnTab, ownAddress, ownTabs } from './own-address.ts'
import { OwnMoment } from './own-moment.tsx'

const OwnWaits = lazy(() => import('./own-waits.tsx').then(({ OwnWaits }) => ({ default: OwnWaits })))
const TeamRegistrations = lazy(() => import('./team-registrations.tsx').then(({ TeamRegistrations }) => ({ default: TeamRegistrations })))

const labels: Readonly<Record<OwnTab, Sentence>> = { ...momentLabels, waiting: waitingWords.title, team: collectiveWords.teamTab }

/** One's own registrations: to come, past, cancelled; the lists one waits on; those of one's team. */
export default function MyEventsPage() {
  const { actor } = useViewer()
  const { say } = useLanguage()
  const { FollowDates } = registrationsDependencies()
  const [{ tab: wished = 'upcoming' }, change] = useAddress(ownAddress)
  const shown = ownTabs.filter((tab) => tab !== 'team' || may.followTeam(actor))
  const current = shown.find((tab) => tab === wished) ?? 'upcoming'
  return (
    <>
      <PageTitle
        act={
          <>
            {FollowDates ? (
              <Suspense>
                <FollowDates />
              </Suspense>
            ) : null}
            <LinkButton variant="default" to={otherDocuments()}>
              {say(ownDocumentsWords.title)}
            </LinkButton>
          </>
        }
      >
        {w.myEventsTitle}
      </PageTitle>
      <Group gap="xs" align="stretch" mb="sm" role="group" aria-label={say(w.dates)}>
        {shown.map((tab) => (
          <ToggleChip
            key={tab}
            isOn={tab === current}
            onClick={() => change({ tab, page: undefined, sort: undefined, q: undefined, filters: undefined })}
          >
            {say(labels[tab])}
          </ToggleChip>
        ))}
      </Group>
      {isMoment(current) ? (
        <OwnMoment key={current} moment={current} />
      ) : (
        <Suspense fallback={<Loading lines={6} />}>{current === 'waiting' ? <OwnWaits /> : <TeamRegistrations />}</Suspense>
      )}
    </>
  )
}
