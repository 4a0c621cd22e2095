import type { Answer, Question, ShownQuestion } from './question.ts'

/** For each question, what stands at each shown place: shown place → place the author gave. */
export type Shuffles = Readonly<Record<string, readonly number[]>>

const places = (n: number): number[] => Array.from({ length: n }, (_, at) => at)

/** The places of a list in an order drawn by `random` (0 ≤ x < 1). */
export function drawn(n: number, random: () => number): number[] {
  const list = places(n)
  for (let at = n - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    const [one, two] = [list[at] ?? 0, list[other] ?? 0]
    list[at] = two
    list[other] = one
  }
  return list
}

/** An order that is not the author's: turned by one place when the draw gave it. */
const away = (order: number[]): number[] => (order.every((place, at) => place === at) ? [...order.slice(1), ...order.slice(0, 1)] : order)

const lengthOf = (question: Question): number => {
  if (question.kind === 'single' || question.kind === 'multiple') return question.choices.length
  if (question.kind === 'order') return question.items.length
  return question.kind === 'match' ? question.pairs.length : 0
}

/** The order of each question in an attempt: what would give the answer away is always drawn, choices only where the quiz says so. */
export function shufflesOf(questions: readonly Question[], isShuffled: boolean, random: () => number): Shuffles {
  const orderOf = (question: Question): number[] => {
    const length = lengthOf(question)
    if (question.kind === 'order' || question.kind === 'match') return away(drawn(length, random))
    return isShuffled ? drawn(length, random) : places(length)
  }
  return Object.fromEntries(questions.map((question) => [question.id, orderOf(question)]))
}

const textsOf = (question: Question): readonly string[] => {
  if (question.kind === 'single' || question.kind === 'multiple') return question.choices.map(({ text }) => text)
  if (question.kind === 'order') return question.items
  return question.kind === 'match' ? question.pairs.map(({ right }) => right) : []
}

/** A question without its solution, in the order of an attempt. */
export function shownQuestion(question: Question, shuffles: Shuffles): ShownQuestion {
  const texts = textsOf(question)
  const order = shuffles[question.id] ?? places(texts.length)
  return {
    id: question.id,
    kind: question.kind,
    statement: question.statement,
    points: question.points,
    choices: order.map((place) => texts[place] ?? ''),
    left: question.kind === 'match' ? question.pairs.map(({ left }) => left) : [],
  }
}

/** An answer in the author's places. */
export function unshuffled(question: Question, answer: Answer, shuffles: Shuffles): Answer {
  if (typeof answer === 'string' || question.kind === 'trueFalse') return answer
  const order = shuffles[question.id] ?? []
  return answer.map((shown) => order[shown] ?? -1)
}
/** The right answer, in the places of an attempt; a text where there is one to show. */
export function solutionOf(question: Question, shuffles: Shuffles): Answer {
  const order = shuffles[question.id] ?? []
  const shown = (place: number): number => order.indexOf(place)
  switch (question.kind) {
    case 'single':
    case 'multiple':
      return question.choices.flatMap(({ is_right }, place) => (is_right ? [shown(place)] : [])).toSorted((a, b) => a - b)
    case 'trueFalse':
      return [question.is_true ? 0 : 1]
    case 'order':
      return question.items.map((_, place) => shown(place))
    case 'match':
      return question.pairs.map((_, place) => shown(place))
    case 'text':
      return question.accepted.join(' / ')
    case 'number':
      return String(question.value)
  }
}
