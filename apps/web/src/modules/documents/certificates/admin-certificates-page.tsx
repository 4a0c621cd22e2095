import { documentsWords as w } from '@kxo/domain/documents/words'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { DocumentList } from '../lists/document-list.tsx'
import { OpenSheets } from '../lists/open-sheets.tsx'

/** Every certificat de réalisation of the tenant. */
export default function AdminCertificatesPage() {
  return (
    <>
      <PageTitle>{w.adminCertificatesTitle}</PageTitle>
      <DocumentList
        name="admin_certificates"
        caption={w.adminCertificatesTitle}
        categories={['certificate']}
        withHours
        act={<OpenSheets />}
        empty={{ sentence: w.noCertificate, help: w.certificatesCome }}
      />
    </>
  )
}
