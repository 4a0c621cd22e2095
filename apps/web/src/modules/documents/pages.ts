import { adminAttestations, adminCertificates, attestation, attestations, certificates, verification } from '@kxo/domain/documents/paths'
import { may } from '@kxo/domain/documents/permissions'
import { validities } from '@kxo/domain/documents/validity'
import { documentsWords as w } from '@kxo/domain/documents/words'
import { IconCertificate, IconRosetteDiscountCheck } from '@tabler/icons-react'
import { documentsGroup, evidenceGroup } from '../../platform/menu-groups.ts'
import { pages } from '../../platform/page.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { listQuery } from '../../ui/table/table-source.ts'
import { proofsListedTogether } from './attestations/proofs-listed-together.ts'

const hasCertificates = ({ tenant }: Viewer): boolean => tenant.params.has_certificate

export const documentsPages = pages([
  {
    space: 'public',
    path: verification.pattern,
    layout: 'blank',
    title: w.verificationTitle,
    component: () => import('./verification/verification-page.tsx'),
  },
  {
    space: 'user',
    path: certificates.pattern,
    layout: 'user',
    title: w.certificatesTitle,
    menu: { group: documentsGroup, order: 80, icon: IconRosetteDiscountCheck, label: w.adminCertificatesTitle },
    offered: hasCertificates,
    permitted: ({ actor }) => may.list(actor),
    reads: ({ search }) =>
      import('./api.ts').then(({ documentsSource }) => [listQuery(documentsSource({ category: ['certificate'], user: 'me' }), search)]),
    component: () => import('./certificates/certificates-page.tsx'),
  },
  {
    space: 'admin',
    path: adminCertificates.pattern,
    layout: 'admin',
    title: w.adminCertificatesTitle,
    menu: { group: evidenceGroup, order: 25, icon: IconRosetteDiscountCheck, label: w.adminCertificatesTitle },
    offered: hasCertificates,
    permitted: ({ actor }) => may.listAll(actor),
    reads: ({ search }) =>
      import('./api.ts').then(({ documentsSource }) => {
        const validity = validities.find((one) => one === search['tab'])
        return [listQuery(documentsSource({ category: ['certificate'], ...(validity && { validity }) }), search)]
      }),
    component: () => import('./certificates/admin-certificates-page.tsx'),
  },
  {
    space: 'user',
    path: attestations.pattern,
    layout: 'user',
    title: w.attestationsTitle,
    menu: { group: documentsGroup, order: 20, icon: IconCertificate, label: w.adminAttestationsTitle },
    permitted: ({ actor }) => may.list(actor),
    reads: ({ search, viewer }) =>
      import('./api.ts').then(({ documentsSource }) => [
        listQuery(documentsSource({ category: [...proofsListedTogether(viewer)], user: 'me' }), search),
      ]),
    component: () => import('./attestations/attestations-page.tsx'),
  },
  {
    space: 'user',
    path: attestation.pattern,
    layout: 'user',
    title: w.attestationsTitle,
    permitted: ({ actor }) => may.list(actor),
    reads: ({ params }) => import('./api.ts').then(({ namedDocumentsQuery }) => [namedDocumentsQuery('attestation', params['name'] ?? '')]),
    component: () => import('./attestations/attestation-page.tsx'),
  },
  {
    space: 'admin',
    path: adminAttestations.pattern,
    layout: 'admin',
    title: w.adminAttestationsTitle,
    menu: { group: evidenceGroup, order: 20, icon: IconCertificate, label: w.adminAttestationsTitle },
    permitted: ({ actor }) => may.listAll(actor),
    reads: ({ search, viewer }) =>
      import('./api.ts').then(({ documentsSource }) => [
        listQuery(documentsSource({ category: [...proofsListedTogether(viewer)] }), search),
      ]),
    component: () => import('./attestations/admin-attestations-page.tsx'),
  },
])
