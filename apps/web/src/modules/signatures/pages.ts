import { isMorph } from '@kxo/domain/signatures/kinds'
import { adminAgreements, adminAgreementsOf, documentSignature, ownAgreements } from '@kxo/domain/signatures/paths'
import { may } from '@kxo/domain/signatures/permissions'
import { signaturesWords as w } from '@kxo/domain/signatures/words'
import { IconContract } from '@tabler/icons-react'
import * as z from 'zod/mini'
import { documentsGroup, evidenceGroup } from '../../platform/menu-groups.ts'
import { pages, type ViewedPlace } from '../../platform/page.ts'
import { recordIdIn } from '../../platform/record-id.ts'
import { hasWord, type Viewer } from '../../platform/viewer.ts'
import { aNumber } from '../../ui/navigation/address-schema.ts'
import { listQuery } from '../../ui/table/table-source.ts'

const shown = (viewer: Viewer): boolean => hasWord(viewer, 'contract')
/** What a register reads first, or the one agreement its address names. */
const reads = ({ params, search }: ViewedPlace) =>
  import('./api.ts').then(({ agreementQuery, agreementsSource, missingQuery }) => {
    if (search['agreement']) return [agreementQuery(Number(search['agreement']))]
    const { morph } = params
    const scope = isMorph(morph) ? { morph } : {}
    return [missingQuery(scope), listQuery(agreementsSource(scope), search)]
  })
const admin = {
  space: 'admin',
  layout: 'admin',
  title: w.register,
  permitted: ({ actor }: Viewer) => may.readAgreements(actor),
  address: z.object({ agreement: aNumber }),
} as const

export const signaturesPages = pages([
  {
    ...admin,
    path: adminAgreements.pattern,
    menu: { group: evidenceGroup, order: 50, icon: IconContract, label: w.list, shown },
    reads,
    component: () => import('./register/register-page.tsx'),
  },
  {
    ...admin,
    path: adminAgreementsOf.pattern,
    under: adminAgreements.pattern,
    reads: (place) => (isMorph(place.params['morph']) ? reads(place) : Promise.resolve([])),
    component: () => import('./register/morph-page.tsx'),
  },
  {
    space: 'user',
    path: ownAgreements.pattern,
    layout: 'user',
    title: w.list,
    menu: { group: documentsGroup, order: 60, icon: IconContract, label: w.list, shown },
    permitted: ({ actor }) => may.readOwn(actor),
    reads: () => import('./own-api.ts').then(({ ownAgreementsQuery }) => [ownAgreementsQuery()]),
    component: () => import('./own/agreements-page.tsx'),
  },
  {
    space: 'user',
    path: documentSignature.pattern,
    under: ownAgreements.pattern,
    layout: 'user-no-footer',
    title: w.toSign,
    // A mail leads here by a personal link, without an account.
    restrictedSession: true,
    permitted: ({ actor }) => may.readOwn(actor),
    reads: ({ params }) => import('./own-api.ts').then(({ ownAgreementQuery }) => [ownAgreementQuery(recordIdIn(params['id']))]),
    component: () => import('./own/signature-page.tsx'),
  },
])
