type Value = string | number
type Values<P extends string> = P extends `${string}:${infer Rest}`
  ? Rest extends `${string}/${infer Next}`
    ? [Value, ...Values<`/${Next}`>]
    : [Value]
  : []

/** A front-end address: called with its parameters in order, it answers the address; `pattern` is what the router matches. */
export type Path<P extends string = string> = ((...values: string extends P ? Value[] : Values<P>) => string) & { readonly pattern: P }

/**
 * Declares a front-end address, e.g. `path('/:client/choose-password/:unique')`; `address('forma', code)` fills it.
 * @throws Error when a value is missing or empty.
 */
export function path<const P extends string>(pattern: P): Path<P> {
  const address = (...values: readonly (string | number)[]): string => {
    let index = 0
    return pattern.replace(/:\w+/g, (name) => {
      const value = values[index++]
      if (value === undefined || value === '') throw new Error(`address ${pattern} lacks ${name}`)
      return encodeURIComponent(value)
    })
  }
  return Object.assign(address, { pattern }) as Path<P>
}
