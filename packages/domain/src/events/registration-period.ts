type Dated = { limit_date: Date | null; start_date: Date | null }

/** Until when people register: the limit, without one the start; null when an event goes on at each one's own pace. */
export const registrationLimit = ({ limit_date, start_date, is_asynchronous }: Dated & { is_asynchronous: boolean }): Date | null =>
  limit_date ?? (is_asynchronous ? null : start_date)

/** A limit may follow the start, for those who join on the way, never the end. */
export const isLimitAfterEnd = ({ limit_date, start_date, end_date }: Dated & { end_date: Date | null }): boolean => {
  const end = end_date ?? start_date
  return limit_date !== null && end !== null && limit_date.getTime() > end.getTime()
}

/** Whether it is too early to register. */
export const isBeforeOpening = ({ opening_date }: { opening_date: Date | null }, now: Date): boolean =>
  opening_date !== null && opening_date.getTime() > now.getTime()

/** Nobody could ever register: they open once they are closed. */
export const opensTooLate = (event: Dated & { opening_date: Date | null; is_asynchronous: boolean }): boolean => {
  const limit = registrationLimit(event)
  return event.opening_date !== null && limit !== null && event.opening_date.getTime() >= limit.getTime()
}
