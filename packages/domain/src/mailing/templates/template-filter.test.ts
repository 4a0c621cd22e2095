import { expect, test } from 'vitest'
import { moments } from '../moments.ts'
import type { TemplateLine } from '../templates-contract.ts'
import { channelsOf } from './channels.ts'
import { isLookedFor, rejectionRate, subjectOf } from './template-filter.ts'

const say = ({ fr }: { fr: string }) => fr.replace('{task.e}', 'e').replace('{task.du}', 'de la tâche')
const line: TemplateLine = {
  moment: 'task_done',
  is_on: true,
  own: [],
  subjects: { fr: null, en: null },
  channels: ['mail'],
  copy_to: [],
  copy_roles: [],
  removed_roles: [],
  scopes: 0,
  timing: null,
  sent: 0,
  rejected: 0,
  changed_at: null,
}
const all = { show: 'all', q: '' } as const
const finds = (part: Partial<TemplateLine>, search: Partial<Parameters<typeof isLookedFor>[2]>) =>
  isLookedFor(moments.task_done, { ...line, ...part }, { ...all, ...search }, say)

test('a subject is read with its fields by their names, the tenant’s own before the product’s', () => {
  expect(subjectOf(moments.task_done, line, 'fr', say)).toBe('Faite\u00A0: [Intitulé de la tâche]')
  expect(subjectOf(moments.task_done, { ...line, subjects: { fr: 'Bravo {{contact.first_name}}', en: null } }, 'fr', say)).toBe(
    'Bravo [Prénom]',
  )
  expect(subjectOf(moments.suspension_notice, undefined, 'fr', say)).toBe('')
})

test('a message is found by its subject in either language, without accents', () => {
  expect(finds({}, { q: 'FAITE : [intitule' })).toBe(false)
  expect(finds({}, { q: 'faite\u00A0: [INTITULE' })).toBe(true)
  expect(finds({ subjects: { fr: null, en: 'All set' } }, { q: 'all set' })).toBe(true)
  expect(finds({}, { q: 'all set' })).toBe(false)
})

test('languages: written in one, or written in one and left as it came in the other', () => {
  expect(finds({ own: ['fr'] }, { language: 'fr' })).toBe(true)
  expect(finds({ own: ['fr'] }, { language: 'en' })).toBe(false)
  expect(finds({ own: ['fr'] }, { language: 'untranslated' })).toBe(true)
  expect(finds({ own: ['fr', 'en'] }, { language: 'untranslated' })).toBe(false)
})

test('a channel is one the message takes as it is set', () => {
  const means = { by_mail: true, by_bell: true, by_push: true, hasPush: true, hasSms: true }
  expect(channelsOf(moments.validation_code, means)).not.toContain('push')
  expect(channelsOf(moments.open_attendance, means)).toEqual(['mail', 'bell', 'push', 'sms'])
  expect(channelsOf(moments.open_attendance, { ...means, by_mail: false, hasPush: false, hasSms: false })).toEqual(['bell'])
  expect(finds({ channels: ['mail', 'sms'] }, { channel: 'sms' })).toBe(true)
  expect(finds({}, { channel: 'sms' })).toBe(false)
})

test('the rejection rate is of the mails that left, none without any', () => {
  expect(rejectionRate({ sent: 0, rejected: 0 })).toBeNull()
  expect(rejectionRate({ sent: 3, rejected: 1 })).toBe(33)
})
