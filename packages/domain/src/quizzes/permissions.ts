import { consultsStandardMenu, isSignedIn, type Predicate, writesStandardMenu } from '../kernel/permissions.ts'

export const may = {
  /** Quizzes and tests of the space, and what people answered. */
  readQuizzes: consultsStandardMenu satisfies Predicate,
  writeQuizzes: writesStandardMenu satisfies Predicate,
  takeQuizzes: isSignedIn satisfies Predicate,
}
