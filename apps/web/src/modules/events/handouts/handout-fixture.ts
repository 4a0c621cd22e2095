/** A document given out as the API answers it: open, for those whose place is certain. */
export const aHandout = (id: number, name: string, change: object = {}) => ({
  id,
  name,
  category: 9,
  activity: null,
  activity_title: null,
  opens: 0,
  opens_on: null,
  closes: null,
  closes_on: null,
  content_type: 'application/pdf',
  size: 2000,
  is_open: true,
  ...change,
})
