/** A person’s own data on their profile; the page is that of the profile. */
export const ownData = (id: number): string => `/user/${id}?tab=my-data`
