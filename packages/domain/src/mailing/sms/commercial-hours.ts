import { frenchHolidays } from '../../kernel/holidays.ts'
import { addDays, defaultZone, instantInZone, weekdayOf, zonedParts } from '../../kernel/zones.ts'

/** Where a stored number lives: its clock, and the day off its territory has besides those of the country. */
const territories: Readonly<Record<string, { zone: string; holiday?: string }>> = {
  '+590': { zone: 'America/Guadeloupe', holiday: '05-27' },
  '+596': { zone: 'America/Martinique', holiday: '05-22' },
  '+594': { zone: 'America/Cayenne', holiday: '06-10' },
  '+262': { zone: 'Indian/Reunion', holiday: '12-20' },
  '+508': { zone: 'America/Miquelon' },
}
const mayotte = { zone: 'Indian/Mayotte', holiday: '04-27' }

function territoryOf(number: string): { zone: string; holiday?: string } {
  if (/^\+262(269|639)/.test(number)) return mayotte
  return territories[number.slice(0, 4)] ?? { zone: defaultZone }
}

const opens = '10:00'
const closes = '20:00'

/** When a commercial message may next leave for a number: Monday to Saturday, 10 to 20 h where it lives, never on a holiday (PRV-13). */
export function commercialOpening(now: Date, number: string): Date {
  const { zone, holiday } = territoryOf(number)
  const { day: today, time } = zonedParts(now, zone)
  const isOpen = (day: string): boolean =>
    weekdayOf(day) !== 7 && !frenchHolidays(Number(day.slice(0, 4))).includes(day) && day.slice(5) !== holiday
  if (isOpen(today) && time >= opens && time < closes) return now
  let day = isOpen(today) && time < opens ? today : addDays(today, 1)
  while (!isOpen(day)) day = addDays(day, 1)
  return instantInZone(day, opens, zone)
}
