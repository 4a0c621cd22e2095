import { job } from '../../platform/work/jobs.ts'

/** Prints the agreement as it stands, then writes to whoever signs first; the revision tells whether it still stands so. Nobody is written to when it is silent. */
export const sendAgreement = job<{ agreement: number; revision: number; occurrence: string; is_silent?: boolean }>({
  name: 'send-agreement',
  label: { fr: 'Envoi {contract.de} à signer', en: 'Sending {contract.un} to sign' },
  retries: 3,
})

/** Prints what everybody signed with its proof page, seals it and sends it to those who signed. */
export const sealAgreement = job<{ agreement: number; is_silent?: boolean }>({
  name: 'seal-agreement',
  label: { fr: 'Scellement {contract.de}', en: 'Sealing {contract.un}' },
  retries: 3,
})

/** Gives up the contract nobody concluded of a registration that no longer calls for one. */
export const endAgreement = job<{ agreement: number; registration: number }>({
  name: 'end-agreement',
  label: { fr: 'Abandon {contract.de} non signé', en: 'Giving up an unsigned {contract}' },
  retries: 3,
})
