import { boostWords as w } from '@kxo/domain/recruiting/boost-words'
import { myDashboard } from '@kxo/domain/recruiting/paths'
import { may } from '@kxo/domain/recruiting/permissions'
import { recruitingWords } from '@kxo/domain/recruiting/words'
import { useViewer } from '../../../platform/viewer.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import BoostsView from './boosts-view.tsx'

/** U30: visibility is bought for several offers at once, on one bill. */
export default function BoostPage() {
  const { actor } = useViewer()
  const { say } = useLanguage()
  return (
    <>
      <PageTitle above={may.seeDashboard(actor) ? [{ label: recruitingWords.title, to: myDashboard() }] : []} subtitle={say(w.intro)}>
        {w.title}
      </PageTitle>
      <BoostsView />
    </>
  )
}
