import { attestations } from '@kxo/domain/documents/paths'
import { documentsWords as w } from '@kxo/domain/documents/words'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { LinkButton } from '../../../ui/display/button.tsx'
import { PdfView } from '../../../ui/display/pdf-view.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { fetchDocument, namedDocumentsQuery } from '../api.ts'

/** One proof, opened in the page; where mails lead. */
export default function AttestationPage() {
  const { say } = useLanguage()
  const { name = '' } = useParams({ strict: false }) as { name?: string }
  const named = useSuspenseQuery(namedDocumentsQuery('attestation', name))
  const above = [{ label: w.attestationsTitle, to: attestations() }]
  const all = <LinkButton to={attestations()}>{say(w.allAttestations)}</LinkButton>
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
