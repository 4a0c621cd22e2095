import { attestations } from '@kxo/domain/documents/paths'
import { documentsWords as w } from '@kxo/domain/documents/words'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useViewer } from '../../app/viewer.ts'
import { LinkButton } from '../../ui/button.tsx'
import { useLanguage } from '../../ui/language.tsx'
import { hasNothingToShow } from '../../ui/nothing-to-show.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { PdfView } from '../../ui/pdf-view.tsx'
import { Empty, Failed, Loading } from '../../ui/states.tsx'
import { fetchDocument, namedDocumentsQuery } from './api.ts'

/** One proof, opened in the page; where mails lead (screen U15). */
export default function AttestationPage() {
  const { tenant } = useViewer()
  const { say } = useLanguage()
  const { name = '' } = useParams({ strict: false }) as { name?: string }
  const named = useQuery(namedDocumentsQuery(tenant.name, 'attestation', name))
  const above = [{ label: w.attestationsTitle, to: attestations() }]
  const all = <LinkButton to={attestations()}>{say(w.allAttestations)}</LinkButton>
  if (hasNothingToShow(named)) return <Failed error={named.error} onRetry={() => void named.refetch()} page />
  if (!named.data) return <Loading lines={10} />
  const [found] = named.data.results
  return (
    <>
      <PageTitle above={above}>{found?.name ?? w.attestationsTitle}</PageTitle>
      {found ? (
        <PdfView of={found.id} title={found.name} fetch={() => fetchDocument(found.id)} />
      ) : (
        <Empty sentence={w.noAttestation} help={w.attestationComes} act={all} />
      )}
    </>
  )
}
