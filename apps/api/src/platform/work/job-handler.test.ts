import { expect, test } from 'vitest'
import { inRounds, type JobSetting, oneOf } from './job-handler.ts'

type Sent = { id: number; what: string }
const setting = {} as JobSetting // nothing here reads it

/** Rounds as they were worked; one that holds `bad` fails. */
function runner() {
  const rounds: string[][] = []
  const run = inRounds<Sent>(
    ({ id }) => id,
    async (_, jobs) => {
      rounds.push(jobs.map(({ what }) => what))
      if (jobs.some(({ what }) => what === 'bad')) throw new Error('bad')
    },
  )
  return { rounds, run }
}
const statuses = (ended: readonly PromiseSettledResult<unknown>[]): string[] => ended.map(({ status }) => status)

test('jobs are worked in one round, those of one subject one after the other', async () => {
  const { rounds, run } = runner()
  const ended = await run(setting, [
    { id: 1, what: 'a' },
    { id: 2, what: 'b' },
    { id: 1, what: 'c' },
  ])
  expect(rounds).toEqual([['a', 'b'], ['c']])
  expect(statuses(ended)).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
})

test('one that cannot be done holds back no other', async () => {
  const { rounds, run } = runner()
  const ended = await run(setting, [
    { id: 1, what: 'a' },
    { id: 2, what: 'bad' },
    { id: 3, what: 'b' },
  ])
  expect(rounds).toEqual([['a', 'bad', 'b'], ['a'], ['bad'], ['b']])
  expect(statuses(ended)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

test('one alone fails of its own failure, and is tried once', async () => {
  const { rounds, run } = runner()
  await expect(oneOf(run)(setting, { id: 1, what: 'bad' })).rejects.toThrow('bad')
  expect(rounds).toEqual([['bad']])
})
