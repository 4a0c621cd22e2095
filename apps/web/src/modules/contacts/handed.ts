import type { ComponentType } from 'react'

/** Lazy: the dialog that adds a company, which the module of companies owns. */
type HandedToContacts = {
  AddCompany: ComponentType<{ onClose: () => void; onAdded: (company: { id: number; name: string }) => void }>
}

let handed: HandedToContacts | undefined
export const handToContacts = (given: HandedToContacts): void => {
  handed = given
}

/** @throws Error when the pages were put together without what stands beside contacts */
export function handedToContacts(): HandedToContacts {
  if (!handed) throw new Error('nothing was handed to contacts')
  return handed
}
