import { expect, test } from 'vitest'
import { templateFieldsOf } from './merge-fields.ts'
import { recordFieldNames } from './merging/record-fields.ts'
import type { Moment } from './moments/moment.ts'
import { type MomentName, moments } from './moments.ts'

/** What a moment is about: C the person, S their company, E an event, I a registration, B a bill, D a document, P a part in an event, T a task. */
const about = {
  create_user: 'CS',
  validate_user: 'C',
  choose_password: 'C',
  reset_password: 'C',
  validation_code: 'C',
  change_mail: 'C',
  disable_user: 'C',
  create_guest: 'CEI',
  invite_guest: 'CEI',
  remind_invitation: 'CEI',
  complete_guest: 'CEI',
  remind_complete: 'CEI',
  pay_guest: 'CEIB',
  remind_payment: 'CEIB',
  ask_validation: 'CSEI',
  validate_guest: 'CEIB',
  refuse_guest: 'CEI',
  register_guest: 'CSEIB',
  waiting_list_joined: 'CEI',
  waiting_list_offer: 'CEI',
  hold_expired: 'CEI',
  cancel_guest: 'CEIB',
  publish_event: 'CE',
  change_event_date: 'CEIP',
  change_event_place: 'CEIP',
  cancel_event: 'CEIBP',
  remind_event_1: 'CEID',
  remind_event_2: 'CEID',
  start_event: 'CEI',
  end_event: 'EP',
  thank_guest: 'CEID',
  absent_guest: 'CSEI',
  send_meeting_link: 'CEIP',
  open_attendance: 'CEIP',
  remind_attendance: 'CEIP',
  send_document: 'CSED',
  sign_document: 'CSED',
  remind_sign_document: 'CD',
  document_signed: 'CSD',
  reject_document: 'CD',
  request_document: 'CPD',
  validate_document: 'CD',
  send_ticket: 'CEID',
  send_attestation: 'CSEID',
  send_certificate: 'CED',
  send_bill: 'CSBDE',
  send_quote: 'CSB',
  quote_validated: 'CSB',
  quote_rejected: 'CSB',
  send_credit: 'CSBD',
  validate_payment: 'CB',
  payment_failed: 'CB',
  remind_bill_1: 'CSB',
  remind_bill_2: 'CSB',
  remind_bill_3: 'CSB',
  send_questionnaire: 'CE',
  remind_questionnaire: 'CE',
  send_cold_questionnaire: 'CSE',
  send_quiz: 'CE',
  quiz_result: 'CE',
  create_partner: 'PS',
  validate_partner: 'PE',
  assign_partner: 'PE',
  unassign_partner: 'PE',
  remind_partner: 'PE',
  create_task: 'TCE',
  remind_task: 'TCE',
  task_done: 'TCE',
  import_finished: '',
  limit_reached: '',
  password_changed: 'C',
  confirm_subscription: 'C',
  open_vote: 'CEI',
  give_proxy: 'CE',
  vote_result: 'CE',
  share_proof: 'CD',
  send_contract: 'CSEDB',
  unread_message: 'CE',
} satisfies Partial<Record<MomentName, string>>

/** Those whose words are the product's, and why: no template of theirs is written, so that no field is offered. */
const withoutTemplate = {
  delete_user: 'says word for word what was erased and what the law has kept: it is the proof of it',
  collective_registration: 'a summary: the list of people it draws is the message',
  newsletter: 'whoever composes a sending writes all of it, each time',
  alert_match: 'the list of what matches, drawn for each reader',
  support_request: 'read by the support of the product, whom no organisation writes to in words of its own',
} satisfies Partial<Record<MomentName, string>>

const prefixes: Readonly<Record<string, readonly string[]>> = {
  C: ['contact.'],
  S: ['company.'],
  E: ['event.'],
  I: ['registration.'],
  B: ['bill.', 'payment.'],
  P: ['partner.', 'assignment.'],
}
const always = recordFieldNames.filter((key) => /^(org|entity|sender)\.|^(today|now|link\.login|link\.document)$/.test(key))
const isOfAnEvent = (key: string): boolean => key === 'company.order_number'

test.each(Object.entries(about))('%s may call every field of the records it is about (%s), and the organisation’s', (name, letters) => {
  const offered = templateFieldsOf(moments[name as MomentName])
  const expected = [...letters].flatMap((letter) =>
    recordFieldNames.filter(
      (key) => (prefixes[letter] ?? []).some((prefix) => key.startsWith(prefix)) && (letters.includes('E') || !isOfAnEvent(key)),
    ),
  )
  expect(offered).toEqual(expect.arrayContaining([...always, ...expected]))
  if (letters.includes('T')) expect(offered).toEqual(expect.arrayContaining(['task.label', 'task.author', 'task.owner', 'link.task']))
  if (letters.includes('D')) expect(offered.some((key) => /^document\.|^link\.(document|ticket)$/.test(key))).toBe(true)
})

test.each(Object.keys(withoutTemplate))('%s is written by nobody', (name) => {
  expect([moments[name as MomentName] as Moment].map(({ isFixed, merge }) => [isFixed, merge])).toEqual([[true, undefined]])
})

test('a message speaks of no record it is not about', () => {
  const strangers = (name: MomentName, keys: RegExp) => templateFieldsOf(moments[name]).filter((key) => keys.test(key))
  expect(strangers('create_user', /^(event|registration|bill|payment|partner|assignment)\.|^link\.pay$|order_number/)).toEqual([])
  expect(strangers('remind_event_1', /^(bill|payment|partner|assignment)\./)).toEqual([])
  expect(strangers('register_guest', /^(partner|assignment)\./)).toEqual([])
})

test('what leads its reader somewhere says where, under one name, and only what may be left has a way out', () => {
  const all = Object.values<Moment>(moments)
  for (const moment of all) expect([moment.name, !moment.leads || moment.button !== undefined]).toEqual([moment.name, true])
  for (const moment of all)
    expect([moment.name, templateFieldsOf(moment).includes('link.unsubscribe')]).toEqual([moment.name, moment.isMarketing === true])
})
