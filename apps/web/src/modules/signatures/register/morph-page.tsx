import { isMorph } from '@kxo/domain/signatures/kinds'
import { may } from '@kxo/domain/signatures/permissions'
import { useParams } from '@tanstack/react-router'
import { useViewer } from '../../../platform/viewer.ts'
import { Denied, Missing } from '../../../ui/feedback/states.tsx'
import { Register } from './register.tsx'

/** The register of one kind of party; any other word names no page. */
export default function MorphPage() {
  const { actor } = useViewer()
  const morph = useParams({ strict: false })['morph']
  if (!isMorph(morph)) return <Missing />
  if (morph === 'partner' && !may.readPartnerAgreements(actor)) return <Denied />
  return <Register key={morph} morph={morph} />
}
