import type { Actor } from '../kernel/actor.ts'
import {
  isAdministrator,
  isConsultant,
  isReferent,
  isSignedInFully,
  mayWriteAsAdministrator,
  type Predicate,
  writesStandardMenu,
} from '../kernel/permissions.ts'
import type { DocumentCategory } from './category.ts'
import type { DocumentRelation } from './relation.ts'
import type { DocumentRestriction } from './restriction.ts'
import { isRemovable, isShareable, maySee } from './rules.ts'
import type { DocumentStatus } from './status.ts'

type Visible = { restriction: DocumentRestriction; relation: DocumentRelation /** Whether it is open now. */; is_open: boolean }
type DocumentFacts = Visible & { category: DocumentCategory; status: DocumentStatus }
type Listed = Omit<DocumentFacts, keyof Visible> & { is_author: boolean }

/** What one deposited while nobody has accepted it; for an administrator who writes, all that is not evidence, and what they put on a record. */
const removes = (actor: Actor, { is_author, category, status }: Listed): boolean => {
  const writes = mayWriteAsAdministrator(actor)
  if (isRemovable({ category, status })) return is_author || writes
  return is_author && writes && category === 'other' && status === 'validated'
}

/** Which kind of administrator an actor is to documents; a consultant reads what a restricted one does. */
export const administratorOf = (actor: Actor): DocumentRelation['administrator'] => {
  if (isAdministrator(actor)) return actor.restriction === 'none' ? 'full' : 'limited'
  return isConsultant(actor) ? 'limited' : 'none'
}

export const may = {
  /** Everyone with a full session has documents; each list holds what its caller may see. */
  list: isSignedInFully,
  /** The lists of the admin space, with what is still in preparation. */
  listAll: ((actor) => administratorOf(actor) !== 'none') satisfies Predicate,
  /** The tab of one's own company; it holds what its reader may see. */
  listOfCompany: ((actor) => isReferent(actor) && actor.company_id !== null) satisfies Predicate,
  see: ((_actor, { restriction, relation, is_open }) => maySee(relation, restriction, is_open)) satisfies Predicate<Visible>,
  upload: isSignedInFully,
  /** Putting a file on the record of someone, or of a company. */
  deposit: writesStandardMenu satisfies Predicate,
  /** A person sends a proof of their own. */
  share: ((actor, { user, category }) =>
    isSignedInFully(actor) && user === actor.user_id && isShareable({ category })) satisfies Predicate<{
    user: number | null
    category: DocumentCategory
  }>,
  /** One of those that were listed, which are all seen. */
  removeListed: removes satisfies Predicate<Listed>,
  remove: ((actor, { relation, restriction, is_open, category, status }) =>
    maySee(relation, restriction, is_open) &&
    removes(actor, { is_author: relation.is_author, category, status })) satisfies Predicate<DocumentFacts>,
}
