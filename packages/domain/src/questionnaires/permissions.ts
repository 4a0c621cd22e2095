import { consultsStandardMenu, isRecruiter, type Predicate, writesStandardMenu } from '../kernel/permissions.ts'

export const may = {
  /** What was answered, in figures and word for word; a recruiter, to what the events of their company sent. */
  readQuestionnaires: ((actor) => consultsStandardMenu(actor) || isRecruiter(actor)) satisfies Predicate,
  /** Making one from a model, sending it from an event. */
  writeQuestionnaires: ((actor) =>
    writesStandardMenu(actor) || (isRecruiter(actor) && actor.restriction !== 'readOnly')) satisfies Predicate,
  /** The plan of improvement, and what is decided of answers: the quality of the whole space. */
  readPlan: consultsStandardMenu satisfies Predicate,
  writePlan: writesStandardMenu satisfies Predicate,
  /** From which score an answer is an alert, for the whole space. */
  setAlerts: writesStandardMenu satisfies Predicate,
}
