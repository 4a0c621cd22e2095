/** Frames of the return whose lines open on what they count, and what is missing. */
export const frames = ['products', 'payers', 'trainers', 'learners', 'events', 'objectives', 'levels', 'specialities', 'sheets'] as const
export type Frame = (typeof frames)[number]
export type LineCode = { frame: Frame; key: string }

/** What is in no line yet. */
export const missing = 'missing'
/** Every row of a frame. */
export const all = 'all'

const pattern = /^([a-z]+)\.([A-Za-z0-9]+)$/
/** The frame and the line of `products.companies`; undefined for what names none. */
export function lineOfCode(code: string): LineCode | undefined {
  const [, name, key] = pattern.exec(code) ?? []
  const frame = frames.find((known) => known === name)
  return frame === undefined || key === undefined ? undefined : { frame, key }
}
export const codeOfLine = ({ frame, key }: LineCode): string => `${frame}.${key}`
