import * as z from 'zod/mini'

/** Kinds of questions a machine marks, and texts a person may have to. */
export const questionKinds = ['single', 'multiple', 'trueFalse', 'order', 'match', 'text', 'number'] as const
export type QuestionKind = (typeof questionKinds)[number]

const words = (max: number) => z.string().check(z.trim(), z.maxLength(max, 'tooLong'))
const needed = (max: number) => z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(max, 'tooLong'))

/** Most choices, items or pairs of a question. */
export const mostChoices = 20
const common = {
  /** Made by the editor, unique in the quiz: answers are stored under it. */
  id: z.string().check(z.regex(/^[a-z0-9]{4,20}$/, 'wrongFormat')),
  statement: words(2000),
  /** Read with the right answer. */
  explanation: words(2000),
  /** What of the programme it assesses; empty for none. */
  objective: words(200),
  points: z.int().check(z.minimum(1, 'min'), z.maximum(100, 'max')),
}
const Choice = z.object({ text: needed(500), is_right: z.boolean() })
const list = <S extends z.core.$ZodType>(item: S) => z.array(item).check(z.maxLength(mostChoices, 'tooMany'))

/** A question as its author writes it, with its solution: never sent to whoever takes the quiz. */
export const Question = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('single'), ...common, choices: list(Choice) }),
  z.object({ kind: z.literal('multiple'), ...common, choices: list(Choice) }),
  z.object({ kind: z.literal('trueFalse'), ...common, is_true: z.boolean() }),
  /** Items in the right order. */
  z.object({ kind: z.literal('order'), ...common, items: list(needed(500)) }),
  z.object({ kind: z.literal('match'), ...common, pairs: list(z.object({ left: needed(500), right: needed(500) })) }),
  /** Accepted texts, whatever their case and accents; without any, a person marks it. */
  z.object({ kind: z.literal('text'), ...common, accepted: list(needed(200)) }),
  z.object({ kind: z.literal('number'), ...common, value: z.number(), tolerance: z.number().check(z.nonnegative('min')) }),
])
export type Question = z.output<typeof Question>

/** Most questions of a quiz. */
export const mostQuestions = 100
export const Questions = z.array(Question).check(
  z.maxLength(mostQuestions, 'tooMany'),
  z.refine((questions) => new Set(questions.map(({ id }) => id)).size === questions.length, 'duplicate'),
)

/**
 * A question as whoever takes the quiz sees it: its choices, its items to put in order, or the two sides to match, each in an order of their own
 * attempt. An answer names them by their place there.
 */
export const ShownQuestion = z.object({
  id: z.string(),
  kind: z.enum(questionKinds),
  statement: z.string(),
  points: z.int(),
  choices: z.array(z.string()),
  /** What is matched with the choices. */
  left: z.array(z.string()),
})
export type ShownQuestion = z.output<typeof ShownQuestion>

/** Places of choices (one, several, all of them in order, or one for each left side), or what was typed. */
export const Answer = z.union([
  z.array(z.int().check(z.minimum(0, 'min'), z.maximum(mostChoices, 'max'))),
  z.string().check(z.maxLength(5000, 'tooLong')),
])
export type Answer = z.output<typeof Answer>
export type Answers = Readonly<Record<string, Answer>>
