import type { Actor } from '../kernel/actor.ts'
import { isAdministrator, isConsultant, isSignedInFully, mayWriteAsAdministrator, type Predicate } from '../kernel/permissions.ts'
import type { DocumentCategory } from './category.ts'
import type { DocumentRelation } from './relation.ts'
import type { DocumentRestriction } from './restriction.ts'
import { isRemovable, maySee } from './rules.ts'
import type { DocumentStatus } from './status.ts'

type Visible = { restriction: DocumentRestriction; relation: DocumentRelation }
type Held = Visible & { category: DocumentCategory; status: DocumentStatus }

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
  see: ((_actor, { restriction, relation }) => maySee(relation, restriction)) satisfies Predicate<Visible>,
  upload: isSignedInFully,
  /** One's own deposit while nobody has accepted it, or any that is not evidence for an administrator who writes. */
  remove: ((actor, held) =>
    isRemovable(held) &&
    maySee(held.relation, held.restriction) &&
    (held.relation.is_author || mayWriteAsAdministrator(actor))) satisfies Predicate<Held>,
}
