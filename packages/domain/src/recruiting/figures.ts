/** The figures of the page: each is the count of the list it opens. */
export const offerFigures = ['online', 'ending', 'boosted'] as const
export const applicationFigures = ['toStudy', 'silent', 'retained'] as const
export type OfferFigure = (typeof offerFigures)[number]
export type ApplicationFigure = (typeof applicationFigures)[number]
