import { useParams } from '@tanstack/react-router'

/** The number of a record in the address; 0 names none. */
export function useRecordId(name = 'id'): number {
  const text = (useParams({ strict: false }) as Record<string, string | undefined>)[name] ?? ''
  return /^\d{1,15}$/.test(text) ? Number(text) : 0
}
