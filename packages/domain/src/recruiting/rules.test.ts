import { describe, expect, it } from 'vitest'
import { billStatus } from '../billing/status.ts'
import { boostStateOf } from './boost-state.ts'
import { basketTotals, firstFree, freeDay, overlapping, spanOf } from './rules.ts'

const zone = 'Europe/Paris'
const now = new Date('2027-03-10T09:30:00Z')
const span = (from: string, to: string) => ({ starts_at: new Date(from), ends_at: new Date(to) })

describe('the dates of a boost', () => {
  it('begin at once today, at midnight of the tenant on a later day, and last their days to the minute', () => {
    expect(spanOf({ starts_on: '2027-03-10', days: 7 }, [], { now, zone })).toEqual(span('2027-03-10T09:30:00Z', '2027-03-17T09:30:00Z'))
    expect(spanOf({ starts_on: '2027-03-20', days: 15 }, [], { now, zone })).toEqual(span('2027-03-19T23:00:00Z', '2027-04-03T22:00:00Z'))
  })
  it('follow what ends on that day, without a gap', () => {
    const standing = [span('2027-03-01T10:00:00Z', '2027-03-16T10:00:00Z')]
    expect(freeDay(standing, { now, zone })).toBe('2027-03-16')
    const next = spanOf({ starts_on: '2027-03-16', days: 7 }, standing, { now, zone })
    expect(next).toEqual(span('2027-03-16T10:00:00Z', '2027-03-23T10:00:00Z'))
    expect(overlapping(standing, next)).toBeUndefined()
    expect(overlapping(standing, spanOf({ starts_on: '2027-03-15', days: 7 }, standing, { now, zone }))).toBe(standing[0])
  })
  it('paid late, begin at the first gap long enough', () => {
    const week = 7 * 86_400_000
    const standing = [span('2027-03-20T00:00:00Z', '2027-03-27T00:00:00Z'), span('2027-03-12T00:00:00Z', '2027-03-15T00:00:00Z')]
    expect(firstFree(standing, now, week)).toEqual(new Date('2027-03-27T00:00:00Z'))
    expect(firstFree(standing, now, 86_400_000)).toEqual(now)
    expect(firstFree([], now, week)).toEqual(now)
  })
})

describe('where a boost stands', () => {
  const paid = billStatus.codeOf('paid')
  const facts = { ...span('2027-03-01T00:00:00Z', '2027-03-20T00:00:00Z'), stopped_at: null, bill_status: paid }
  it('is read from its dates and its bill, and ends alone', () => {
    expect(boostStateOf(facts, now)).toBe('running')
    expect(boostStateOf(facts, new Date('2027-02-28T00:00:00Z'))).toBe('scheduled')
    expect(boostStateOf(facts, new Date('2027-03-20T00:00:00Z'))).toBe('ended')
    expect(boostStateOf({ ...facts, bill_status: billStatus.codeOf('toPay') }, now)).toBe('toPay')
    expect(boostStateOf({ ...facts, bill_status: billStatus.codeOf('credited') }, now)).toBe('stopped')
    expect(boostStateOf({ ...facts, stopped_at: now }, now)).toBe('stopped')
  })
})

describe('the basket', () => {
  it('INV-40 rounds the tax once a rate', () => {
    const one = { amount_ht: 1_333, vat_rate: 2000, vat_reason: null }
    expect(basketTotals([one, one, one])).toMatchObject({ total_ht: 3_999, total_tax: 800, total_ttc: 4_799 })
  })
})
