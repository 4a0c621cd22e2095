import { expect, test } from 'vitest'
import { news, newsFor, unreadAmong } from './news.ts'

test('notes are told newest first, each under a key of its own', () => {
  const days = news.map(({ day }) => day)
  expect(days).toEqual(days.toSorted().toReversed())
  expect(new Set(news.map(({ key }) => key)).size).toBe(news.length)
})

test('what only administration can use is not told to others', () => {
  expect(newsFor(true)).toEqual(news)
  expect(newsFor(false).some(({ isForAdministration }) => isForAdministration)).toBe(false)
})

test('notes above the one last read are unread, even when that one is not theirs', () => {
  const own = newsFor(false)
  expect(unreadAmong(own, null)).toBe(own.length)
  expect(unreadAmong(own, news[0]!.key)).toBe(0)
  expect(unreadAmong(own, 'help-menu')).toBe(9)
  expect(unreadAmong(news, 'new-version')).toBe(33)
})
