import type { Actor } from '../kernel/actor.ts'
import { isAdministrator, isConsultant, isSignedInFully, mayWriteAsAdministrator, type Predicate } from '../kernel/permissions.ts'

/** Who a task stands between: the one who must do it, and the one who wrote it. */
export type TaskPeople = { todo_user_id: number; created_by: number | null }

type Note = { created_by: number | null; todo_date: Date | null }

/** Administrators and consultants follow everyone's tasks. */
const followsAll = (actor: Actor): boolean => isAdministrator(actor) || isConsultant(actor)
/** The task right: an administrator who is not held to reading, or a profile with it. */
const hasRight = (actor: Actor): boolean =>
  isSignedInFully(actor) && (isAdministrator(actor) ? mayWriteAsAdministrator(actor) : actor.has_tasks)
const isPartyTo = (actor: Actor, { todo_user_id, created_by }: TaskPeople): boolean =>
  actor.user_id !== null && (actor.user_id === todo_user_id || actor.user_id === created_by)
const sees = (actor: Actor, task: TaskPeople): boolean => isSignedInFully(actor) && (followsAll(actor) || isPartyTo(actor, task))

export const may = {
  /** Everyone has tasks to read: those they must do. */
  list: isSignedInFully satisfies Predicate,
  listAll: followsAll satisfies Predicate,
  see: sees satisfies Predicate<TaskPeople>,
  create: hasRight satisfies Predicate,
  edit: ((actor, task) => hasRight(actor) && sees(actor, task)) satisfies Predicate<TaskPeople>,
  /** A task without a due date is a note: whoever wrote it may take it away. */
  removeNote: ((actor, note) => hasRight(actor) && note.todo_date === null && note.created_by === actor.user_id) satisfies Predicate<Note>,
  /** The admin page and its menu. */
  openAdminList: ((actor) => followsAll(actor) && (isAdministrator(actor) || actor.has_tasks)) satisfies Predicate,
  /** Lists of tasks that come back: used by those who add tasks to events, written by administrators. */
  useChecklists: ((actor) => hasRight(actor) && followsAll(actor)) satisfies Predicate,
  writeChecklists: ((actor) => hasRight(actor) && isAdministrator(actor)) satisfies Predicate,
  readNotifications: isSignedInFully satisfies Predicate,
}
