/** What a screen shows of what is not known; the card of a list leaves such a line out. */
export const emptyPlaceholder = '–'
