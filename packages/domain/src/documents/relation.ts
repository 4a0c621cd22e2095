/** How a person stands to a document: plain data, read once, from which every right on it follows. */
export type DocumentRelation = {
  /** `limited` covers the restricted administrators (wire 1 and 2). */
  administrator: 'none' | 'limited' | 'full'
  /** The person deposited it. */
  is_author: boolean
  /** The document is about the person. */
  is_subject: boolean
  /** The person speaks for the company the document is about, or follows its subject for their common company and it is a proof made for both. */
  is_referent: boolean
  /** The person's own registration on the document's event; a cancelled one is none. */
  registration: 'none' | 'begun' | 'confirmed' | 'present'
  /** `event` works on a sister part of the same whole, `part` on the document's own event. */
  partner: 'none' | 'event' | 'part'
}

export const stranger: DocumentRelation = {
  administrator: 'none',
  is_author: false,
  is_subject: false,
  is_referent: false,
  registration: 'none',
  partner: 'none',
}
