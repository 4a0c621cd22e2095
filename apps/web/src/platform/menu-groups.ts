import { words } from '@kxo/domain/kernel/sentence'
import { IconAdjustments, IconCash, IconChecklist, IconFileText, IconHistory, IconLifebuoy, IconMessages } from '@tabler/icons-react'
import type { MenuGroup } from './page.ts'

const labels = words({
  documents: { fr: 'Documents', en: 'Documents' },
  payments: { fr: 'Paiements', en: 'Payments' },
  evaluation: { fr: 'Évaluation', en: 'Evaluation' },
  communication: { fr: 'Communication', en: 'Communication' },
  tracking: { fr: 'Suivi', en: 'Tracking' },
  customisation: { fr: 'Personnalisation', en: 'Customisation' },
  help: { fr: 'Aide', en: 'Help' },
})

/** Papers of a person, in the user space; between the catalogue (20) and what is theirs (40 and more). */
export const documentsGroup: MenuGroup = { label: labels.documents, icon: IconFileText, order: 30 }

/*
 * The groups of the admin menu, in their order. Before and between them, entries of their own:
 * 10 dashboard · 11 the recruiter's · 20 contacts · 21 companies · 30 events · 31 products by event · 32 locations · 33 themes · 40 planning · 45 partners.
 */
/** What is produced and proved. */
export const evidenceGroup: MenuGroup = { label: labels.documents, icon: IconFileText, order: 50 }
export const paymentsGroup: MenuGroup = { label: labels.payments, icon: IconCash, order: 60 }
export const evaluationGroup: MenuGroup = { label: labels.evaluation, icon: IconChecklist, order: 70 }
export const communicationGroup: MenuGroup = { label: labels.communication, icon: IconMessages, order: 80 }
export const trackingGroup: MenuGroup = { label: labels.tracking, icon: IconHistory, order: 90 }
export const customisationGroup: MenuGroup = { label: labels.customisation, icon: IconAdjustments, order: 100 }
export const helpGroup: MenuGroup = { label: labels.help, icon: IconLifebuoy, order: 110 }
