import { words } from '@kxo/domain/kernel/sentence'
import { IconAdjustments, IconCalendarStats, IconCash, IconFileText, IconMessages } from '@tabler/icons-react'
import type { MenuGroup } from './page.ts'

const labels = words({
  planning: { fr: 'Planning et lieux', en: 'Schedule and places' },
  documents: { fr: 'Documents', en: 'Documents' },
  payments: { fr: 'Paiements', en: 'Payments' },
  communication: { fr: 'Échanges et suivi', en: 'Messages and tasks' },
  customisation: { fr: 'Réglages et aide', en: 'Settings and help' },
})

/** Papers of a person, in the user space; between the catalogue (20) and what is theirs (40 and more). */
export const documentsGroup: MenuGroup = { label: labels.documents, icon: IconFileText, order: 30 }

/*
 * The groups of the admin menu, in their order: with the entries of their own, nine lines at most. Before and between them, entries of their own:
 * 10 dashboard · 11 the recruiter's · 20 contacts · 21 companies · 30 events.
 */
/** When, with whom, where and with what. */
export const planningGroup: MenuGroup = { label: labels.planning, icon: IconCalendarStats, order: 40 }
/** What is produced and proved. */
export const evidenceGroup: MenuGroup = { label: labels.documents, icon: IconFileText, order: 50 }
export const paymentsGroup: MenuGroup = { label: labels.payments, icon: IconCash, order: 60 }
/** What was written, then (from 50) what is to do and what was changed. */
export const communicationGroup: MenuGroup = { label: labels.communication, icon: IconMessages, order: 80 }
/** What the tenant makes its own, then (from 100) the help. */
export const customisationGroup: MenuGroup = { label: labels.customisation, icon: IconAdjustments, order: 100 }
