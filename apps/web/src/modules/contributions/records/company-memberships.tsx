import { collectiveContribution } from '@kxo/domain/contributions/paths'
import { may } from '@kxo/domain/contributions/permissions'
import { contributionsWords as w } from '@kxo/domain/contributions/words'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useViewer } from '../../../platform/viewer.ts'
import { LinkButton } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { membershipsQuery } from '../api.ts'
import { MembershipsList } from './memberships-list.tsx'

/** The memberships of the people of a company, on its record, and where more are taken. */
export default function CompanyMemberships({ id }: { id: number }) {
  const { actor } = useViewer()
  const { say } = useLanguage()
  const { data } = useSuspenseQuery(membershipsQuery({ company: id }))
  const named = may.manageContributions(actor) ? `?company=${id}` : ''
  const act = <LinkButton to={`${collectiveContribution()}${named}`}>{say(w.takeForCompany)}</LinkButton>
  return <MembershipsList memberships={data} isOfCompany act={act} />
}
