import type { Sentence } from '../kernel/sentence.ts'
import type { Count, Figures } from './figures.ts'
import { learnerStatus } from './learner-status.ts'
import { all, codeOfLine, type Frame, missing } from './line-code.ts'
import { markOfLine, productLine } from './product-line.ts'
import { returnWords as w } from './return-legal.ts'
import { specialityName } from './speciality.ts'
import { certificationLevel, trainingObjective } from './training-objective.ts'

/** A line of a frame: what the form calls it, its amounts in whole euros, or its people and whole hours. */
export type FrameLine = {
  mark: string
  label: Sentence
  /** Opens what it counts; absent on a sum of other lines. */
  code?: string
  /** Euros alone, or people then hours. */
  values: readonly number[]
  is?: 'total' | 'part' | 'missing'
}
/** `isMoney`: one column of euros; else people and hours. */
export type FrameTable = { key: string; title: Sentence; isMoney: boolean; lines: readonly FrameLine[] }

const said = (name: string): Sentence => ({ fr: name, en: name })
const code = (frame: Frame, key: string): string => codeOfLine({ frame, key })
const both = ({ people, hours }: Count): number[] => [people, hours]
/** Shown while there is something to class. */
const toClass = (frame: Frame, values: number[]): FrameLine[] =>
  values.some((value) => value !== 0) ? [{ mark: '', label: w.unclassed, code: code(frame, missing), values, is: 'missing' }] : []

function productLines({ products, funded, total, unclassed }: Figures): FrameLine[] {
  const lines = products.map(({ line, euros }) => ({
    line,
    shown: { mark: markOfLine[line], label: productLine.labelOf(line), code: code('products', line), values: [euros] },
  }))
  const isFunded = ({ line }: (typeof lines)[number]): boolean => productLine.isIn(line, 'isFunded')
  const [first, ...rest] = lines.filter((line) => !isFunded(line)).map(({ shown }) => shown)
  return [
    ...(first ? [first] : []),
    ...lines.filter(isFunded).map(({ shown }): FrameLine => ({ ...shown, is: 'part' })),
    { mark: '2', label: w.funded, values: [funded] },
    ...rest,
    { mark: '', label: w.totalProducts, values: [total], is: 'total' },
    ...toClass('payers', [unclassed]),
  ]
}

const letters = 'abcdef'
const markAt = (at: number): string => letters[at] ?? ''

/** The frames of the form that the data fills, in its order (BPF-04). */
export const framesOf = (figures: Figures): FrameTable[] => [
  { key: 'C', title: w.frameC, isMoney: true, lines: productLines(figures) },
  {
    key: 'E',
    title: w.frameE,
    isMoney: false,
    lines: [
      { mark: '1', label: w.ownTrainers, code: code('trainers', 'own'), values: both(figures.own_trainers) },
      { mark: '2', label: w.externalTrainers, code: code('trainers', 'external'), values: both(figures.external_trainers) },
    ],
  },
  {
    key: 'F-1',
    title: w.frameF1,
    isMoney: false,
    lines: [
      ...figures.learners.map(
        ({ status, ...count }, at): FrameLine => ({
          mark: markAt(at),
          label: learnerStatus.labelOf(status),
          code: code('learners', status),
          values: both(count),
        }),
      ),
      ...toClass('learners', both(figures.unclassed_learners)),
      { mark: '(1)', label: w.totalLearners, code: code('learners', all), values: both(figures.all_learners), is: 'total' },
    ],
  },
  {
    key: 'F-2',
    title: w.frameF2,
    isMoney: false,
    lines: [{ mark: '(2)', label: w.totalGiven, code: code('events', 'given'), values: both(figures.given), is: 'total' }],
  },
  {
    key: 'F-3',
    title: w.frameF3,
    isMoney: false,
    lines: [
      ...figures.objectives.flatMap(({ objective, ...count }, at): FrameLine[] => [
        { mark: markAt(at), label: trainingObjective.labelOf(objective), code: code('objectives', objective), values: both(count) },
        ...(objective === 'rncp' ? levelLines(figures) : []),
      ]),
      { mark: '(3)', label: w.totalObjectives, values: both(figures.all_learners), is: 'total' },
    ],
  },
  {
    key: 'F-4',
    title: w.frameF4,
    isMoney: false,
    lines: [
      ...figures.specialities.map(
        ({ nsf, ...count }): FrameLine => ({
          mark: nsf,
          label: said(specialityName(nsf).replace(/^\d+ /, '')),
          code: code('specialities', nsf),
          values: both(count),
        }),
      ),
      { mark: '', label: w.otherSpecialities, code: code('specialities', 'others'), values: both(figures.other_specialities) },
      ...toClass('specialities', both(figures.unclassed_specialities)),
      { mark: '(4)', label: w.totalSpecialities, values: both(figures.all_learners), is: 'total' },
    ],
  },
  {
    key: 'G',
    title: w.frameG,
    isMoney: false,
    lines: [{ mark: '(5)', label: w.totalOrdered, code: code('events', 'ordered'), values: both(figures.ordered), is: 'total' }],
  },
]

const levelLines = (figures: Figures): FrameLine[] => [
  ...figures.levels.map(
    ({ level, ...count }): FrameLine => ({
      mark: '',
      label: certificationLevel.labelOf(level),
      code: code('levels', level),
      values: both(count),
      is: 'part',
    }),
  ),
  ...toClass('levels', both(figures.unclassed_levels)),
]

/** The line of a code, in words, with the frame it is of; undefined where the return has no such line. */
export function lineNamed(figures: Figures, named: string): { frame: Sentence; label: Sentence } | undefined {
  for (const { title, lines } of framesOf(figures))
    for (const line of lines) if (line.code === named) return { frame: title, label: line.label }
  return undefined
}

/** What changed since a return was frozen: lines whose figures are others today. */
export function driftOf(frozen: Figures, now: Figures): { code: string; frozen: number[]; now: number[] }[] {
  const valuesOf = (figures: Figures): Map<string, readonly number[]> =>
    new Map(framesOf(figures).flatMap(({ lines }) => lines.flatMap((line) => (line.code === undefined ? [] : [[line.code, line.values]]))))
  const before = valuesOf(frozen)
  const after = valuesOf(now)
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((named) => {
    const zeros = (before.get(named) ?? after.get(named) ?? []).map(() => 0)
    const [was, is] = [[...(before.get(named) ?? zeros)], [...(after.get(named) ?? zeros)]]
    return was.join() === is.join() ? [] : [{ code: named, frozen: was, now: is }]
  })
}
