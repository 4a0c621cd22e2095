import type { Sentence } from '@kxo/domain/kernel/sentence'
import type { ComponentType } from 'react'
import type { Viewer } from '../../platform/viewer.ts'

/** What is handed is lazy. */
export type ContactsDependencies = {
  /** The dialog that adds a company, which the module of companies owns. */
  AddCompany: ComponentType<{ onClose: () => void; onAdded: (company: { id: number; name: string }) => void }>
  /** The way to a file of people or companies, for whoever may bring one in. */
  ImportLink: ComponentType<{ kind: 'contacts' | 'companies' }>
  /** The act of the lists of people that registers those chosen. */
  registering: {
    label: Sentence
    tooMany: Sentence
    permitted: (viewer: Viewer) => boolean
    Dialog: ComponentType<{ ids: readonly number[]; onDone: () => void; onClose: () => void }>
  }
}

let handed: ContactsDependencies | undefined
export const provideContacts = (provided: ContactsDependencies): void => {
  handed = provided
}

/** @throws Error when the pages were put together without what stands beside contacts */
export function contactsDependencies(): ContactsDependencies {
  if (!handed) throw new Error('nothing was handed to contacts')
  return handed
}
