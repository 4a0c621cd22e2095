import type { DocumentCategory } from './category.ts'
import type { DocumentRelation } from './relation.ts'
import type { DocumentRestriction } from './restriction.ts'
import type { DocumentStatus } from './status.ts'

const isPartnerOfPart = ({ partner }: DocumentRelation) => partner === 'part'
const isPartner = ({ partner }: DocumentRelation) => partner !== 'none'
const isAdministrator = ({ administrator }: DocumentRelation) => administrator !== 'none'

/** What opens each level, besides having deposited the document or being an unrestricted administrator. */
const opens: Readonly<Record<DocumentRestriction, (relation: DocumentRelation) => boolean>> = {
  public: () => true,
  registrations: (relation) => relation.registration !== 'none' || isPartnerOfPart(relation) || isAdministrator(relation),
  registered: (relation) =>
    relation.registration === 'confirmed' || relation.registration === 'present' || isPartnerOfPart(relation) || isAdministrator(relation),
  present: (relation) => relation.registration === 'present' || isPartnerOfPart(relation) || isAdministrator(relation),
  restrictedPartners: (relation) => isPartnerOfPart(relation) || isAdministrator(relation),
  partners: (relation) => isPartner(relation) || isAdministrator(relation),
  restrictedAdmins: isAdministrator,
  admins: () => false,
  contact: (relation) => relation.is_subject || relation.is_referent || isAdministrator(relation),
}

/** Those who take part wait until a document opens; partners and administrators prepare with it. */
const opensTo = (relation: DocumentRelation, restriction: DocumentRestriction, isOpen: boolean): boolean =>
  isOpen
    ? opens[restriction](relation)
    : restriction === 'public'
      ? isPartnerOfPart(relation) || isAdministrator(relation)
      : opens[restriction]({ ...relation, registration: 'none' })

/** Whether a document of this level is visible: the one rule, whose SQL twin is the API's `visibleTo`. */
export const maySee = (relation: DocumentRelation, restriction: DocumentRestriction, isOpen = true): boolean =>
  relation.administrator === 'full' || relation.is_author || opensTo(relation, restriction, isOpen)

/** Proofs given to a person and to the company that sent them: a referent sees them for the team. */
export const teamCategories: readonly DocumentCategory[] = ['attestation', 'certificate', 'ticket']

/** A proof or a numbered document is never removed. */
const permanentCategories: readonly DocumentCategory[] = ['attestation', 'bill', 'certificate', 'presence', 'ticket', 'contract']
const removable: readonly DocumentStatus[] = ['created', 'toComplete', 'toValidate', 'rejected']
export const isRemovable = ({ category, status }: { category: DocumentCategory; status: DocumentStatus }): boolean =>
  !permanentCategories.includes(category) && removable.includes(status)

/** Proofs their holder may send somebody by mail, and for how long the link of the mail checks them. */
const shareable: readonly DocumentCategory[] = ['attestation', 'certificate']
export const isShareable = ({ category }: { category: DocumentCategory }): boolean => shareable.includes(category)
export const shareDays = 30
/** So many are sent a day: by one person, to one address. */
export const sharesADay = { byPerson: 20, toAddress: 10 } as const
