import type { Actor } from '../kernel/actor.ts'
import { isAdministrator, isSignedInFully, mayWriteAsAdministrator, type Predicate } from '../kernel/permissions.ts'
import type { DocumentCategory } from './category.ts'
import type { DocumentRelation } from './relation.ts'
import type { DocumentRestriction } from './restriction.ts'
import { isRemovable, maySee } from './rules.ts'
import type { DocumentStatus } from './status.ts'

type Held = { category: DocumentCategory; status: DocumentStatus; restriction: DocumentRestriction; relation: DocumentRelation }

/** Which kind of administrator an actor is to documents. */
export const administratorOf = (actor: Actor): DocumentRelation['administrator'] =>
  isAdministrator(actor) ? (actor.restriction === 'none' ? 'full' : 'limited') : 'none'

/** Everyone with a full session has documents; each list holds what its caller may see. */
export const mayListDocuments: Predicate = isSignedInFully
export const mayListAllDocuments: Predicate = isAdministrator
export const mayDownload: Predicate<Pick<Held, 'restriction' | 'relation'>> = (_actor, { restriction, relation }) =>
  maySee(relation, restriction)
export const mayUpload: Predicate = isSignedInFully
/** One's own deposit while nobody has accepted it, or any that is not evidence for an administrator who writes. */
export const mayDelete: Predicate<Held> = (actor, held) =>
  isRemovable(held) && maySee(held.relation, held.restriction) && (held.relation.is_author || mayWriteAsAdministrator(actor))
