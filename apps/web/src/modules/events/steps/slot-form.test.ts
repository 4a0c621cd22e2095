import { expect, test } from 'vitest'
import { endFollowing, nextSlot } from './slot-form.tsx'

const at = (text: string) => new Date(`2027-03-04T${text}:00Z`)
const zone = { time_zone: 'UTC' }

test('a slot is proposed inside the dates of its event', () => {
  expect(nextSlot({ ...zone, start_date: at('10:00'), end_date: at('12:00') }, [])).toMatchObject({
    start_at: at('10:00'),
    end_at: at('12:00'),
  })
  expect(nextSlot({ ...zone, start_date: at('18:00'), end_date: at('20:00') }, [])).toMatchObject({
    start_at: at('18:00'),
    end_at: at('20:00'),
  })
  expect(nextSlot({ ...zone, start_date: at('08:00'), end_date: at('18:00') }, [])).toMatchObject({
    start_at: at('09:00'),
    end_at: at('12:30'),
  })
})

test('nothing is proposed past the end of the event', () => {
  const morning = { start_at: at('14:00'), end_at: at('17:30'), room_id: null } as never
  const { start_at } = nextSlot({ ...zone, start_date: at('08:00'), end_date: at('18:00') }, [morning]) as { start_at?: Date }
  expect(start_at).toBeUndefined()
})

test('the end follows the start', () => {
  expect(endFollowing({ start_at: at('09:00'), end_at: at('12:30') }, at('14:00'))).toEqual(at('17:30'))
})
