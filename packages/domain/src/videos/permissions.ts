import { consultsStandardMenu, isSignedIn, type Predicate, writesStandardMenu } from '../kernel/permissions.ts'

export const may = {
  /** The library, and who watched what. */
  readVideos: consultsStandardMenu satisfies Predicate,
  writeVideos: writesStandardMenu satisfies Predicate,
  /** Which films one sees is what their documents say. */
  watch: isSignedIn satisfies Predicate,
}
