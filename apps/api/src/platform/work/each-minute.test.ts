import { expect, test } from 'vitest'
import { openMinutely } from './each-minute.ts'

test('what fails is reported and holds back no other; a kind added again replaces itself', async () => {
  const failures: string[] = []
  const ran: string[] = []
  const minutely = openMinutely(({ message }) => failures.push(message))
  const runs = (name: string) => async () => {
    ran.push(name)
    return Promise.allSettled([Promise.resolve()])
  }
  minutely.add('first', () => Promise.allSettled([Promise.reject(new Error('first failed'))]))
  minutely.add('second', runs('an older second'))
  minutely.add('second', runs('second'))
  minutely.add('third', runs('third'))
  await minutely.run()
  await minutely.run()
  expect({ failures, ran }).toEqual({ failures: ['first failed', 'first failed'], ran: ['second', 'third', 'second', 'third'] })
})
