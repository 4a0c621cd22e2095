/**
 * What the modules above give to those below, which never import them: each module that needs something adds its entry here, and
 * `modules/index.ts` collects them all. An interface, since it is the one thing TypeScript lets each module add to.
 */
// biome-ignore lint/suspicious/noEmptyInterface: what adds to it stands beside what needs it
export interface Dependencies {}

let collected: Dependencies | undefined

/** Called once, by the list of modules: an entry that is missing does not compile. */
export function provide(all: Dependencies): void {
  if (collected) throw new Error('The dependencies of modules were provided twice: modules/index.ts alone provides them.')
  collected = Object.freeze(all)
}

/** @throws Error when the program was put together without the list of modules */
export function dependencies(): Dependencies {
  if (!collected) throw new Error('No dependency of modules was provided: import modules/index.ts first.')
  return collected
}
