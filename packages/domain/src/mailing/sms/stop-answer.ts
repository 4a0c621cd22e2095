const stops = ['stop', 'arret', 'arreter', 'unsubscribe', 'desabonner']

/** Whether an answer asks for no more messages: its first word, whatever its accents, capitals and full stop (PRV-13). */
export function asksToStop(text: string): boolean {
  const [first = ''] = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '')
  return stops.includes(first)
}
