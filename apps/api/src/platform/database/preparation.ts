import type { Context } from '../context.ts'

/** Reads as the caller, in a transaction of its own that is over once it answers. */
export type Reading = <T>(work: (context: Context) => Promise<T>) => Promise<T>

/** Something long done before the transaction of a verb, which holds it neither then nor when it fails; its result comes with the input. */
export type Preparation = {
  /** What the caller must be allowed before anything is spent on them. @throws 403 */
  allows: (context: Context) => void
  prepare: (input: never, language: Context['language'], read: Reading) => Promise<unknown>
}

const preparations = new WeakMap<object, Preparation>()

/** A verb preceded by its preparation: once the caller is known to be allowed, outside any transaction. */
export function prepared<I, P, A>(
  { allows, prepare }: { allows: Preparation['allows']; prepare: (input: I, language: Context['language'], read: Reading) => Promise<P> },
  verb: (context: Context, input: I, found: P) => Promise<A>,
): (context: Context, input: I) => Promise<A> {
  const bound = (context: Context, input: I): Promise<A> => verb(context, input, (input as { prepared: P }).prepared)
  preparations.set(bound, { allows, prepare: prepare as Preparation['prepare'] })
  return bound
}

export const preparationOf = (verb: object): Preparation | undefined => preparations.get(verb)
