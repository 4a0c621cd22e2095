import type { DocumentCategory } from '@kxo/domain/documents/category'
import type { Viewer } from '../../../platform/viewer.ts'

/** A certificat de réalisation is listed with the attestations where certificates have no page of their own. */
export const proofsListedTogether = ({ tenant }: Viewer): readonly DocumentCategory[] =>
  tenant.params.has_certificate ? ['attestation'] : ['attestation', 'certificate']
