import { expect, test } from 'vitest'
import { readCaptions, textOf } from './captions.ts'
import { chaptersFrom, chaptersText } from './chapters.ts'

test('chapters are typed one a line and put in order; the line at fault is told', () => {
  const read = chaptersFrom('1:15 Les gestes\n\n0:00  Introduction', 120)
  expect(read).toEqual({
    chapters: [
      { at: 0, title: 'Introduction' },
      { at: 75, title: 'Les gestes' },
    ],
  })
  expect('chapters' in read && chaptersText(read.chapters)).toBe('0:00 Introduction\n1:15 Les gestes')
  expect(chaptersFrom('Introduction', 120)).toEqual({ wrong: 'Introduction' })
  expect(chaptersFrom('2:00 Après la fin', 120)).toEqual({ wrong: '2:00 Après la fin' })
  expect(chaptersFrom('0:10 Un\n0:10 Deux', null)).toEqual({ wrong: '0:10 Deux' })
})

test('captions are read cue by cue, without their marks', () => {
  const file =
    '\uFEFFWEBVTT\r\n\r\nNOTE de travail\r\n\r\n1\r\n00:00.000 --> 00:02.500 align:start\r\n<b>Bonjour</b>\r\nà tous\r\n\r\n00:02.500 --> 01:00:05.000\r\nProtéger\r\n'
  const read = readCaptions(file)
  expect(read).toEqual({
    cues: [
      { from: 0, to: 2.5, text: 'Bonjour à tous' },
      { from: 2.5, to: 3605, text: 'Protéger' },
    ],
  })
  expect('cues' in read && textOf(read.cues)).toBe('Bonjour à tous\nProtéger')
})

test('what is no captions says why, and where', () => {
  expect(readCaptions('1\n00:00:01,000 --> 00:00:02,000\nBonjour')).toEqual({ problem: 'notCaptions', line: 1 })
  expect(readCaptions('WEBVTT\n\n00:00:01,000 --> 00:00:02,000\nBonjour')).toEqual({ problem: 'wrongTime', line: 3 })
  expect(readCaptions('WEBVTT\n\n00:05.000 --> 00:02.000\nBonjour')).toEqual({ problem: 'wrongTime', line: 3 })
  expect(readCaptions('WEBVTT\n')).toMatchObject({ problem: 'noCue' })
})
