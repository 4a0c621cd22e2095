import { words } from '@kxo/domain/kernel/sentence'
import { IconFileText, IconSignature } from '@tabler/icons-react'
import type { MenuGroup } from './page.ts'

const labels = words({
  documents: { fr: 'Documents', en: 'Documents' },
  evidence: { fr: 'Documents et preuves', en: 'Documents and evidence' },
})

/** Papers of a person, in the user space. */
export const documentsGroup: MenuGroup = { label: labels.documents, icon: IconFileText, order: 20 }
/** What is produced and proved, in the admin space. */
export const evidenceGroup: MenuGroup = { label: labels.evidence, icon: IconSignature, order: 40 }
