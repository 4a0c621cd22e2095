import { documentsWords as w } from '@kxo/domain/documents/words'
import { LinkButton } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { sheetsAddress } from '../dependencies.ts'
import { DocumentList } from '../lists/document-list.tsx'

/** Every certificat de réalisation of the tenant. */
export default function AdminCertificatesPage() {
  const { say } = useLanguage()
  return (
    <>
      <PageTitle>{w.adminCertificatesTitle}</PageTitle>
      <DocumentList
        name="admin_certificates"
        caption={w.adminCertificatesTitle}
        categories={['certificate']}
        withHours
        act={<LinkButton to={sheetsAddress()}>{say(w.openSheets)}</LinkButton>}
        empty={{ sentence: w.noCertificate, help: w.certificatesCome }}
      />
    </>
  )
}
