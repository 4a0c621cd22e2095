import { expect, test } from 'vitest'
import { attestedObjectives } from './attested-objectives.ts'

test('FOR-36 an objective of the programme is told as its test found it, and never acquired without one', () => {
  const programme = '- Protéger une zone d’accident.\n• Alerter\n\n  Masser ;'
  expect(
    attestedObjectives(programme, [
      { objective: 'protéger une zone d’accident', mastery: 'acquired' },
      { objective: 'Masser', mastery: 'inProgress' },
      { objective: 'Passer le relais', mastery: 'notAcquired' },
    ]),
  ).toEqual([
    { text: 'Protéger une zone d’accident.', result: 'acquired' },
    { text: 'Alerter', result: 'unassessed' },
    { text: 'Masser ;', result: 'partial' },
    { text: 'Passer le relais', result: 'missed' },
  ])
  expect(attestedObjectives('', [])).toEqual([])
})
