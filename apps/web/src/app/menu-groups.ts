import { words } from '@kxo/domain/kernel/sentence'
import {
  IconAdjustments,
  IconCash,
  IconChecklist,
  IconFileText,
  IconHistory,
  IconLifebuoy,
  IconMessages,
  IconSignature,
} from '@tabler/icons-react'
import type { MenuGroup } from './page.ts'

const labels = words({
  documents: { fr: 'Documents', en: 'Documents' },
  payments: { fr: 'Paiements', en: 'Payments' },
  evaluation: { fr: 'Évaluation', en: 'Evaluation' },
  communication: { fr: 'Communication', en: 'Communication' },
  tracking: { fr: 'Suivi', en: 'Tracking' },
  customisation: { fr: 'Personnalisation', en: 'Customisation' },
  help: { fr: 'Aide', en: 'Help' },
  evidence: { fr: 'Documents et preuves', en: 'Documents and evidence' },
})

/** Papers of a person, in the user space. */
export const documentsGroup: MenuGroup = { label: labels.documents, icon: IconFileText, order: 20 }
/** What is produced and proved, in the admin space. */
export const evidenceGroup: MenuGroup = { label: labels.evidence, icon: IconSignature, order: 40 }
/** Money coming in (screens-admin-1, part 6). */
export const paymentsGroup: MenuGroup = { label: labels.payments, icon: IconCash, order: 50 }
export const evaluationGroup: MenuGroup = { label: labels.evaluation, icon: IconChecklist, order: 60 }
export const communicationGroup: MenuGroup = { label: labels.communication, icon: IconMessages, order: 70 }
export const trackingGroup: MenuGroup = { label: labels.tracking, icon: IconHistory, order: 80 }
export const customisationGroup: MenuGroup = { label: labels.customisation, icon: IconAdjustments, order: 90 }
export const helpGroup: MenuGroup = { label: labels.help, icon: IconLifebuoy, order: 100 }
