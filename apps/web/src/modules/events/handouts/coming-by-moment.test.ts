import { expect, test } from 'vitest'
import { comingByMoment } from './coming-by-moment.ts'

test('one line for each message at each time, with how many leave and how many are stopped', () => {
  const [morning, evening] = [new Date('2027-03-01T08:00:00Z'), new Date('2027-03-01T18:00:00Z')]
  const mail = (moment: string, due_at: Date, is_suspended = false) => ({ moment, due_at, is_suspended })
  expect(
    comingByMoment([
      mail('send_ticket', morning),
      mail('remind_paper', morning),
      mail('send_ticket', morning, true),
      mail('send_ticket', evening),
    ]),
  ).toEqual([
    { moment: 'send_ticket', due_at: morning, n: 2, stopped: 1 },
    { moment: 'remind_paper', due_at: morning, n: 1, stopped: 0 },
    { moment: 'send_ticket', due_at: evening, n: 1, stopped: 0 },
  ])
})
