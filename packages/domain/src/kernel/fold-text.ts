/** A text as it is compared: without case, accents and spaces around. */
export const foldText = (text: string): string => text.trim().toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
