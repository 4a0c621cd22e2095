import type { ComponentType } from 'react'
import type { Viewer } from '../../platform/viewer.ts'
import type { Selection } from '../../ui/table/selection.ts'

/** What the dialog that mails proofs is given: those chosen, and how to read their numbers. */
export type ProofMailsProps = {
  selection: Selection
  readIds: (selection: Selection, signal: AbortSignal) => Promise<number[]>
  onDone: () => void
  onClose: () => void
}
/** What modules that stand above documents give their lists. */
export type DocumentsDependencies = {
  /** The attendance sheets, where proofs are issued. */
  sheets: () => string
  /** What a person followed this year, over their proofs. */
  OwnHours: ComponentType | null
  /** Who mails proofs, and the dialog that says to whom before anything leaves. */
  mails: { permitted: (viewer: Viewer) => boolean; Dialog: ComponentType<ProofMailsProps> } | null
}

let handed: DocumentsDependencies = { sheets: () => '', OwnHours: null, mails: null }

/** Called once by the list of modules. */
export const provideDocuments = (dependencies: DocumentsDependencies): void => {
  handed = dependencies
}
export const documentsDependencies = (): DocumentsDependencies => handed
export const sheetsAddress = (): string => handed.sheets()
