import { type ComponentType, useEffect, useState } from 'react'

/** A component whose code comes when `ask` is called, or when it is first drawn: nothing until then, and at once afterwards. */
export type OnDemand<Props> = ComponentType<Props> & { ask: () => Promise<unknown> }

export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  let come: ComponentType<Props> | undefined
  const ask = async (): Promise<ComponentType<Props>> => {
    come ??= await load()
    return come
  }
  function Drawn(props: Props) {
    const [Part, setPart] = useState(() => come)
    useEffect(() => {
      if (Part) return
      // What cannot come fails where it would be drawn, as a page would.
      const failed = (error: unknown) =>
        setPart(() => {
          throw error
        })
      ask().then((part) => setPart(() => part), failed)
    }, [Part])
    return Part ? <Part {...props} /> : null
  }
  return Object.assign(Drawn, { ask })
}
